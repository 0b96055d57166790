import { expect, it } from 'vitest'
import type { AnyRow } from '../../../../src/main/engine/state.ts'
import { rowWordsOf } from '../../../../src/main/app/journal/rowWords.ts'

interface State {
  readonly squads: readonly AnyRow[]
  readonly men: readonly AnyRow[]
}

const { referent, valueWords, changeView } = rowWordsOf<State>({
  collections: {
    squads: { name: {} },
    men: { name: {}, squadId: { references: 'squads' }, hidden: {}, trap: { secret: true }, rangeInches: {} },
  },
  names: { squads: (_, row) => String(row['name']), men: (_, row) => String(row['name']) },
  labels: { hidden: 'not found yet' },
  value: (value, { field }) => (field === 'rangeInches' ? `${value} inches` : String(value)),
})
const man = { id: 2, name: 'Able', squadId: 1, hidden: false, trap: 'in the gate', rangeInches: 8 }
const state: State = { squads: [{ id: 1, name: '2nd squad' }], men: [man] }

it('a column that points at a row is called by the name of that row', () => {
  expect(valueWords(state, { collection: 'men', field: 'squadId', value: 1 })).toBe('2nd squad')
  expect(referent(state, 'men', 9)).toBe('nobody')
})

it('what is secret stays so in every value and every change', () => {
  expect(valueWords(state, { collection: 'men', field: 'trap', value: 'in the gate' })).toBe('sealed')
  const added = changeView(state, state, { collection: 'men', id: 2, before: null, after: man })
  expect(JSON.stringify(added)).not.toContain('in the gate')
})

it('a new row tells what it has, a changed one what is different', () => {
  const now = { ...man, hidden: true, rangeInches: 12 }
  const changed = changeView(state, { ...state, men: [now] }, { collection: 'men', id: 2, before: man, after: now })
  expect(changed).toEqual({
    what: 'Able',
    kind: 'changed',
    collection: 'men',
    id: 2,
    fields: [
      { field: 'not found yet', before: 'no', after: 'yes' },
      { field: 'range inches', before: '8 inches', after: '12 inches' },
    ],
  })
  const added = changeView(state, state, { collection: 'men', id: 2, before: null, after: man }, (f) => f === 'trap')
  expect(added.fields.map(({ field }) => field)).toEqual(['squad', 'range inches'])
})
