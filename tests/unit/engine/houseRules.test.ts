import { describe, expect, it } from 'vitest'
import { checkPatch } from '../../../src/main/engine/checkPatch.ts'
import { laidOver, trimmed, type TablePatch } from '../../../src/main/engine/houseRules.ts'
import { explain } from '../../../src/main/engine/lines.ts'
import { differencesIn } from '../../../src/main/engine/patchDifferences.ts'
import { rollOnTable } from '../../../src/main/engine/rollOnTable.ts'
import { defineTable, type Table } from '../../../src/main/engine/table.ts'
import { tableJson } from '../../../src/main/engine/tableJson.ts'
import { openTape } from '../../../src/main/engine/tape.ts'

const storm = defineTable({
  id: 'toy.storm',
  title: 'storm',
  page: 3,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [
    { when: 'winter', text: 'Winter', to: 'score', by: -1 },
    { when: 'anchored', text: 'Anchored', to: 'level', by: 0, effect: 'no roll' },
  ],
  rows: [
    { from: 'less', to: 2, outcome: 'storm', gives: { hours: 3, wet: true }, text: 'Storm' },
    { from: 3, to: 4, outcome: 'rain', gives: { hours: 1, wet: true }, text: 'Rain', cells: { sails: 2 } },
    { from: 5, to: 6, outcome: 'calm', gives: { hours: 0, wet: false }, text: 'Calm' },
  ],
})

/** Rows that hang on REP, and rows told apart by a circumstance. */
const nerve = defineTable({
  id: 'toy.nerve',
  title: 'Nerve',
  page: 4,
  dice: { kind: 'added', count: 1 },
  how: '1d6',
  modifiers: [],
  rows: [
    { when: 'veteran', from: 1, to: 6, outcome: 'holds', text: 'Holds' },
    { from: 'less', to: { of: 'REP', plus: 0 }, outcome: 'holds', text: 'Holds' },
    { from: { of: 'REP', plus: 1 }, to: 'more', outcome: 'runs', text: 'Runs' },
  ],
})

const rows = (...all: TablePatch['rows']): TablePatch => ({ rows: all, modifiers: [] })
const modifier = (place: number, by: number): TablePatch => ({ rows: [], modifiers: [{ modifier: place, by }] })
const roll = (table: Table, face: number, when = {}) =>
  rollOnTable(table, openTape({ faces: [face], dice: 'ask', choices: 'ask', seed: 0, depth: 0 }), {
    subject: 0,
    why: 'test',
    when,
    numbers: { REP: 3 },
  })

describe('a table with house rules laid over it', () => {
  it('is rolled on by them, and its line says so', () => {
    const house = laidOver(storm, {
      ...rows({ row: 0, to: 3 }, { row: 1, from: 4 }),
      modifiers: [{ modifier: 0, by: -2 }],
    })
    expect(roll(storm, 3).row.outcome).toBe('rain')
    expect(roll(house, 3).row.outcome).toBe('storm')
    expect(roll(house, 5, { winter: true })).toMatchObject({ score: 3, row: { outcome: 'storm' } })
    expect(explain(roll(house, 3), 'A storm.').house).toEqual({
      rows: [
        { row: 0, to: 3 },
        { row: 1, from: 4 },
      ],
      modifiers: [{ modifier: 0, by: -2 }],
    })
    expect(explain(roll(storm, 3), 'Rain.').house).toBeNull()
  })

  it('does with a row of another result what the book does with that result', () => {
    const [first] = laidOver(storm, rows({ row: 0, outcome: 'calm' })).rows
    expect(first).toMatchObject({ from: 'less', to: 2, outcome: 'calm', gives: { hours: 0, wet: false }, text: 'Calm' })
    const [told] = laidOver(storm, rows({ row: 0, outcome: 'calm', gives: { hours: 2 }, text: 'Lull' })).rows
    expect(told).toMatchObject({ outcome: 'calm', gives: { hours: 2, wet: false }, text: 'Lull [hours 2]' })
  })

  it('is the book itself where nothing is patched, and leaves the book alone where something is', () => {
    const before = structuredClone(storm)
    expect(laidOver(storm, rows())).toBe(storm)
    laidOver(storm, rows({ row: 0, text: 'Gale' }))
    expect(storm).toEqual(before)
  })

  it('prints a changed modifier as a number', () => {
    expect(tableJson(laidOver(storm, modifier(0, 2)), 'toy').modifiers[0]).toMatchObject({ effect: '+2' })
  })

  it('keeps both when laid over twice', () => {
    const twice: Table = laidOver(laidOver(storm, rows({ row: 0, text: 'Gale' })), modifier(0, -2))
    expect(twice.house).toEqual({ rows: [{ row: 0, text: 'Gale' }], modifiers: [{ modifier: 0, by: -2 }] })
    expect(twice.rows[0]!.text).toBe('Gale')
  })
})

it('what is as in the book anyway is not kept', () => {
  const patch: TablePatch = {
    rows: [
      { row: 2, text: 'Calm', gives: { hours: 0 } },
      { row: 1, from: 3, to: 4, text: 'Drizzle', cells: { sails: 2 } },
      { row: 0, outcome: 'calm', text: 'Calm' },
    ],
    modifiers: [{ modifier: 0, by: -1 }],
  }
  expect(trimmed(storm, patch)).toEqual(rows({ row: 0, outcome: 'calm' }, { row: 1, text: 'Drizzle' }))
})

it('differences are told field by field', () => {
  const patch: TablePatch = {
    ...rows({ row: 0, to: 3 }, { row: 1, from: 4, to: 4, gives: { hours: 2 }, cells: { sails: 1 } }),
    modifiers: [{ modifier: 0, by: 1 }],
  }
  expect(differencesIn(storm, patch).map(({ what, book, house }) => [what, book, house])).toEqual([
    ['Row 1, score', '2 or less', '3 or less'],
    ['Row 2, score', '3-4', '4'],
    ['Row 2, hours', '1', '2'],
    ['Row 2, column sails', '2', '1'],
    ['Winter', '-1', '+1'],
  ])
})

describe('house rules that could not be played are refused', () => {
  it.each<[string, Table, TablePatch, string]>([
    ['a gap', storm, rows({ row: 1, from: 4 }), 'Storm: a score of 3 would meet no row. Nothing was changed.'],
    ['an overlap', storm, rows({ row: 1, to: 5 }), 'Storm: a score of 5 would meet two rows. Nothing was changed.'],
    [
      'a gap by REP',
      nerve,
      rows({ row: 2, from: { of: 'REP', plus: 2 } }),
      'a score of 1 with REP 0 would meet no row',
    ],
    ['a bound off its number', nerve, rows({ row: 2, from: 4 }), 'row 3 must go on being counted from REP.'],
    ['a result of its own', storm, rows({ row: 0, outcome: 'hail' }), 'a result that this table does not have'],
    ['a figure that is none', storm, rows({ row: 0, gives: { knots: 3 } }), 'row 1 has no figure "knots".'],
    ['a figure of another kind', storm, rows({ row: 0, gives: { hours: 'many' } }), '"many" is no value of "hours".'],
    ['a negative figure', storm, rows({ row: 0, gives: { hours: -1 } }), 'row 1, hours: -1 cannot be.'],
    ['half a figure', storm, rows({ row: 0, gives: { hours: 1.5 } }), 'A whole number from 0 to 999.'],
    ['a column of its own', storm, rows({ row: 0, cells: { sails: 1 } }), 'row 1 has no column "sails".'],
    ['a row that is not there', storm, rows({ row: 9, text: 'Hail' }), 'there is no row 10.'],
    ['a row named twice', storm, rows({ row: 0, text: 'a' }, { row: 0, text: 'b' }), 'row 1 is named twice.'],
    ['a modifier that is not there', storm, modifier(5, 1), 'there is no modifier 6.'],
    ['an effect in words', storm, modifier(1, 1), '"Anchored" is no number that is added.'],
    ['a modifier out of the table', storm, modifier(0, 1), '"Winter" would lead to scores that no row has.'],
  ])('%s', (_, table, patch, message) => {
    expect(() => {
      checkPatch(table, patch)
    }).toThrow(message)
  })

  it('but what leaves every score its row is let through', () => {
    for (const patch of [
      rows({ row: 0, to: 1 }, { row: 1, from: 2 }),
      rows({ row: 2, to: 'more' }),
      modifier(0, -3),
      rows({ row: 0, gives: { wet: false, hours: 12 } }),
    ])
      expect(() => {
        checkPatch(storm, patch)
      }).not.toThrow()
    expect(() => {
      checkPatch(nerve, rows({ row: 1, to: { of: 'REP', plus: 1 } }, { row: 2, from: { of: 'REP', plus: 2 } }))
    }).not.toThrow()
  })
})
