import { describe, expect, it } from 'vitest'
import { defineTable, missing, pageOf, type Table } from '../../../src/main/engine/table.ts'
import { tableJson, tableText } from '../../../src/main/engine/tableJson.ts'

const check = defineTable({
  id: 'test.check',
  title: 'Check',
  page: 7,
  alsoOn: [9],
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP',
  modifiers: [
    { when: 'rain', text: 'Rain', to: 'target', by: -1 },
    { when: 'medalDie', text: 'In the paper', to: 'dice', by: 1 },
    { when: 'barred', text: 'Barred', to: 'dice', by: 0, effect: 'no roll' },
  ],
  notes: ['(1) Only by day.'],
  rows: [
    { from: 2, to: 'more', outcome: 'yes', gives: { eal: 1 }, text: 'Yes', cells: { EAL: '+1' } },
    { from: 'less', to: 1, outcome: 'no', text: 'No' },
  ],
})

describe('tableJson', () => {
  it('shows a figure of the copy as the row words it, where it does', () => {
    const dice = defineTable({
      id: 'test.dice',
      title: 'Dice',
      page: 1,
      dice: { kind: 'lookUp' },
      fromCopy: { onFoot: { column: 'dice', kind: 'number' } },
      modifiers: [],
      rows: [
        { key: 'men', gives: { onFoot: 2, mounted: 4 }, cells: { dice: '2/4' } },
        { key: 'carts', gives: { onFoot: missing }, cells: {} },
      ],
    })
    expect(tableJson(dice, '').rows.map((row) => row['dice'])).toEqual(['2/4', missing])
  })

  it('holds the printed table and nothing of the program', () => {
    expect(tableJson(check, 'fng')).toEqual({
      id: 'test.check',
      title: 'Check',
      page: 7,
      system: 'fng',
      dice: '2d6 passing vs REP',
      modifiers: [
        { when: 'Rain', effect: '-1', unit: 'to REP' },
        { when: 'In the paper', effect: '+1', unit: 'in dice' },
        { when: 'Barred', effect: 'no roll', unit: 'in dice' },
      ],
      rows: [
        { from: 2, to: 'more', EAL: '+1', result: 'Yes' },
        { from: 'less', to: 1, EAL: '', result: 'No' },
      ],
      notes: ['(1) Only by day.'],
    })
  })

  it.each([
    ['passing', 'target', 'to REP'],
    ['read', 'target', 'to the target'],
    ['read', 'score', 'to the total'],
    ['passing', 'score', 'to the d6 passed'],
    ['read', 'level', 'to the level'],
  ] as const)('%s dice, %s: %s', (kind, to, unit) => {
    const dice = kind === 'passing' ? check.dice : { kind }
    const json = tableJson({ ...check, dice, modifiers: [{ when: 'x', text: 'X', to, by: 2 }] }, 'fng')
    expect(json.modifiers).toEqual([{ when: 'X', effect: '+2', unit }])
  })

  it('says which number a modifier moves', () => {
    const vest = { when: 'vest', text: 'Vest', to: 'number', of: 'Impact', by: -1 } as const
    expect(tableJson({ ...check, modifiers: [vest] }, 'fng').modifiers[0]).toMatchObject({
      effect: '-1',
      unit: 'to Impact',
    })
  })

  it('writes bounds that hang on the situation as they are printed', () => {
    const rows = [
      { from: { of: 'REP', plus: 1 }, to: 6, text: 'Up' },
      { from: 1, to: { of: 'REP', plus: 0 }, text: 'Same' },
      { from: 'less', to: { of: 'm', plus: -1 }, text: 'Down' },
    ] as const
    expect(tableJson({ ...check, rows }, 'fng').rows.map((row) => [row['from'], row['to']])).toEqual([
      ['REP + 1', 6],
      [1, 'REP'],
      ['less', 'm - 1'],
    ])
  })

  it('gives the second throw its own columns', () => {
    const rows = [
      { from: 1, to: 1, then: { from: 1, to: 4 }, text: 'A' },
      { from: 1, to: 1, then: { from: 5, to: 5 }, text: 'B' },
      { from: 2, to: 6, text: 'C' },
    ] as const
    expect(tableJson({ ...check, rows }, 'fng').rows).toEqual([
      { from: 1, to: 1, 'd6 from': 1, 'd6 to': 4, result: 'A' },
      { from: 1, to: 1, 'd6 from': 5, 'd6 to': 5, result: 'B' },
      { from: 2, to: 6, 'd6 from': '-', 'd6 to': '-', result: 'C' },
    ])
    const heads = { from: 'first d6', then: 'second d6', text: 'name' }
    expect(tableJson({ ...check, rows, heads }, 'fng').rows).toEqual([
      { from: 1, to: 1, 'first d6': 1, 'second d6': '1-4', name: 'A' },
      { from: 1, to: 1, 'first d6': 1, 'second d6': 5, name: 'B' },
      { from: 2, to: 6, 'first d6': '2-6', 'second d6': '-', name: 'C' },
    ])
  })

  it('knows the rows of a list by key, under the head of their column too', () => {
    const rows = [{ key: 'm60', cells: { range: 48 } }]
    expect(tableJson({ ...check, rows }, 'fng').rows).toEqual([{ key: 'm60', range: 48 }])
    expect(tableJson({ ...check, rows, heads: { key: 'id' } }, 'fng').rows).toEqual([
      { key: 'm60', id: 'm60', range: 48 },
    ])
  })

  it('gives from and to only, or the key only', () => {
    const rows = [
      { from: 1, to: 6, key: 'officer', text: 'Rolled for' },
      { key: 'star', text: 'Not rolled for' },
    ]
    expect(tableJson({ ...check, rows }, 'fng').rows).toEqual([
      { from: 1, to: 6, result: 'Rolled for' },
      { from: '-', to: '-', result: 'Not rolled for' },
    ])
    const list = [{ from: 1, to: 1, key: 'agile', then: { from: 2, to: 2 }, text: 'Agile' }]
    const heads = { from: 'first d6', then: 'second d6', key: 'id', text: 'name' }
    expect(tableJson({ ...check, rows: list, heads }, 'fng').rows).toEqual([
      { key: 'agile', 'first d6': 1, 'second d6': 2, id: 'agile', name: 'Agile' },
    ])
  })

  it('takes bounds that are no numbers from the cells, and puts them first', () => {
    const rows = [
      { key: 'more', text: 'A', cells: { from: 'more successes', to: '' } },
      { from: 0, to: 3, text: 'B', cells: { from: 'more than 0' } },
    ] as const
    const json = tableJson({ ...check, rows }, 'fng').rows
    expect(json.map((row) => Object.entries(row))).toEqual([
      [
        ['from', 'more successes'],
        ['to', ''],
        ['result', 'A'],
      ],
      [
        ['from', 'more than 0'],
        ['to', 3],
        ['result', 'B'],
      ],
    ])
  })

  it('moves a mark that all rows have to the head of the column', () => {
    const rows = [
      { key: 'law', cells: { targets: 'circle (1)', impact: '2 (3)', range: '24 (2)' } },
      { key: 'm20', cells: { targets: 'circle (1)', impact: '3 (3)', range: 30 } },
    ]
    expect(tableJson({ ...check, rows }, 'fng').rows).toEqual([
      { key: 'law', 'targets (1)': 'circle', 'impact (3)': 2, range: '24 (2)' },
      { key: 'm20', 'targets (1)': 'circle', 'impact (3)': 3, range: 30 },
    ])
    expect(tableJson({ ...check, rows: rows.slice(0, 1) }, 'fng').rows[0]).toMatchObject({ impact: '2 (3)' })
  })
})

describe('tableText', () => {
  it('ends with the footnotes, and shows the keys under their printed head only', () => {
    const rows = [{ key: 'm20', cells: { targets: 'circle (1)' } }]
    const notes = ['(1) Targets 1 against vehicles.']
    const text = tableText({ ...check, modifiers: [], rows, notes, heads: { key: 'id' } })
    expect(text.split('\n').slice(2)).toEqual([
      'id   targets',
      'm20  circle (1)',
      '(1) Targets 1 against vehicles.',
      '',
    ])
  })

  it('keeps to 100 columns: long cells go on below themselves, "p. 27" stays together', () => {
    const word = 'single-canopy-jungle '
    const rows = [{ from: 1, to: 6, text: `${word.repeat(8)}(p. 27)`, cells: { also: word.repeat(3).trim() } }]
    const notes = [`(1) ${'note '.repeat(40)}`]
    const lines = tableText({ ...check, modifiers: [], rows, notes }).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100)
    expect(lines.join('\n')).toContain('(p. 27)')
    expect(lines.join(' ').match(/canopy/g)).toHaveLength(11)
    expect(lines.at(-2)).toMatch(/^ {4}note/)
  })

  it('aligns the columns for a terminal', () => {
    expect(tableText(check)).toBe(
      [
        'test.check: Check (p. 7, 9)',
        'dice: 2d6 passing vs REP',
        '  Rain: -1 to REP',
        '  In the paper: +1 in dice',
        '  Barred: no roll',
        'from  to    EAL  result',
        '2     more  +1   Yes',
        'less  1          No',
        '(1) Only by day.',
        '',
      ].join('\n'),
    )
  })
})

it('a table without a page says none', () => {
  const bare: Table = { ...check, page: null }
  expect(tableJson(bare, 'toy').page).toBeNull()
  expect(tableText(bare).split('\n')[0]).toBe(`${check.id}: ${check.title}`)
  expect(() => pageOf(bare)).toThrow('stands on no numbered page')
})
