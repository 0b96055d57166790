import type { About, Line } from '../engine/lines.ts'
import { db, type Connection, type SqlValue } from './connection.ts'
import { listed, parsed } from './json.ts'
import { pathTo } from './path.ts'
import { diceKept, keptDice, type KeptDice } from './keptDice.ts'
import type { LineTable } from './schema.ts'
import type { JournalLine, LineCursor, LinePage, Place } from './types.ts'

type LineRow = LineTable & { depth: number }

/** @returns the parameters of a line's row, in the order of `lineColumns`, without the entry. */
export function lineParameters(position: number, line: Line): SqlValue[] {
  const dice = keptDice(line)
  return [
    position,
    line.text,
    line.about?.collection ?? null,
    line.about?.id ?? null,
    line.about?.field ?? null,
    line.table,
    line.row,
    line.page,
    dice === null ? null : JSON.stringify(dice),
    line.target,
    line.score,
    line.modifiers.length > 0 ? JSON.stringify(line.modifiers) : null,
    Object.keys(line.numbers).length > 0 ? JSON.stringify(line.numbers) : null,
    line.by,
    line.who,
    line.picked ? 1 : 0,
    line.secret ? 1 : 0,
    line.house === null ? null : JSON.stringify(line.house),
  ]
}

/** The columns of a line. */
export const lineColumns = [
  'entry',
  'position',
  'text',
  'about_collection',
  'about_id',
  'about_field',
  'rules_table',
  'table_row',
  'page',
  'faces',
  'target',
  'score',
  'modifiers',
  'numbers',
  'by',
  'who',
  'picked',
  'secret',
  'house',
] as const satisfies readonly (keyof LineTable)[]

/** @returns the lines of one entry, in the order they were said. */
export function linesOf(connection: Connection, entry: number): JournalLine[] {
  const query = selectLines().where('entry_line.entry', '=', entry).orderBy('position')
  return connection.all(query).map((row) => asLine(row, connection.path))
}

/** @returns the lines of several entries, by entry, each in the order they were said. */
export function linesOfEach(connection: Connection, entries: readonly number[]): Map<number, JournalLine[]> {
  const query = selectLines()
    .where('entry_line.entry', 'in', listed(entries))
    .orderBy('entry_line.entry')
    .orderBy('position')
  return Map.groupBy(
    connection.all(query).map((row) => asLine(row, connection.path)),
    ({ entry }) => entry,
  )
}

/**
 * @param about a row of the state; with a field, only lines about that field.
 * @returns the lines of all entries, on the path or off it, newest first.
 */
export function linesAbout(connection: Connection, about: About): JournalLine[] {
  let query = selectLines()
    .where('about_collection', '=', about.collection)
    .where('about_id', '=', about.id)
    .orderBy('depth', 'desc')
    .orderBy('position', 'desc')
  if (about.field !== undefined) query = query.where('about_field', '=', about.field)
  return connection.all(query).map((row) => asLine(row, connection.path))
}

/** @returns ids of the entries, on the path or off it, that have a line about a row. */
export function entriesAbout(connection: Connection, { collection, id }: About): number[] {
  const query = db
    .selectFrom('entry_line')
    .select('entry')
    .distinct()
    .where('about_collection', '=', collection)
    .where('about_id', '=', id)
  return connection.all(query).map(({ entry }) => entry)
}

/**
 * @param from where the page begins; null for the newest line.
 * @returns the lines of the entries that lead to the head, newest first, at most `limit`.
 */
export function linePage(connection: Connection, head: Place, limit: number, from: LineCursor | null): LinePage {
  let query = selectLines()
    .where('entry_line.entry', 'in', pathTo(head))
    .orderBy('depth', 'desc')
    .orderBy('position', 'desc')
    .limit(limit)
  if (from)
    query = query.where((eb) =>
      eb.or([eb('depth', '<', from.depth), eb.and([eb('depth', '=', from.depth), eb('position', '<', from.position)])]),
    )
  const lines = connection.all(query).map((row) => asLine(row, connection.path))
  const last = lines.at(-1)
  return { lines, next: last && lines.length === limit ? { depth: last.depth, position: last.position } : null }
}

const selectLines = () =>
  db.selectFrom('entry_line').innerJoin('entry', 'entry.id', 'entry_line.entry').selectAll('entry_line').select('depth')

function asLine(row: LineRow, path: string): JournalLine {
  return {
    entry: row.entry,
    depth: row.depth,
    position: row.position,
    text: row.text,
    about: asAbout(row),
    table: row.rules_table,
    row: row.table_row,
    page: row.page,
    ...(row.faces === null ? { faces: [] } : diceKept(parsed(row.faces, path) as KeptDice)),
    target: row.target,
    score: row.score,
    modifiers: row.modifiers === null ? [] : (parsed(row.modifiers, path) as Line['modifiers']),
    numbers: row.numbers === null ? {} : (parsed(row.numbers, path) as Line['numbers']),
    by: row.by as Line['by'],
    who: row.who,
    picked: row.picked === 1,
    secret: row.secret === 1,
    house: row.house === null ? null : (parsed(row.house, path) as Line['house']),
  }
}

function asAbout(row: LineRow): About | null {
  if (row.about_collection === null || row.about_id === null) return null
  const about = { collection: row.about_collection, id: row.about_id }
  return row.about_field === null ? about : { ...about, field: row.about_field }
}
