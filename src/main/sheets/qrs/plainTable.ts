import { differencesIn } from '../../engine/patchDifferences.ts'
import type { Rules } from '../../engine/system.ts'
import { planOf } from '../../engine/plan.ts'
import type { DiceRule } from '../../engine/diceRule.ts'
import type { Modifier, Row, Table } from '../../engine/table.ts'
import { playerHeads, scoreWords } from '../../engine/tableGrid.ts'
import { dieWord, tableJson, type TableJson } from '../../engine/tableJson.ts'
import type { PlainColumn, QrsBook } from './book.ts'
import type { QrsColumn, QrsKind } from './qrsModel.ts'

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
export function plainTable(game: QrsBook, book: Table, rules: Rules, only: Only = {}): PlainTable {
  const { leftOut = {}, isSaid = () => false, workedOut = () => [], named: inWords = asItIs } = game
  const table = rules.table(book)
  const json = tableJson(table, '')
  const changed = changedPlaces(book, table, 'row')
  const out = leftOut[book.id] ?? []
  const { heads: own = {} } = table
  const second = secondOf(json, table)
  const heads = playerHeads(json).filter(
    (head) => !out.includes(head) && !second.heads.includes(head) && only.column?.(head) !== false,
  )
  const isShown = (row: Row) => !isSaid(row) && only.row?.(row) !== false
  const columns = [...scoresOf(json, table), ...workedOut(table), ...second.columns]
  const named = heads.map((head) => ({
    head,
    cells: json.rows.map((row) => inWords(rules, String(row[head] ?? ''), head)),
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

function scoresOf(json: TableJson, { dice, heads }: Table): PlainColumn[] {
  const cells = json.rows.map(scoreWords)
  if (heads?.from !== undefined || cells.every((cell) => cell === '')) return []
  return [{ head: scoreHead(dice), cells, kind: 'score' }]
}

/** The second throw where it has no head of its own: one column in place of its two. */
function secondOf(json: TableJson, table: Table): { heads: readonly string[]; columns: readonly PlainColumn[] } {
  const die = dieWord(planOf(table).second ?? {})
  const [from, to] = [`${die} from`, `${die} to`] as const
  if (json.rows[0]?.[from] === undefined) return { heads: [], columns: [] }
  const cells = json.rows.map((row) => scoreWords({ from: row[from]!, to: row[to]! }))
  return { heads: [from, to], columns: [{ head: `then ${die}`, cells, kind: 'score' }] }
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
      return dieWord(dice)
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

/** Ids as they stand in the tables. */
const asItIs = (_: Rules, text: string): string => text
