import { describe, expect, it } from 'vitest'
import {
  addRow,
  draftOf,
  fit,
  fromOf,
  idFor,
  removeRow,
  shareOut,
  tableOf,
  wanting,
  type OwnDraft,
} from '../../src/renderer/screens/tables/ownDraft.ts'

const spans = (draft: OwnDraft) => draft.rows.map(({ to }, i) => [fromOf(draft, i), to])
const withRows = (count: number, sides: number, rows: number): OwnDraft => {
  const draft = { ...draftOf(null), count, sides }
  fit(draft)
  for (let i = 1; i < rows; i++) addRow(draft, i - 1)
  return draft
}

describe('a table while it is written', () => {
  it('gives a row added at the end the rest of the scores, and one in the midst the next', () => {
    const draft = withRows(1, 6, 3)
    expect(spans(draft)).toEqual([
      [1, 1],
      [2, 2],
      [3, 6],
    ])
    addRow(draft, 0)
    expect(spans(draft)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 6],
    ])
  })

  it('leaves no gap and no overlap, whatever bound is typed', () => {
    for (const typed of [-5, 0, 2, 7, 11, 12, 99]) {
      const draft = withRows(2, 6, 4)
      draft.rows[1]!.to = typed
      fit(draft)
      const met = spans(draft).flatMap(([from, to]) => Array.from({ length: to! - from! + 1 }, (_, i) => from! + i))
      expect(met, String(typed)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      expect(spans(draft).every(([from, to]) => to! >= from!)).toBe(true)
    }
  })

  it('shares scores out, gives those of a row taken away to the next, and follows the dice', () => {
    const draft = withRows(1, 100, 4)
    shareOut(draft)
    expect(spans(draft).map(([, to]) => to)).toEqual([25, 50, 75, 100])
    removeRow(draft, 3)
    removeRow(draft, 0)
    expect(spans(draft)).toEqual([
      [1, 50],
      [51, 100],
    ])
    draft.sides = 20
    fit(draft)
    expect(spans(draft)).toEqual([
      [1, 19],
      [20, 20],
    ])
  })

  it('says what is wanting, and is what was given when nothing was typed', () => {
    const given = {
      ...{ id: 'huts', title: 'Huts', dice: '2d6' },
      rows: [
        { from: 7, to: 12, text: 'Rice' },
        { from: 2, to: 6, text: 'Dust' },
      ],
    }
    expect(tableOf(draftOf(given), 'huts')).toEqual({ ...given, rows: given.rows.toReversed() })
    expect(wanting(draftOf(given))).toBeNull()
    expect(wanting(draftOf(null))).toBe('It needs a title.')
    expect(wanting({ ...draftOf(given), rows: [{ to: 12, text: ' ' }] })).toBe('Row 1 says nothing yet.')
    expect(wanting({ ...draftOf(given), sides: 101 })).toContain('2 to 100 sides')
    expect(wanting({ ...withRows(1, 6, 6), title: 'x', sides: 4 })).toContain('there are more rows')
  })

  it.each([
    ['What is in the hut?', 'what-is-in-the-hut'],
    ['2d6 finds', 'd6-finds'],
    ['R\u00e9serves', 're-serves'],
    ['\u7a3b', 'table'],
    ['Loot', 'loot-2'],
    ['x'.repeat(80), 'x'.repeat(36)],
  ])('"%s" is called %s in files', (title, id) => {
    expect(idFor(title, ['loot'])).toBe(id)
  })
})
