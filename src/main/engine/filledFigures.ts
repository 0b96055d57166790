import { figureWritten } from './copyFigures.ts'
import { RuleError, withoutEnd } from './errors.ts'
import { laidOver, type TablePatch } from './houseRules.ts'
import { needsOf } from './missing.ts'
import { rowName } from './patchDifferences.ts'
import type { Rules } from './system.ts'
import { missing, type Table } from './table.ts'

/** @returns the house rules of a table with one figure filled in, or with null taken out again. */
export function withFigure(
  patch: TablePatch,
  place: number,
  figure: string,
  value: string | number | null,
): TablePatch {
  const before = patch.rows.find(({ row }) => row === place)
  const { gives: own = {}, ...row } = before ?? { row: place }
  const { [figure]: _, ...others } = own
  const gives = value === null ? others : { ...others, [figure]: value }
  const rest = patch.rows.filter((each) => each !== before)
  if (Object.keys(gives).length > 0) return { ...patch, rows: [...rest, { ...row, gives }] }
  return { ...patch, rows: Object.keys(row).length > 1 ? [...rest, row] : rest }
}

/** The values of a game's missing figures as a small file keeps them: by table, row and figure. */
export type FilledFile = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string | number>>>>>>

/** @returns what a campaign has filled in, to be kept and used again. */
export function filledFile(tables: readonly Table[], rules: Rules): FilledFile {
  const file: Record<string, Record<string, Record<string, string | number>>> = {}
  for (const { table, row, figure, value } of needsOf(tables, rules)) {
    if (value === null) continue
    const book = tables.find(({ id }) => id === table)!
    const name = rowName(book.rows[row]!, row)
    const rows = (file[table] ??= {})
    ;(rows[name] ??= {})[figure] = value
  }
  return file
}

/**
 * @param file checked against its schema: here its names and values are.
 * @returns such a file as house rules, by id of the table.
 * @throws RuleError `bad-input` with the place, for what this game does not ask for or what cannot stand there.
 */
export function readFilled(tables: readonly Table[], file: FilledFile): Map<string, TablePatch> {
  const patches = new Map<string, TablePatch>()
  for (const [id, rows] of Object.entries(file)) {
    const book = tables.find((table) => table.id === id)
    if (!book) throw new RuleError('bad-input', `There is no table ${id}. Nothing was changed.`)
    for (const [name, figures] of Object.entries(rows)) {
      const place = book.rows.findIndex((row, i) => rowName(row, i) === name)
      for (const [figure, written] of Object.entries(figures)) {
        if (book.rows[place]?.gives?.[figure] !== missing)
          throw new RuleError('bad-input', `${book.title}, ${name}: ${figure} is not asked for. Nothing was changed.`)
        const value = figureWritten(book, figure, String(written))
        patches.set(id, withFigure(patches.get(id) ?? { rows: [], modifiers: [] }, place, figure, value))
      }
    }
  }
  return patches
}

/** @returns every value of such a file that cannot be taken, with its place and why, in the order of the file. */
export function faultsInFilled(
  tables: readonly Table[],
  file: FilledFile,
): { readonly place: string; readonly reason: string }[] {
  return Object.entries(file).flatMap(([table, rows]) =>
    Object.entries(rows).flatMap(([row, figures]) =>
      Object.entries(figures).flatMap(([figure, value]) => {
        try {
          readFilled(tables, { [table]: { [row]: { [figure]: value } } })
          return []
        } catch (error) {
          if (!(error instanceof RuleError)) throw error
          return [{ place: `${table}, ${row}, ${figure}`, reason: withoutEnd(error.message) }]
        }
      }),
    ),
  )
}

/** @returns the tables as a campaign plays them by these house rules. */
export function rulesBy(patches: ReadonlyMap<string, TablePatch>): Rules {
  const made = new WeakMap<Table, Table>()
  return {
    table: <T extends Table>(book: T): T => {
      const patch = patches.get(book.id)
      if (patch === undefined) return book
      const found = (made.get(book) as T | undefined) ?? laidOver(book, patch)
      made.set(book, found)
      return found
    },
  }
}
