import { describe, expect, it } from 'vitest'
import { changeViews } from '../../../../../src/games/fng/app/changeView.ts'
import { fieldLabel } from '../../../../../src/games/fng/app/fieldWords.ts'
import type { Change } from '../../../../../src/main/engine/state.ts'
import { collections, empty, type FngState } from '../../../../../src/games/fng/rules/state.ts'
import { battleWith, our, their } from '../../../../support/battle.ts'
import { playTour } from '../../../../support/playTour.ts'

/** What no player should read: an id, a word in code, a hole. */
const unfit = /undefined|null|NaN|not there|^[a-z]+[A-Z]|^\d{4,}$/

describe.each([
  ['usmc', 3],
  ['sf-cidg', 5],
  ['arvn-post-1968', 4],
] as const)('every change of a whole tour of %s', (list, seed) => {
  it('is told in words', () => {
    let before: FngState = empty
    for (const { changes, state } of playTour(list, seed)) {
      for (const { what, fields } of changeViews(before, state, changes)) {
        expect(what).not.toMatch(unfit)
        for (const field of fields)
          for (const value of [field.before, field.after]) if (value !== null) expect(value).not.toMatch(unfit)
      }
      before = state
    }
  })
})

it('every column has a name that reads as one', () => {
  for (const columns of Object.values(collections))
    for (const field of Object.keys(columns)) expect(fieldLabel(field)).toMatch(/^[A-Z]+[a-z]*( |-|,|$)/)
})

it('what is sealed stays sealed, before and after', () => {
  const row = { id: 9, playerId: 1, halfMonth: 0, text: 'The lieutenant drinks.' }
  const changes: Change[] = [
    { collection: 'secrets', id: 9, before: row, after: { ...row, text: 'The sergeant drinks.' } },
  ]
  const views = changeViews(empty, empty, changes)
  expect(views).toMatchObject([
    { what: 'A sealed note', fields: [{ field: 'Text', before: 'sealed', after: 'sealed' }] },
  ])
})

it('what a battle counts for its report is told by what was done to whom, without ids', () => {
  const state = battleWith({ ours: [{}], theirs: [{}] })
  const row = { id: 73734, event: 'putOut', figureId: our(1), about: their(1), count: 1, points: 0, turn: 1, text: '' }
  const after = { ...state, tallies: [row] }
  const [doer, struck] = [our(1), their(1)].map((id) => state.figures.find((one) => one.id === id)!.name)
  expect(changeViews(state, after, [{ collection: 'tallies', id: row.id, before: null, after: row }])).toMatchObject([
    { what: `For the report: put out of action, ${struck} by ${doer}`, fields: [] },
  ])
  const figure = state.figures[0]!
  const answering = { ...figure, mayReturnFire: true, answers: String(their(1)) }
  const views = changeViews(state, state, [{ collection: 'figures', id: figure.id, before: figure, after: answering }])
  expect(views[0]!.fields.map(({ field }) => field)).toEqual(['May return fire'])
})
