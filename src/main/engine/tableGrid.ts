import type { TableJson } from './tableJson.ts'

type JsonRow = TableJson['rows'][number]

/** Columns that the scores of a row are read from. */
const scoreHeads = ['from', 'to']

/**
 * Keys and ids are the names that files use: where another column tells what the row is, they are not for people.
 * @returns the columns of a table that a player reads, without its scores, in order.
 */
export function playerHeads({ rows }: Pick<TableJson, 'rows'>): string[] {
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((head) => !scoreHeads.includes(head))
  const isName = (head: string) => rows.some((row) => row['key'] !== undefined && row[head] !== row['key'])
  const shown = all.filter(
    (head) => head !== 'key' && (!isId(head) || isName(head)) && rows.some((row) => row[head] !== ''),
  )
  return shown.length > 0 ? shown : all
}

const isId = (head: string): boolean => head === 'id' || head.endsWith(' id')

/** @returns the scores of a row as one reads them: "2", "3-5", "9+", "up to 8"; nothing for rows of lists. */
export function scoreWords(row: JsonRow): string {
  const [from, to] = [row['from'], row['to']]
  if (from === undefined || to === undefined) return ''
  if (from === to || to === '') return String(from)
  if (from === 'less') return `up to ${to}`
  if (to === 'more') return isBound(from) ? orMore(from) : String(from)
  // Words that tell the whole row already.
  if (!isBound(from) && String(to).startsWith('less')) return String(from)
  return typeof from === 'number' && typeof to === 'number' && from >= 0 ? `${from}-${to}` : `${from} to ${to}`
}

const orMore = (from: string | number): string => (typeof from === 'number' ? `${from}+` : `${from} or more`)

/** A number, or a number of the situation: "REP + 1", "PEF REP", "m". */
const isBound = (from: string | number): boolean => typeof from === 'number' || /^[\w ]{1,12}?( [+-] \d+)?$/.test(from)
