import { describe, expect, it } from 'vitest'
import type { FieldView, FormValues } from '../../../../../../src/games/fng/contract/battle.ts'
import { battleForm } from '../../../../../../src/games/fng/app/battle/battleForm.ts'
import { groupViews } from '../../../../../../src/games/fng/app/battle/groupView.ts'
import { battleWith, our, their } from '../../../../../support/battle.ts'

const fight = (over: Parameters<typeof battleWith>[0] = {}) =>
  battleWith({
    ours: [{ leads: true, posture: 'cover' }, { posture: 'both' }, { posture: 'open' }, {}],
    theirs: [{ posture: 'cover', prone: true }, { posture: 'concealed' }, {}],
    groups: { A: { activated: true }, E1: { activated: true } },
    ...over,
  })

const linesOf = (fields: readonly FieldView[], name: string) => {
  const field = fields.find((one) => one.name === name)
  return field?.kind === 'rows' ? field.lines : []
}
/** What the form of a fire tells of its target, and what it asks. */
const fireAt = (line: FormValues, state = fight()) => {
  const form = battleForm(state, 'fire', { shooters: [our(1)], targets: [line] }, [])
  const fields = linesOf(form.fields, 'targets')[0]!
  return {
    values: (form.values['targets'] as readonly FormValues[])[0]!,
    told: Object.fromEntries(fields.flatMap(({ name, known }) => (known === undefined ? [] : [[name, known]]))),
    about: Object.fromEntries(fields.flatMap(({ name, about }) => (about === undefined ? [] : [[name, about]]))),
  }
}

describe('a form begins with how figures stand', () => {
  it('Fire: the target, told in words; asked where nobody has said', () => {
    const known = fireAt({ target: their(1) })
    expect(known.values).toMatchObject({ stands: 'cover', prone: true })
    expect(known.told).toMatchObject({ stands: 'in cover', prone: 'prone' })
    expect(known.about).toMatchObject({ stands: 'target', prone: 'target' })
    expect(fireAt({ target: their(2) }).told).toMatchObject({ stands: 'concealed', prone: '' })
    const unknown = fireAt({ target: their(3) })
    expect(unknown.values).toMatchObject({ stands: 'open', prone: false })
    expect(unknown.told).not.toHaveProperty('stands')
    expect(unknown.told).not.toHaveProperty('prone')
  })

  it('what the player says instead holds, and is told', () => {
    const said = fireAt({ target: their(1), stands: 'smoke', prone: false })
    expect(said.values).toMatchObject({ stands: 'smoke', prone: false })
    expect(said.told).toMatchObject({ stands: 'in smoke', prone: '' })
  })

  it('Fire: who beside the target is in cover; asked where it is not known of all', () => {
    const state = fight({ battle: { side: 'theirs' } })
    const at = (...near: number[]) => {
      const line = { target: our(1), near }
      const form = battleForm(state, 'fire', { shooters: [their(1)], targets: [line] }, [])
      const field = linesOf(form.fields, 'targets')[0]!.find(({ name }) => name === 'sheltered')
      return [(form.values['targets'] as readonly FormValues[])[0]!['sheltered'], field?.known]
    }
    expect(at(our(2), our(3))).toEqual([[our(2)], 'beside in cover: Man 2'])
    expect(at(our(3))).toEqual([[], 'nobody beside in cover'])
    expect(at(our(2), our(4))).toEqual([[our(2)], undefined])
  })

  it('In Sight: each line its figure', () => {
    const form = battleForm(fight(), 'inSight', {}, [])
    const lines = form.values['lines'] as readonly FormValues[]
    const stands = (id: number) => lines.find(({ figure }) => figure === id)?.['stands']
    expect([our(1), our(2), our(4), their(2)].map(stands)).toEqual(['cover', 'both', 'open', 'concealed'])
  })

  it('a charge and Received Fire: who is in cover', () => {
    const values = { charges: [{ charger: our(3), target: their(1) }] }
    const charge = battleForm(fight(), 'charge', values, [])
    expect((charge.values['charges'] as readonly FormValues[])[0]).toMatchObject({ cover: true })
    const react = battleForm(fight(), 'react', { receivedFire: [our(1), our(3)], shooters: [their(1)] }, [])
    expect(react.values['inCover']).toEqual([our(1)])
  })

  it('a bunker or position that his group holds is cover, until something else is said', () => {
    const place = { id: 77, kind: 'position', groupId: 902, state: 'standing' } as never
    const state = fight({ theirs: [{}, { posture: 'open' }], state: { structures: [place] } })
    expect(fireAt({ target: their(1) }, state).told['stands']).toBe('in cover')
    expect(fireAt({ target: their(2) }, state).told['stands']).toBe('in the open')
  })
})

describe('the row of a figure', () => {
  it('says how he stands or lies, and what he may do', () => {
    const figures = groupViews(fight()).flatMap((group) => group.figures)
    const views = Object.fromEntries(figures.map(({ id, posture }) => [id, posture]))
    expect(views[our(2)]).toEqual({ is: 'both', prone: false, words: 'cover, concealed', may: 'down' })
    expect(views[our(4)]).toEqual({ is: null, prone: false, words: null, may: 'down' })
    expect(views[their(1)]).toEqual({ is: 'cover', prone: true, words: 'in cover, prone', may: null })
  })
})
