import { RuleError } from '../../../../main/engine/errors.ts'
import { patchesIn } from '../../rules/house/rulesOf.ts'
import { inTour, switches } from '../../rules/house/switches.ts'
import type { FngState } from '../../rules/state.ts'

type Value = Readonly<Record<string, unknown>>

/**
 * A `*.fngrules.json`, which this game wrote before there were packs: a whole set of house rules, so that what it does
 * not name is by the book.
 * @returns it as a pack that has not been checked yet; null for any other file.
 * @throws RuleError `bad-input` for one of a later version.
 */
export function olderFile(state: FngState, { name, tables = [], switches: put = [], ...file }: Value): Value | null {
  if (file['format'] !== 'fngrules') return null
  if (file['version'] !== 1)
    throw new RuleError(
      'bad-input',
      'This file of house rules was written by another version of the program. Nothing was changed.',
    )
  return {
    ...file,
    format: 'tourpack',
    title: name,
    tables: withRest(
      tables,
      'table',
      [...patchesIn(state.houseRows).keys()].map((table) => ({ table })),
    ),
    switches: withRest(put, 'name', byTheBook),
  }
}

const byTheBook = switches
  .filter(({ name }) => name !== inTour)
  .map(({ name, options }) => ({ name, value: options[0].value }))

/** @returns rows of a file, and after them those of the book that it does not name; what is no list is left to be refused. */
function withRest(rows: unknown, key: string, book: readonly Value[]): unknown {
  if (!Array.isArray(rows)) return rows
  const named = new Set(rows.map((row: unknown) => (row as Value | null)?.[key]))
  return [...(rows as readonly unknown[]), ...book.filter((row) => !named.has(row[key]))]
}
