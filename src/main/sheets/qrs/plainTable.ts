import { differencesIn } from '../../engine/patchDifferences.ts'
import type { Rules } from '../../engine/system.ts'
import { planOf } from '../../engine/plan.ts'
import type { DiceRule } from '../../engine/diceRule.ts'
import type { Bound, Modifier, Row, Table } from '../../engine/table.ts'
import { playerHeads, scoreWords } from '../../engine/tableGrid.ts'
import { dieWord, tableJson, type TableJson } from '../../engine/tableJson.ts'
import type { PlainColumn, QrsBook, Span } from './book.ts'
import type { QrsColumn } from './qrsModel.ts'

/** A row on its way to the sheet: all its cells as words. */
export interface PlainRow {
  readonly cells: readonly string[]
  /** The scores of those cells that hold any. */
  readonly spans: readonly (Span | null)[]
  readonly changed: boolean
}

/** A table as the campaign plays it, in columns of words. */
export interface PlainTable {
  readonly table: Table
  readonly columns: readonly QrsColumn[]
  readonly rows: readonly PlainRow[]
  /** Those that its rows refer to, and those that are about all of it. */
  readonly notes: readonly string[]
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
    ...(head === own.from || head === own.then
      ? { kind: 'score' as const, spans: table.rows.map((row) => spanOf(head === own.from ? row : row.then)) }
      : { kind: isFigures(table, head, json) ? ('figure' as const) : ('words' as const) }),
  }))
  const all: readonly PlainColumn[] = [...columns, ...named]
  const rows = json.rows.flatMap((_, i): PlainRow[] =>
    isShown(table.rows[i]!)
      ? [
          {
            cells: all.map(({ cells }) => cells[i]!),
            spans: all.map(({ spans }) => spans?.[i] ?? null),
            changed: changed.has(i),
          },
        ]
      : [],
  )
  const said = [...all.map(({ head }) => head), ...rows.flatMap(({ cells }) => cells)].join(' ')
  return {
    table,
    columns: withHeads(all.map(({ head, kind }) => ({ head, kind: kind ?? 'words' }))),
    rows,
    notes: notesTo(table, rows.length < table.rows.length ? said : null),
  }
}

/** @param said by the rows that are left, of a table of which some are left out: a footnote of those has nothing to stand under. */
function notesTo({ notes = [] }: Table, said: string | null): readonly string[] {
  if (said === null) return notes
  return notes.filter((note) => {
    const mark = /^\(\d\)/.exec(note)?.[0]
    return mark === undefined || said.includes(mark)
  })
}

function scoresOf(json: TableJson, { dice, heads, rows }: Table): PlainColumn[] {
  const cells = json.rows.map(scoreWords)
  if (heads?.from !== undefined || cells.every((cell) => cell === '')) return []
  return [{ head: scoreHead(dice), cells, kind: 'score', spans: rows.map(spanOf) }]
}

/** The second throw where it has no head of its own: one column in place of its two. */
function secondOf(json: TableJson, table: Table): { heads: readonly string[]; columns: readonly PlainColumn[] } {
  const die = dieWord(planOf(table).second ?? {})
  const [from, to] = [`${die} from`, `${die} to`] as const
  if (json.rows[0]?.[from] === undefined) return { heads: [], columns: [] }
  const cells = json.rows.map((row) => scoreWords({ from: row[from]!, to: row[to]! }))
  const spans = table.rows.map(({ then }) => spanOf(then))
  return { heads: [from, to], columns: [{ head: `then ${die}`, cells, kind: 'score', spans }] }
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

/** Scores that are whole numbers; null for open ends, numbers of the situation and rows that are not rolled for. */
function spanOf(scores: { readonly from?: Bound; readonly to?: Bound } | undefined): Span | null {
  const { from, to } = scores ?? {}
  return typeof from === 'number' && typeof to === 'number' ? [from, to] : null
}

/** Numbers, figures by the table's word, and figures of the player's copy; empty cells are either. */
function isFigures({ figures = [], fromCopy = {} }: Table, head: string, { rows }: TableJson): boolean {
  const copied = Object.values(fromCopy).find(({ column }) => column === head)
  if (copied) return copied.kind !== 'words'
  return (
    figures.includes(head) ||
    rows.every((row) => typeof row[head] === 'number' || row[head] === '' || row[head] === '-')
  )
}

/** @returns places of rows or modifiers that are not as in the book. */
export function changedPlaces(book: Table, table: Table, part: 'row' | 'modifier'): ReadonlySet<number> {
  if (table.house === undefined) return new Set()
  const differences = differencesIn(book, table.house)
  return new Set(differences.filter((one) => one.part === part).map(({ position }) => position))
}

/** Ids as they stand in the tables. */
const asItIs = (_: Rules, text: string): string => text
