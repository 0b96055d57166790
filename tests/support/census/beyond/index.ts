import type { Table } from '../../../../src/main/engine/table.ts'
import { keyOf, type Place } from '../mutants.ts'
import { ofAttributes } from './attributes.ts'
import type { Beyond } from './beyond.ts'
import { ofTables } from './tables.ts'

/** All rows and modifiers that no step meets. */
export const beyond: readonly Beyond[] = [...ofAttributes, ...ofTables]

/** @returns the places that an entry names. @throws Error where its table has no such row or modifier. */
export function placesBeyond({ rows = [], modifiers = [] }: Beyond, table: Table): Place[] {
  const place = (part: Place['part'], at: number, name: string | number): Place => {
    if (at < 0) throw new Error(`${table.id} has no ${part} ${name}.`)
    return { table: table.id, part, at }
  }
  const ofRows =
    rows === 'all'
      ? table.rows.map((_, at) => place('row', at, at))
      : rows.map((row) =>
          place('row', typeof row === 'number' ? row : table.rows.findIndex(({ key }) => key === row), row),
        )
  const ofModifiers = modifiers.map((when) =>
    place(
      'modifier',
      table.modifiers.findIndex((each) => each.when === when),
      when,
    ),
  )
  return [...ofRows, ...ofModifiers]
}

/** @returns every place of these tables that no step meets, by its key, with its entry. */
export const allBeyond = (tables: readonly Table[]): ReadonlyMap<string, Beyond> =>
  new Map(
    tables.flatMap((table) =>
      beyond
        .filter((entry) => entry.table === table.id)
        .flatMap((entry) => placesBeyond(entry, table).map((place) => [keyOf(place), entry] as const)),
    ),
  )
