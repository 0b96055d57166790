import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPatch } from '../../../src/main/engine/checkPatch.ts'
import type { TablePatch } from '../../../src/main/engine/houseRules.ts'
import { figureWritten, scoresOf } from '../../../src/main/engine/copyFigures.ts'
import { filledFile, readFilled, rulesBy, withFigure } from '../../../src/main/engine/filledFigures.ts'
import { isFilled, needsOf, numberIn, scoresIn, wordsIn } from '../../../src/main/engine/missing.ts'
import { neededTables } from '../../../src/main/engine/neededTables.ts'
import { rollOnTable } from '../../../src/main/engine/rollOnTable.ts'
import { bookRules } from '../../../src/main/engine/system.ts'
import { defineTable, missing, rowOf } from '../../../src/main/engine/table.ts'
import { tableJson } from '../../../src/main/engine/tableJson.ts'
import { openTape } from '../../../src/main/engine/tape.ts'

const weapons = defineTable({
  id: 'toy.weapons',
  title: 'Weapons',
  page: 1,
  dice: { kind: 'lookUp' },
  how: '',
  modifiers: [],
  fromCopy: { suppress: { column: 'Suppress', kind: 'scores' }, range: { column: 'Range', kind: 'number' } },
  rows: [
    { key: 'rifle', gives: { suppress: missing, range: 12 }, cells: { weapon: 'Rifle' } },
    { key: 'gun', gives: { suppress: '5-6', range: missing }, cells: { weapon: 'Machine gun' } },
  ],
})
const oars = defineTable({
  id: 'toy.oars',
  title: 'Oars',
  page: 1,
  dice: { kind: 'lookUp' },
  how: '',
  modifiers: [],
  fromCopy: {
    dice: { column: 'dice', kind: 'number', most: 9 },
    grip: { column: 'grip', kind: 'number' },
    look: { column: 'look', kind: 'number', least: 1, most: 20 },
    name: { column: 'oar', kind: 'words' },
  },
  rows: [
    { key: 'long', gives: { dice: missing, grip: 3, name: 'Long' }, cells: { oar: 'Long' } },
    { key: 'short', gives: { dice: 2, grip: 4, name: 'Short' }, cells: { oar: 'Short', dice: '2/3' } },
  ],
})
const drift = defineTable({
  id: 'toy.drift',
  title: 'Drift',
  page: 1,
  dice: { kind: 'read' },
  how: '',
  modifiers: [],
  fromCopy: { where: { column: 'Direction', kind: 'words' } },
  rows: [
    { from: 1, to: 3, gives: { where: 'left' } },
    { from: 4, to: 6, gives: { where: missing } },
  ],
})
const tables = [weapons, drift]
const nothing: TablePatch = { rows: [], modifiers: [] }
const situation = { subject: 1, why: 'a shell' }
const dice = () => openTape({ dice: 'roll', choices: 'ask', seed: 1, depth: 1 })

describe('what the source lacks', () => {
  it('is listed with what is to be looked up', () => {
    expect(needsOf(tables, bookRules).map(({ ask, kind, value }) => [ask, kind, value])).toEqual([
      ['Rifle: Suppress', 'scores', null],
      ['Machine gun: Range', 'number', null],
      ['Row 2: Direction', 'words', null],
    ])
  })

  it('stands beside what the source has in those columns, as it is printed', () => {
    const [table] = neededTables([oars], bookRules)
    expect(table!.rows.map(({ title, figures, needs }) => [title, figures, needs.length])).toEqual([
      ['Long', [{ column: 'grip', text: '3' }], 1],
      [
        'Short',
        [
          { column: 'dice', text: '2/3' },
          { column: 'grip', text: '4' },
        ],
        0,
      ],
    ])
  })

  it('is refused with the sentence that asks for it, and only it', () => {
    expect(numberIn(weapons, rowOf(weapons, 'rifle'), 'range')).toBe(12)
    expect(scoresIn(weapons, rowOf(weapons, 'gun'), 'suppress')).toEqual([5, 6])
    expect(isFilled(rowOf(weapons, 'rifle'), 'suppress')).toBe(false)
    expect(() => scoresIn(weapons, rowOf(weapons, 'rifle'), 'suppress')).toThrow(
      expect.objectContaining({ code: 'not-filled', message: expect.stringContaining('Rifle: Suppress') as string }),
    )
  })

  it('stops a roll before a die is cast, until it is filled in', () => {
    const before = dice()
    expect(() => rollOnTable(drift, before, situation)).toThrow(expect.objectContaining({ code: 'not-filled' }))
    expect(before.told()).toEqual([])
    const rules = rulesBy(new Map([[drift.id, withFigure(nothing, 1, 'where', 'right')]]))
    const { row } = rollOnTable(
      rules.table(drift),
      openTape({ dice: 'ask', choices: 'ask', seed: 1, depth: 1, faces: [5] }),
      situation,
    )
    expect(wordsIn(drift, row, 'where')).toBe('right')
  })

  it('is a column of its own, filled in or not', () => {
    const rules = rulesBy(new Map([[weapons.id, withFigure(nothing, 0, 'suppress', '4-6')]]))
    expect(tableJson(weapons, 'toy').rows.map((row) => row['Suppress'])).toEqual(['missing', '5-6'])
    expect(tableJson(rules.table(weapons), 'toy').rows).toEqual([
      { key: 'rifle', weapon: 'Rifle', Suppress: '4-6', Range: 12 },
      { key: 'gun', weapon: 'Machine gun', Suppress: '5-6', Range: 'missing' },
    ])
  })
})

describe('what is filled in', () => {
  it.each([
    ['suppress', ' 6,4 , 5', '4-6'],
    ['suppress', '3, 1', '1, 3'],
    ['range', '18', 18],
    ['range', '2.5', 2.5],
    ['range', '12.25', 12.25],
    ['range', '123.25', 123.25],
  ])('%s "%s" is kept as %s', (figure, written, kept) => {
    expect(figureWritten(weapons, figure, written)).toBe(kept)
  })

  it.each([
    ['suppress', '0'],
    ['suppress', 'often'],
    ['suppress', '6-4'],
    ['suppress', '5-7'],
    ['suppress', ''],
    ['range', 'far'],
    ['range', '-1'],
    ['range', 'missing'],
  ])('%s "%s" is refused', (figure, written) => {
    expect(() => figureWritten(weapons, figure, written)).toThrow(/^Weapons, .* Nothing was changed\.$/)
  })

  it('of dice is a whole number, and no more than there can be', () => {
    expect([figureWritten(oars, 'dice', '0'), figureWritten(oars, 'dice', '9')]).toEqual([0, 9])
    for (const written of ['2.5', '10', '99', '-'])
      expect(() => figureWritten(oars, 'dice', written)).toThrow(
        'Oars, dice: a whole number from 0 to 9 is wanted. Nothing was changed.',
      )
  })

  it('of a d20 is no less than its lowest', () => {
    expect([figureWritten(oars, 'look', '1'), figureWritten(oars, 'look', '20')]).toEqual([1, 20])
    for (const written of ['0', '21'])
      expect(() => figureWritten(oars, 'look', written)).toThrow('look: a whole number from 1 to 20 is wanted.')
  })

  it('scores are what was written, in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }), (scores) => {
        expect(scoresOf(String(figureWritten(weapons, 'suppress', scores.join(', '))))).toEqual(
          scores.sort((a, b) => a - b),
        )
      }),
    )
  })

  it('is a house rule, and no other value may stand there', () => {
    checkPatch(weapons, withFigure(nothing, 0, 'suppress', '5-6'))
    checkPatch(weapons, withFigure(nothing, 1, 'range', 24))
    expect(() => {
      checkPatch(weapons, withFigure(nothing, 1, 'range', 'far'))
    }).toThrow('a number')
    expect(() => {
      checkPatch(weapons, withFigure(nothing, 0, 'suppress', '6, 5'))
    }).toThrow('cannot stand there')
  })

  it('can be taken out again, and leaves other house rules of the row', () => {
    const filled = withFigure({ ...nothing, rows: [{ row: 0, text: 'Ours' }] }, 0, 'suppress', '5-6')
    expect(filled.rows).toEqual([{ row: 0, text: 'Ours', gives: { suppress: '5-6' } }])
    const emptied = rulesBy(new Map([[weapons.id, withFigure(filled, 0, 'suppress', null)]])).table(weapons)
    expect(emptied.rows[0]).toMatchObject({ text: 'Ours', gives: { suppress: missing, range: 12 } })
    expect(withFigure(withFigure(nothing, 0, 'suppress', '5-6'), 0, 'suppress', null)).toEqual(nothing)
  })

  it('goes into a small file, and comes back from it', () => {
    const patches = new Map([
      [weapons.id, withFigure(withFigure(nothing, 0, 'suppress', '5-6'), 1, 'range', 24)],
      [drift.id, withFigure(nothing, 1, 'where', 'right')],
    ])
    const file = filledFile(tables, rulesBy(patches))
    expect(file).toEqual({
      'toy.weapons': { rifle: { suppress: '5-6' }, gun: { range: 24 } },
      'toy.drift': { 'Row 2': { where: 'right' } },
    })
    const again = readFilled(tables, JSON.parse(JSON.stringify(file)) as typeof file)
    expect(filledFile(tables, rulesBy(again))).toEqual(file)
  })

  it.each([
    [{ 'toy.other': {} }, 'There is no table toy.other'],
    [{ 'toy.weapons': { bow: { suppress: '6' } } }, 'Weapons, bow: suppress is not asked for'],
    [{ 'toy.weapons': { rifle: { range: 3 } } }, 'Weapons, rifle: range is not asked for'],
    [{ 'toy.weapons': { rifle: { suppress: 'never' } } }, 'Weapons, Suppress: scores of a d6 are wanted'],
  ] as const)('a file with %j is refused with its place', (file, why) => {
    expect(() => readFilled(tables, file)).toThrow(why)
  })
})
