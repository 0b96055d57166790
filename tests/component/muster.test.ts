import { mount } from '@vue/test-utils'
import { nextTick, reactive } from 'vue'
import { describe, expect, it } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import { fngSteps } from '../../src/games/fng/contract/fng.ts'
import {
  chooseForce,
  emptyMuster,
  musterInput,
  namesOf,
  problemsOf,
  starPosts,
  warningsOf,
  weaponChoices,
} from '../../src/games/fng/screens/muster/musterForm.ts'
import StarPage from '../../src/games/fng/screens/muster/StarPage.vue'
import { useMuster } from '../../src/games/fng/screens/muster/useMuster.ts'
import { done, fakeBridge, Refusal } from './support/fakeBridge.ts'
import { sampleMuster } from './support/sampleMuster.ts'

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
    expect(warningsOf(filled(), sampleMuster)).toEqual({ corps: null, start: null })
    expect(warningsOf({ ...filled(), corps: 'iii' }, sampleMuster).corps).toContain('I Corps')
    expect(warningsOf({ ...filled(), startHalfMonth: 22 }, sampleMuster).start).toBeNull()
    expect(warningsOf({ ...filled(), startHalfMonth: 23 }, sampleMuster).start).toContain('early December 1967')
    expect(warningsOf({ ...filled(), list: 'anzac', corps: 'iii', startHalfMonth: 24 }, sampleMuster).start).toBeNull()
    expect(
      warningsOf({ ...filled(), list: 'arvn-post-1968', corps: 'iv', startHalfMonth: 25 }, sampleMuster).start,
    ).toContain('January 1968')
  })

  it('makes an input that passes the contract, without what the force does not offer', () => {
    const input = musterInput(
      {
        ...filled(),
        squads: 4,
        squad: 4,
        flakJackets: true,
        firstNames: 'Joe\nAl',
        lastNames: 'Orr, Daneeka',
      },
      sampleMuster,
    )
    expect(input).toMatchObject({
      squads: 3,
      flakJackets: false,
      star: { squad: 3 },
      names: { first: ['Joe', 'Al'], last: ['Orr', 'Daneeka'] },
    })
    expect(fngSteps.muster.safeParse(input).success).toBe(true)
    expect(musterInput({ ...filled(), list: 'sf-cidg', squads: 4 }, sampleMuster).squads).toBe(4)
    expect(namesOf(' \n,;')).toEqual([])
  })

  it('FNG pp. 3, 5, 53: a Star of another REP, his tour rolled, and no Attributes in the tour', () => {
    expect(musterInput(filled(), sampleMuster)).toMatchObject({ star: { rep: 5, attributes: ['lucky', 'agile'] } })
    expect(musterInput(filled(), sampleMuster).star).not.toHaveProperty('tour')
    const form = { ...filled(), rep: 3, starTour: 'rolled', attributesFor: 'nobody' } as const
    expect(problemsOf({ ...emptyMuster(), attributesFor: 'nobody' }, 'star')).toEqual([])
    const input = musterInput({ ...form, attributes: ['lucky', 'agile'] }, sampleMuster)
    expect(input).toMatchObject({ attributesFor: 'nobody', star: { rep: 3, tour: 'rolled', attributes: [] } })
    expect(fngSteps.muster.safeParse(input).success).toBe(true)
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
      () => sampleMuster,
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
      () => sampleMuster,
    )
    Object.assign(muster.form, filled())
    muster.at.value = 3
    await muster.muster()
    expect(muster.page.value.id).toBe('unit')
  })

  it('groups the 36 attributes by what they do to the Star, in the short words of the roster sheet', () => {
    const page = mount(StarPage, { props: { form: emptyMuster(), facts: sampleMuster } })
    const groups = page.findAll('section').map((group) => ({
      title: group.get('h3').text(),
      names: group.findAll('b').map((one) => one.text()),
    }))
    expect(groups.map(({ title }) => title)).toEqual(['Helps', 'Cuts both ways', 'Hurts'])
    expect(groups.flatMap(({ names }) => names)).toHaveLength(36)
    expect(groups[1]!.names).toEqual(['Slight', 'Trap Finder'])
    expect(groups[2]!.names).toContain('Coward')
    expect(page.text()).toContain('Rec. Fire, Man Down, Cohesion +1d6; friends in 4" follow')
  })

  it('asks for no attributes where nobody has any', async () => {
    const form = reactive(emptyMuster())
    const page = mount(StarPage, { props: { form, facts: sampleMuster } })
    expect(page.text()).toContain('5, as suggested')
    form.attributesFor = 'nobody'
    await nextTick()
    expect(page.findAll('section')).toEqual([])
    expect(page.text()).toContain('played without Attributes')
  })

  it('FNG p. 3: offers the Star every post that the list has, in the squads and in the HQ', () => {
    const posts = (form: ReturnType<typeof filled>) => starPosts(form, sampleMuster).map(({ post }) => post)
    expect(posts({ ...filled(), list: 'us-army-infantry' })).toContain('rifleman')
    expect(posts({ ...filled(), list: 'anzac' })).toEqual(
      expect.arrayContaining(['autoRifleman', 'smgGunner', 'rifleman']),
    )
    expect(posts({ ...filled(), list: 'us-army-infantry' })).not.toContain('smgGunner')
    expect(posts(filled())).toContain('rifleman')
    expect(posts({ ...filled(), squad: 0 })).toContain('platoonLeader')
    expect(posts(filled())).not.toContain('platoonLeader')
  })

  it('offers the weapons that the list leaves open, as long as it does, and hands in the chosen only', () => {
    const form = filled()
    expect(weaponChoices(form, sampleMuster)).toEqual([])
    chooseForce(form, sampleMuster, 'sf-cidg')
    const rifle = weaponChoices(form, sampleMuster).find(({ post }) => post === 'rifleman')!
    expect(rifle.weapons.map(({ id }) => id)).toEqual(['m1-garand', 'm2-carbine'])
    form.weapons = { rifleman: 'm2-carbine', medic: 'm60' }
    expect(musterInput(form, sampleMuster).weapons).toEqual({ rifleman: 'm2-carbine' })
    chooseForce(form, sampleMuster, 'usmc')
    expect(musterInput(form, sampleMuster).weapons).toEqual({})
  })

  it('keeps within the dates and the Corps of another force', () => {
    const form = { ...filled(), startHalfMonth: 3, corps: 'ii' as const }
    chooseForce(form, sampleMuster, 'arvn-post-1968')
    expect(form).toMatchObject({ startHalfMonth: 24, corps: 'ii' })
    chooseForce(form, sampleMuster, 'arvn-pre-1968')
    expect(form.startHalfMonth).toBe(23)
    chooseForce(form, sampleMuster, 'anzac')
    expect(form).toMatchObject({ startHalfMonth: 23, corps: 'iii' })
  })
})
