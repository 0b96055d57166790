import { describe, expect, it } from 'vitest'
import { changeViews } from '../../../../src/main/app/fng/changeView.ts'
import { fieldLabel } from '../../../../src/main/app/fng/fieldWords.ts'
import type { Change } from '../../../../src/main/engine/state.ts'
import { collections, empty, type FngState } from '../../../../src/main/rules/fng/state.ts'
import { playTour } from '../../../support/playTour.ts'

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
