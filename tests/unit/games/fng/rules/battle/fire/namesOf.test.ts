import { expect, it } from 'vitest'
import { namesOf } from '../../../../../../../src/games/fng/rules/battle/fire/fire.ts'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import { battleWith, our, their } from '../../../../../../support/battle.ts'

const state = battleWith({ ours: [{}, {}, {}, {}], theirs: [{}, {}] })
const nameOf = (id: number) => state.figures.find((figure) => figure.id === id)!.name

it('lists men with commas and one "and", and cuts a long list short', () => {
  expect(namesOf(state, [our(1), our(2)])).toBe(`${nameOf(our(1))} and ${nameOf(our(2))}`)
  expect(namesOf(state, [1, 2, 3, 4].map(our))).toBe(`${nameOf(our(1))}, ${nameOf(our(2))} and 2 more`)
})

it('lists both sides of In Sight as one, some of each by name', () => {
  const title = (ours: number[], theirs: number[]) => actionNamed('inSight')!.entry!(state, { ours, theirs })
  expect(title([our(1), our(2)], [their(1)])).toBe(
    `In Sight: ${nameOf(our(1))}, ${nameOf(our(2))} and ${nameOf(their(1))}`,
  )
  expect(title([1, 2, 3].map(our), [their(1)])).toBe(
    `In Sight: ${nameOf(our(1))}, ${nameOf(our(2))}, 1 more and ${nameOf(their(1))}`,
  )
})
