import { sql } from 'kysely'
import { recordedCollections, statement, type Recorded } from './collections.ts'
import type { Connection } from './connection.ts'
import { snakeCase } from './naming.ts'
import type { StoredSystem } from './types.ts'

// The view by which whoever has no Short-Timer sees who is in a campaign. It names the columns that the file has, so it is
// made anew whenever those change.

/** What the view is called. */
export const rosterName = 'roster'
/** The version from which on a file has it. */
const firstWithRoster = 7

/** The columns of each collection, as a file records them. */
type Columns = ReadonlyMap<string, Readonly<Record<string, Recorded>>>

/** Does a file of a version have such a view, if its game has men? */
export const mayHaveRoster = (version: number): boolean => version >= firstWithRoster

/** @returns the statement that makes the view; null for a game that declares no men, or a file without their table. */
export function rosterOf(columns: Columns, system: StoredSystem): string | null {
  const { roster } = system
  if (roster === undefined || !columns.has(roster.men)) return null
  const shown = (collection: string) =>
    Object.keys(columns.get(collection) ?? {})
      .filter((column) => system.collections[collection]?.[column]?.secret !== true && column !== roster.place?.by)
      .flatMap((column) => waysToShow(columns, collection, column))
  const men = [idOf(roster.men), ...shown(roster.men)]
  const places = hasPlaces(columns, system) ? shown(roster.place!.collection) : []
  return `${opening}${[...men, ...places].join(between)}${ending(columns, system)}`
}

/**
 * @param view the statement of a file's view.
 * @returns whether it shows columns of these collections, which and in what order ever, and does nothing else: another
 *   version may have shown others.
 */
export function isRoster(view: string, columns: Columns, system: StoredSystem): boolean {
  const { roster } = system
  if (roster === undefined) return false
  const end = ending(columns, system)
  if (!view.startsWith(opening) || !view.endsWith(end)) return false
  const known = [roster.men, roster.place?.collection ?? roster.men].flatMap((collection) =>
    Object.keys(columns.get(collection) ?? {}).flatMap((column) => waysToShow(columns, collection, column)),
  )
  const allowed = new Set([idOf(roster.men), ...known])
  return view
    .slice(opening.length, -end.length)
    .split(between)
    .every((part) => allowed.has(part))
}

/** Makes the view, where the game has one. */
export function createRoster(connection: Connection, system: StoredSystem): void {
  const view = rosterOf(recordedCollections(connection), system)
  if (view !== null) connection.run(statement(sql.raw(view)))
}

/** Takes the view away, if it is there: while it is, its columns cannot go. */
export function dropRoster(connection: Connection): void {
  connection.run(statement(sql.raw(`drop view if exists ${quoted(rosterName)}`)))
}

const quoted = (name: string): string => `"${snakeCase(name)}"`
const idOf = (collection: string): string => `${quoted(collection)}."id"`

const opening = `CREATE VIEW ${quoted(rosterName)} AS select `
const between = ', '

/** The column, and the name of what it points at, where that has one. */
function waysToShow(columns: Columns, collection: string, column: string): string[] {
  const { references } = columns.get(collection)![column]!
  const own = `${quoted(collection)}.${quoted(column)}`
  if (references === undefined || columns.get(references)?.['name']?.type !== 'text') return [own]
  const called = `${snakeCase(column).replace(/_id$/, '')}_name`
  return [
    own,
    `(select "named"."name" from ${quoted(references)} as "named" where "named"."id" = ${own}) as "${called}"`,
  ]
}

const hasPlaces = (columns: Columns, { roster }: StoredSystem): boolean =>
  roster?.place !== undefined && columns.get(roster.place.collection)?.[roster.place.by] !== undefined

function ending(columns: Columns, system: StoredSystem): string {
  const { men, place } = system.roster!
  const joined = hasPlaces(columns, system)
    ? ` left join ${quoted(place!.collection)} on ${quoted(place!.collection)}.${quoted(place!.by)} = ${idOf(men)}`
    : ''
  return ` from ${quoted(men)}${joined} order by ${idOf(men)}`
}
