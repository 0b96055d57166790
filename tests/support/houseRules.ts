import { RuleError } from '../../src/main/engine/errors.ts'
import type { RowPatch, TablePatch } from '../../src/main/engine/houseRules.ts'
import type { Bound, Row, Table } from '../../src/main/engine/table.ts'
import { playable } from '../../src/games/fng/rules/house/tableNamed.ts'

/** A changing of one table that can be played: any figure, result or modifier of it, or a border between two rows. */
export interface Change {
  readonly table: Table
  readonly patch: TablePatch
}

/** @returns every single small change of a table that the program lets through. */
export function changesOf(table: Table): Change[] {
  const patches = [
    ...table.rows.flatMap((row, i) => [...figures(row, i), ...outcomes(table, row, i), ...borders(table, row, i)]),
    ...table.modifiers.flatMap(({ by }, modifier) =>
      [by - 1, by + 1, -by].map((now): TablePatch => ({ rows: [], modifiers: [{ modifier, by: now }] })),
    ),
  ]
  return patches.filter((patch) => isPlayable(table, patch)).map((patch) => ({ table, patch }))
}

/** @returns whether the rules take the patch; whatever else goes wrong is a bug. */
export function isPlayable(table: Table, patch: TablePatch): boolean {
  try {
    const { rows, modifiers } = playable(table, patch)
    return rows.length + modifiers.length > 0
  } catch (error) {
    if (error instanceof RuleError) return false
    throw error
  }
}

const rowsOnly = (...rows: readonly RowPatch[]): TablePatch => ({ rows, modifiers: [] })

const figures = ({ gives = {} }: Row, row: number): TablePatch[] =>
  Object.entries(gives).flatMap(([name, value]) =>
    typeof value === 'number' ? [-1, 1].map((by) => rowsOnly({ row, gives: { [name]: value + by } })) : [],
  )

const outcomes = ({ rows }: Table, { outcome }: Row, row: number): TablePatch[] =>
  [...new Set(rows.map((each) => each.outcome))]
    .filter((each) => each !== undefined && each !== outcome)
    .map((other) => rowsOnly({ row, outcome: other }))

/** The border between a row and the next moved by one, where they follow each other in one direction or the other. */
function borders({ rows }: Table, row: Row, i: number): TablePatch[] {
  const next = rows[i + 1]
  if (!next || row.from === undefined || next.from === undefined) return []
  return [
    rowsOnly({ row: i, to: moved(row.to!, 1) }, { row: i + 1, from: moved(next.from, 1) }),
    rowsOnly({ row: i, from: moved(row.from, 1) }, { row: i + 1, to: moved(next.to!, 1) }),
  ]
}

const moved = (bound: Bound, by: number): Bound => {
  if (typeof bound === 'number') return bound + by
  return typeof bound === 'object' ? { ...bound, plus: bound.plus + by } : bound
}
