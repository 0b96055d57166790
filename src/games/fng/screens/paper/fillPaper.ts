import type { MusterView } from '../../contract/muster.ts'
import { readDelimited, type Delimiter } from '../../../../contract/delimited.ts'
import {
  headOf,
  isHeads,
  isYesOrNo,
  paperColumns,
  squadOf,
  writeCell,
  type PaperColumn,
  type Told,
} from './paperColumns.ts'
import { isEmptyLine, newLine, type PaperForm, type PaperLine } from './paperForm.ts'

/** Where a table is laid down: a line by its key, null for the first, and a column. */
export interface FillPlace {
  readonly line: number | null
  readonly column: PaperColumn
}

/** What came of it. */
export interface Filled {
  readonly lines: number
  /** Lines that name a squad which this list does not have. */
  readonly leftOut: number
  /** Heads with something below them that has no place in the form. */
  readonly unused: readonly string[]
  /** What was read into which field. */
  readonly cells: readonly FilledCell[]
}

/** A cell of the table, and the field that it went into. */
export interface FilledCell {
  readonly line: number
  readonly column: PaperColumn
  /** "row 5, column D", as a spreadsheet counts them. */
  readonly place: string
  readonly read: string
  /** What it may be, where the field cannot say so itself; null where it is so. */
  readonly fault: string | null
}

/** @returns the cells of what was copied: with tabs from a spreadsheet, with commas where its heads are known. */
export function readPasted(text: string): string[][] {
  const known = ([',', ';'] as const).find((sign) => isHeads(readDelimited(text, sign)[0] ?? []))
  // Else a comma belongs to what stands there: "Lucky, Agile".
  return withoutEnd(readDelimited(text, text.includes('\t') || !known ? '\t' : known))
}

/** @returns the cells of a file; where its heads tell nothing, the sign that its first line has most of divides them. */
export function readFile(text: string): string[][] {
  const signs: readonly Delimiter[] = ['\t', ';', ',']
  const first = text.split(/[\r\n]/, 1)[0]!
  const most = signs.toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!
  const known = signs.find((sign) => isHeads(readDelimited(text, sign)[0] ?? []))
  return withoutEnd(readDelimited(text, known ?? most))
}

const isWritten = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '')
const withoutEnd = (rows: string[][]): string[][] => rows.slice(0, rows.findLastIndex(isWritten) + 1)

/**
 * Fills the form with a table: by its heads, and by squad and line where it names them; else from a place on, to the
 * right and down. Lines that are missing are added. A table of the whole platoon takes the place of all empty lines.
 * @param split the column of the table as it came that has been made two of; null for none.
 */
export function fillPaper(
  form: PaperForm,
  facts: MusterView,
  cells: readonly string[][],
  from: FillPlace,
  split: number | null = null,
): Filled {
  const [first = [], ...rest] = cells
  const headed = isHeads(first) || (first.length === 1 && headOf(first[0]!) === from.column)
  const start = paperColumns.indexOf(from.column)
  const told = headed ? first.map((cell) => headOf(cell) ?? null) : first.map((_, i) => paperColumns[start + i] ?? null)
  const rows = (headed ? rest : cells).filter((row) => !headed || isWritten(row))
  const placed = told.includes('squad') ? bySquad(form, facts, rows, told) : fromLine(form, rows, from.line)
  for (const { line, row } of placed.lines) writeRow(form, facts, line, row, told)
  const numbers = new Map<readonly string[], number>(cells.map((row, i) => [row, i + 1]))
  return {
    lines: placed.lines.length,
    leftOut: rows.length - placed.lines.length,
    unused: headed ? first.filter((_, i) => told[i] === null && rows.some((row) => (row[i] ?? '').trim() !== '')) : [],
    cells: placed.lines.flatMap(({ line, row }) => cellsOf(line, row, numbers.get(row)!, told, split)),
  }
}

function cellsOf(
  line: PaperLine,
  row: readonly string[],
  number: number,
  told: readonly (Told | null)[],
  split: number | null,
): FilledCell[] {
  const columnOf = (i: number) => letterOf(split !== null && i > split ? i - 1 : i)
  return told.flatMap((one, i) => {
    const column = one === 'status' ? 'away' : one
    const read = (row[i] ?? '').trim()
    if (column === null || !isColumn(column) || read === '') return []
    const isTick = column === 'star' || column === 'shortTimer'
    const fault = isTick && !isYesOrNo(read) ? 'Yes or no is wanted; it was taken for no.' : null
    return [{ line: line.key, column, place: `row ${number}, column ${columnOf(i)}`, read, fault }]
  })
}

/** @returns "A" to "Z", then "AA", as spreadsheets call their columns. */
const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

interface Placed {
  readonly lines: readonly { readonly line: PaperLine; readonly row: readonly string[] }[]
}

/** Down from a line, in the order in which they stand on the page; what is left over goes to the last squad. */
function fromLine(form: PaperForm, rows: readonly string[][], key: number | null): Placed {
  const order = form.lines.toSorted((a, b) => a.squad - b.squad)
  const start = Math.max(
    0,
    order.findIndex((line) => line.key === key),
  )
  const like = order.at(-1)
  const lines = rows.flatMap((row, i) => {
    const line = order[start + i] ?? (like && addLine(form, like.squad))
    return line ? [{ line, row }] : []
  })
  return { lines }
}

function bySquad(
  form: PaperForm,
  facts: MusterView,
  rows: readonly string[][],
  told: readonly (Told | null)[],
): Placed {
  const cellOf = (row: readonly string[], wanted: Told) => row[told.indexOf(wanted)] ?? ''
  const next = new Map<number, number>()
  const places = rows.flatMap((row) => {
    const squad = squadOf(cellOf(row, 'squad'), form, facts)
    if (squad === null) return []
    const written = Number(cellOf(row, 'line'))
    const number = written >= 1 && written <= mostLines ? Math.floor(written) : (next.get(squad) ?? 0) + 1
    next.set(squad, Math.max(number, next.get(squad) ?? 0))
    return [{ squad, number, row }]
  })
  const lines = places.map(({ squad, number, row }) => ({ line: lineAt(form, squad, number), row }))
  const counts = Map.groupBy(places, ({ squad }) => squad)
  const isWhole = counts.size > 1 && [...counts].every(([squad, own]) => own.length === next.get(squad))
  if (isWhole) {
    const named = new Set(lines.map(({ line }) => line.key))
    form.lines = form.lines.filter((line) => named.has(line.key) || !isEmptyLine(line))
  }
  return { lines }
}

/** A squad has fewer lines than this; a larger number is none of a line. */
const mostLines = 40

function lineAt(form: PaperForm, squad: number, number: number): PaperLine {
  for (;;) {
    const line = form.lines.filter((one) => one.squad === squad)[number - 1]
    if (line) return line
    addLine(form, squad)
  }
}

/** @returns a new line at the end of a squad, like the one above it. */
export function addLine(form: PaperForm, squad: number): PaperLine {
  const like = form.lines.findLast((line) => line.squad === squad) ?? form.lines.at(-1)
  form.lines.push(newLine({ squad, post: like?.post ?? 'rifleman', weapon: like?.weapon ?? '' }))
  // Not the line itself: what the form shows is its own.
  return form.lines.at(-1)!
}

function writeRow(
  form: PaperForm,
  facts: MusterView,
  line: PaperLine,
  row: readonly string[],
  told: readonly (Told | null)[],
): void {
  const cellOf = (wanted: Told) => row[told.indexOf(wanted)] ?? ''
  told.forEach((column, i) => {
    if (column !== null && isColumn(column)) writeCell(form, facts, line, column, row[i] ?? '')
  })
  if (told.includes('status')) writeCell(form, facts, line, 'away', `${cellOf('status')} ${cellOf('missionsAway')}`)
}

const isColumn = (told: Told): told is PaperColumn => (paperColumns as readonly string[]).includes(told)
