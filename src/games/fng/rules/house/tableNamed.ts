import { RuleError } from '../../../../main/engine/errors.ts'
import { checkPatch } from '../../../../main/engine/checkPatch.ts'
import { laidOver, trimmed, type TablePatch } from '../../../../main/engine/houseRules.ts'
import { rowFits, type Table } from '../../../../main/engine/table.ts'
import { fngTables } from '../tables/index.ts'

const byId: ReadonlyMap<string, Table> = new Map(fngTables.map((table) => [table.id, table]))

/**
 * @returns the book's table of this id.
 * @throws RuleError `bad-input` where there is none.
 */
export function tableNamed(id: string): Table {
  const found = byId.get(id)
  if (!found) throw new RuleError('bad-input', `This version knows no table "${id}". Nothing was changed.`)
  return found
}

/** @returns the title of a table at the start of a sentence. */
export const titleOf = ({ title }: Table): string => title.charAt(0).toUpperCase() + title.slice(1)

/** Tables with a figure that names a score of the same table, which some row must have. */
const pointers: Readonly<Record<string, string>> = { 'mission.day-part': 'next' }

/**
 * @returns the patch as it is kept: checked, in order, without what is as in the book anyway.
 * @throws RuleError `bad-input` where the table could not be played with it.
 */
export function playable(book: Table, patch: TablePatch): TablePatch {
  checkPatch(book, patch)
  const now = laidOver(book, patch)
  const pointer = pointers[book.id]
  const astray = pointer === undefined ? undefined : now.rows.find((row) => !leadsSomewhere(now, row.gives?.[pointer]))
  if (astray)
    throw new RuleError('bad-input', `${titleOf(book)}: "${astray.text!}" leads to no row. Nothing was changed.`)
  return trimmed(book, patch)
}

const leadsSomewhere = ({ rows }: Table, score: unknown): boolean => rows.some((row) => rowFits(row, Number(score), {}))
