import { describe, expect, it } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import { fngSteps } from '../../src/contract/fng.ts'
import { postsOf } from '../../src/renderer/systems/fng/muster/postList.ts'
import { attributeOptions } from '../../src/renderer/systems/fng/muster/attributeList.ts'
import {
  emptyMuster,
  musterInput,
  namesOf,
  problemsOf,
  warningsOf,
} from '../../src/renderer/systems/fng/muster/musterForm.ts'
import { useMuster } from '../../src/renderer/systems/fng/muster/useMuster.ts'
import { done, fakeBridge, Refusal } from './support/fakeBridge.ts'
import { tables } from './support/sampleViews.ts'

const filled = () => ({ ...emptyMuster(), unit: '2nd Platoon', attributes: ['lucky', 'agile'] as [string, string] })

describe('the new-tour wizard', () => {
  it('wants a unit and two different attributes', () => {
    expect(problemsOf(emptyMuster(), 'unit')).toHaveLength(1)
    expect(problemsOf(emptyMuster(), 'star')).toHaveLength(1)
    expect(problemsOf({ ...filled(), attributes: ['lucky', 'lucky'] }, 'star')).toHaveLength(1)
    expect(problemsOf(filled(), 'star')).toEqual([])
    expect(problemsOf({ ...filled(), firstNames: 'Joe' }, 'dice')).toHaveLength(1)
  })

  it('warns of an unusual Corps and of a tour that will be cut, and bars neither', () => {
    expect(warningsOf(filled())).toEqual({ corps: null, start: null })
    expect(warningsOf({ ...filled(), corps: 'iii' }).corps).toContain('I Corps')
    expect(warningsOf({ ...filled(), startHalfMonth: 22 }).start).toBeNull()
    expect(warningsOf({ ...filled(), startHalfMonth: 23 }).start).toContain('early December 1967')
    expect(warningsOf({ ...filled(), list: 'anzac', corps: 'iii', startHalfMonth: 24 }).start).toBeNull()
    expect(warningsOf({ ...filled(), list: 'arvn-post-1968', corps: 'iv', startHalfMonth: 25 }).start).toContain(
      'January 1968',
    )
  })

  it('makes an input that passes the contract, without what the force does not offer', () => {
    const input = musterInput({
      ...filled(),
      squads: 4,
      squad: 4,
      flakJackets: true,
      firstNames: 'Joe\nAl',
      lastNames: 'Orr, Daneeka',
    })
    expect(input).toMatchObject({
      squads: 3,
      flakJackets: false,
      star: { squad: 3 },
      names: { first: ['Joe', 'Al'], last: ['Orr', 'Daneeka'] },
    })
    expect(fngSteps.muster.safeParse(input).success).toBe(true)
    expect(musterInput({ ...filled(), list: 'sf-cidg', squads: 4 }).squads).toBe(4)
    expect(namesOf(' \n,;')).toEqual([])
  })

  it('makes one file only, however often the muster is refused', async () => {
    let tries = 0
    const bridge = fakeBridge({
      'library.create': () => ({ campaign: '2nd Platoon.tour' }),
      'fng.muster': () => {
        tries += 1
        if (tries === 1) throw new Refusal({ code: 'bad-input', message: 'That post is not in this list.' })
        return done('Muster')
      },
    })
    const muster = useMuster(
      createApi(bridge),
      () => 'program',
      () => null,
    )
    Object.assign(muster.form, filled())
    expect(await muster.muster()).toBeUndefined()
    expect(muster.step.failure.value?.code).toBe('bad-input')
    expect((await muster.muster())?.status).toBe('done')
    expect(bridge.calls.filter((call) => call.procedure === 'library.create')).toHaveLength(1)
  })

  it('goes back to the unit when its name is taken', async () => {
    const bridge = fakeBridge({
      'library.create': () => {
        throw new Refusal({ code: 'name-taken', message: 'There is a tour of this name. Choose another.' })
      },
    })
    const muster = useMuster(
      createApi(bridge),
      () => 'program',
      () => null,
    )
    Object.assign(muster.form, filled())
    muster.at.value = 3
    await muster.muster()
    expect(muster.page.value.id).toBe('unit')
  })

  it('reads the 36 attributes with their effects from the tables', () => {
    const options = attributeOptions(tables)
    expect(options).toHaveLength(36)
    expect(options[3]).toEqual({
      id: 'born-leader',
      name: 'Born Leader',
      effects: ['Received Fire, Man Down: +1d6 for himself, within 4" of the leader'],
    })
  })

  it('offers the posts that the list of the force has', () => {
    const list = {
      ...tables[0]!,
      id: 'army.anzac',
      rows: [{ key: 'squad.nco' }, { key: 'squad.riflemen' }, { key: 'squad.smgGunner' }],
    }
    expect(postsOf('anzac', [list]).map((post) => post.value)).toEqual(['squadLeader', 'smgGunner', 'rifleman'])
    expect(postsOf('usmc', [list]).length).toBeGreaterThan(5)
  })
})
