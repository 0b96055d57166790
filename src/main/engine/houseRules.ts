import type { Bound, Cells, Modifier, Row, Table } from './table.ts'
import { toldRow } from './toldFigures.ts'

/** What a campaign plays differently in one row of a table; what is not named stays as in the book. */
export interface RowPatch {
  /** Place of the row in the book's table, from 0. */
  readonly row: number
  readonly from?: Bound | undefined
  readonly to?: Bound | undefined
  readonly then?: { readonly from: Bound; readonly to: Bound } | undefined
  /** One of the outcomes that the table has. */
  readonly outcome?: string | number | undefined
  readonly gives?: Readonly<Record<string, Given>> | undefined
  readonly text?: string | undefined
  readonly cells?: Cells | undefined
}

/** A figure of a row, for the step that rolls the table. */
export type Given = string | number | boolean | null

/** What a campaign plays differently in one modifier. */
export interface ModifierPatch {
  /** Place of the modifier in the book's table, from 0. */
  readonly modifier: number
  readonly by: number
}

/** All that a campaign plays differently in one table. Rows and modifiers are neither added nor taken away. */
export interface TablePatch {
  readonly rows: readonly RowPatch[]
  readonly modifiers: readonly ModifierPatch[]
}

/** A table as the book has it. */
export const asInBook: TablePatch = { rows: [], modifiers: [] }

export const changesNothing = ({ rows, modifiers }: TablePatch): boolean => rows.length + modifiers.length === 0

/**
 * Lays house rules over a table of the book. What is patched must have been checked with `checkPatch`; rows and
 * modifiers that the book's table does not have (any more) are passed over. Laid over a table that has house rules,
 * both count.
 * @returns a table of the same id with the same rows and outcomes in the same places.
 */
export function laidOver<T extends Table>(book: T, patch: TablePatch): T {
  if (changesNothing(patch)) return book
  const before = book.house ?? asInBook
  const rows = new Map(patch.rows.map((each) => [each.row, each]))
  const by = new Map(patch.modifiers.map((each) => [each.modifier, each.by]))
  return {
    ...book,
    house: { rows: [...before.rows, ...patch.rows], modifiers: [...before.modifiers, ...patch.modifiers] },
    rows: book.rows.map((row, i) => patchedRow(book, row, rows.get(i))),
    modifiers: book.modifiers.map((modifier, i) => patchedModifier(modifier, by.get(i))),
  }
}

function patchedModifier(modifier: Modifier, by: number | undefined): Modifier {
  if (by === undefined) return modifier
  const { when, text, to, of, atLeast } = modifier
  // The printed effect is left out: it tells the book's number.
  return { when, text, to, by, ...(of !== undefined && { of }), ...(atLeast !== undefined && { atLeast }) }
}

/** A row with another outcome does, and says, what the book's first row with that outcome does, where it is not told more. */
function patchedRow(book: Table, row: Row, patch: RowPatch | undefined): Row {
  if (patch === undefined) return row
  const { rows } = book
  const { outcome = row.outcome, from = row.from, to = row.to, then = row.then } = patch
  const like = outcome === row.outcome ? row : rows.find((each) => each.outcome === outcome)!
  const { text, cells } = toldRow(book, row, like, patch)
  const gives = patch.gives === undefined ? like.gives : { ...like.gives, ...patch.gives }
  return {
    ...row,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(then !== undefined && { then }),
    ...(outcome !== undefined && { outcome }),
    ...(gives !== undefined && { gives }),
    ...(text !== undefined && { text }),
    ...(cells !== undefined && { cells: withScores(cells, patch) }),
  }
}

/** Where the cells word a score that has moved, the score itself is shown. */
function withScores({ from: fromWords, to: toWords, ...rest }: Cells, { from, to, cells }: RowPatch): Cells {
  return {
    ...(fromWords !== undefined && from === undefined && { from: fromWords }),
    ...(toWords !== undefined && to === undefined && { to: toWords }),
    ...rest,
    ...(cells?.['from'] !== undefined && { from: cells['from'] }),
    ...(cells?.['to'] !== undefined && { to: cells['to'] }),
  }
}

/** @returns the patch without what is as in the book anyway, in the order of the table. */
export function trimmed(book: Table, { rows, modifiers }: TablePatch): TablePatch {
  return {
    rows: rows.flatMap((patch) => trimmedRow(book, patch) ?? []).sort((a, b) => a.row - b.row),
    modifiers: modifiers
      .filter(({ modifier, by }) => book.modifiers[modifier]?.by !== by)
      .sort((a, b) => a.modifier - b.modifier),
  }
}

function trimmedRow(book: Table, patch: RowPatch): RowPatch | null {
  const row = book.rows[patch.row]
  if (!row) return patch
  const like = patchedRow(book, row, { row: patch.row, outcome: patch.outcome })
  const kept: RowPatch = {
    row: patch.row,
    ...(differs(patch.from, row.from) && { from: patch.from }),
    ...(differs(patch.to, row.to) && { to: patch.to }),
    ...(differs(patch.then, row.then) && { then: patch.then }),
    ...(differs(patch.outcome, row.outcome) && { outcome: patch.outcome }),
    ...(differs(patch.text, like.text) && { text: patch.text }),
    ...kindOf('gives', only(patch.gives, like.gives)),
    ...kindOf('cells', only(patch.cells, row.cells)),
  }
  return Object.keys(kept).length > 1 ? kept : null
}

const differs = (now: unknown, book: unknown): boolean =>
  now !== undefined && JSON.stringify(now) !== JSON.stringify(book)

/** The entries that are not as in the book. */
const only = <V>(now: Readonly<Record<string, V>> = {}, book: Readonly<Record<string, V>> = {}) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== book[name]))

const kindOf = <K extends string, V>(name: K, values: Readonly<Record<string, V>>) =>
  Object.keys(values).length > 0 && ({ [name]: values } as Readonly<Record<K, Readonly<Record<string, V>>>>)
