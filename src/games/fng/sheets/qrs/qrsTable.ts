import { differencesIn } from '../../../../main/engine/patchDifferences.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import type { DiceRule, Modifier, Row, Table } from '../../../../main/engine/table.ts'
import { playerHeads, scoreWords } from '../../../../main/engine/tableGrid.ts'
import { tableJson, type ModifierJson, type TableJson } from '../../../../main/engine/tableJson.ts'
import { capital } from '../shared/sheetWords.ts'
import { plainWords } from './plainWords.ts'
import type { QrsColumn, QrsKind, QrsModifier, QrsRow, QrsTable } from '../../../../main/sheets/qrs/qrsModel.ts'
import { qrsNumber } from './qrsNumbers.ts'
import { repColumns } from './repColumns.ts'
import { shorter } from './shorterRows.ts'

/** Columns that say on the sheet nothing that the player needs at the table. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  'attributes.effects': ['#', 'page'],
  'terrain.effects': ['page'],
  'army.index': ['page'],
  'army.date-changes': ['printed'],
  'roster.columns': ['#'],
}

/** Rows that only add up what the rows above say already. */
const isSum = ({ key }: Row): boolean => key === 'sum'

/** A row on its way to the sheet: all its cells as words. */
export interface PlainRow {
  readonly cells: readonly string[]
  readonly changed: boolean
}

/** A table as the campaign plays it, in columns of words. */
export interface PlainTable {
  readonly table: Table
  readonly columns: readonly QrsColumn[]
  readonly rows: readonly PlainRow[]
}

/** What of a table is printed; all of what is left out here. */
export interface Only {
  readonly row?: (row: Row) => boolean
  readonly column?: (head: string) => boolean
  readonly modifier?: (modifier: Modifier) => boolean
}

/** @returns every row of a table as words, in the columns that a player reads. */
export function plainTable(book: Table, rules: Rules, only: Only = {}): PlainTable {
  const table = rules.table(book)
  const json = tableJson(table, '')
  const changed = changedPlaces(book, table, 'row')
  const out = leftOut[book.id] ?? []
  const { heads: own = {} } = table
  const heads = playerHeads(json).filter(
    (head) => !out.includes(head) && !/^d6 (from|to)$/.test(head) && only.column?.(head) !== false,
  )
  const isShown = (row: Row) => !isSum(row) && only.row?.(row) !== false
  const columns = [...scoresOf(json, table), ...repColumns(table), ...secondOf(json)]
  const named = heads.map((head) => ({
    head,
    cells: json.rows.map((row) => plainWords(rules, String(row[head] ?? ''), head)),
    kind: head === own.from || head === own.then ? ('score' as const) : undefined,
  }))
  const all = [...columns, ...named]
  return {
    table,
    columns: withHeads(all.map(({ head, cells, kind }) => ({ head, kind: kind ?? kindOf(cells) }))),
    rows: json.rows.flatMap((_, i) =>
      isShown(table.rows[i]!) ? [{ cells: all.map(({ cells }) => cells[i]!), changed: changed.has(i) }] : [],
    ),
  }
}

/** A column before it is known how it is set. */
export interface PlainColumn {
  readonly head: string
  readonly cells: readonly string[]
  readonly kind?: QrsKind | undefined
}

function scoresOf(json: TableJson, { dice, heads }: Table): PlainColumn[] {
  const cells = json.rows.map(scoreWords)
  if (heads?.from !== undefined || cells.every((cell) => cell === '')) return []
  return [{ head: scoreHead(dice), cells, kind: 'score' }]
}

function secondOf(json: TableJson): PlainColumn[] {
  if (json.rows[0]?.['d6 from'] === undefined) return []
  const cells = json.rows.map((row) => scoreWords({ from: row['d6 from']!, to: row['d6 to']! }))
  return [{ head: 'then d6', cells, kind: 'score' }]
}

function scoreHead(dice: DiceRule): string {
  switch (dice.kind) {
    case 'passing':
      return 'passed'
    case 'successes':
      return 'successes'
    case 'added':
    case 'best':
      return 'total'
    case 'stages':
      return scoreHead(dice.stages[0]!)
    case 'lookUp':
      return ''
    default:
      return 'd6'
  }
}

/** Where the first score alone has a head, the line about the dice tells as much. */
function withHeads(columns: readonly QrsColumn[]): QrsColumn[] {
  const named = columns.map(({ head, kind }) => ({ head: headWords(head), kind }))
  const isPlain = named.every(({ head, kind }, c) => head === '' || (c === 0 && kind === 'score'))
  return isPlain ? named.map(({ kind }) => ({ head: '', kind })) : named
}

/** Such heads say no more than the place of the column does. */
const headWords = (head: string): string => (['result', 'circumstance', 'id'].includes(head) ? '' : head)

const kindOf = (cells: readonly string[]): QrsKind =>
  cells.every((cell) => /^[-+]?[\d½/.,"()d -]{0,7}$|^-$|^yes$|^no$/.test(cell)) ? 'figure' : 'words'

/** @returns places of rows or modifiers that are not as in the book. */
export function changedPlaces(book: Table, table: Table, part: 'row' | 'modifier'): ReadonlySet<number> {
  if (table.house === undefined) return new Set()
  const differences = differencesIn(book, table.house)
  return new Set(differences.filter((one) => one.part === part).map(({ position }) => position))
}

/** @returns one table as it is printed, with the house rules of the campaign. */
export function qrsTable(book: Table, rules: Rules, title = book.title, only: Only = {}): QrsTable {
  const plain = plainTable(book, rules, only)
  return {
    tables: [{ id: book.id, label: capital(title) }],
    number: qrsNumber(book.id),
    title: capital(title),
    pages: pagesOf([book]),
    dice: diceWords(plain.table.how),
    ...shorter(plain),
    modifiers: modifiersOf(book, rules, only),
    notes: plain.table.notes ?? [],
  }
}

/** @returns "p. 21, 98-102", in the order of the book. */
export function pagesOf(tables: readonly Table[]): string {
  const first = tables.map(({ page }) => page)
  const also = tables.flatMap(({ alsoOn = [] }) => alsoOn)
  const pages = [...new Set([...first, ...also])].toSorted((a, b) => a - b)
  const starts = pages.filter((page) => !pages.includes(page - 1))
  const spans = starts.map((from) => {
    const end = pages.find((page) => page >= from && !pages.includes(page + 1))!
    return end === from ? String(from) : `${from}-${end}`
  })
  return `p. ${spans.join(', ')}`
}

/** @returns how the dice are rolled; nothing where none are. */
export function diceWords(how: string): string {
  const rest = how
    .replace(/^as stated in the row$/, '')
    .replace(/^(look-up, )?nothing is rolled( \((marked|read by)[^)]*\))?[:;,]?\s*/, '')
  return capital(rest.replace(/^\((.*)\)(;.*)?$/, '$1$2'))
}

/** @returns the modifiers of a table, each with its effect in as few letters as tell it. */
export function modifiersOf(book: Table, rules: Rules, only: Only = {}): QrsModifier[] {
  const table = rules.table(book)
  const changed = changedPlaces(book, table, 'modifier')
  const all = tableJson(table, '').modifiers.map((modifier, i) => ({
    text: plainWords(rules, modifier.when),
    effect: effectWords(modifier),
    changed: changed.has(i),
  }))
  return all.filter((_, i) => only.modifier?.(table.modifiers[i]!) !== false)
}

function effectWords({ effect, unit }: ModifierJson): string {
  if (!/^[+-]?\d+$/.test(effect)) return effect
  if (effect === '0') return effect
  if (unit === 'in dice') return `${effect}d6`
  if (unit === 'to the d6 passed') return `${effect} passed`
  if (unit === 'to the total' || unit === 'to the level' || unit === 'to the target') return effect
  return `${unit.slice('to '.length)} ${effect}`
}

/** @returns a row that stands in the table as it is. */
export const rowOfCells = (cells: readonly (string | null)[], changed: readonly number[] = []): QrsRow => ({
  kind: 'cells',
  cells,
  changed,
})
