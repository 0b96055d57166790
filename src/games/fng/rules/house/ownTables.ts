import { RuleError } from '../../../../main/engine/errors.ts'
import { addRows, patchRow } from '../../../../main/engine/state.ts'
import type { Table } from '../../../../main/engine/table.ts'
import type { OwnTableInput } from '../inputs.ts'
import type { FngState, OwnTable } from '../state.ts'

type Stored = Pick<FngState, 'ownTables'>

/** What the ids of the player's own tables begin with: no table of the book does. */
const mark = 'own.'

const known = new WeakMap<readonly OwnTable[], readonly Table[]>()

/** @returns the player's own tables, to be rolled on alone; made once for each set of them. */
export function ownTables({ ownTables: rows }: Stored): readonly Table[] {
  const found = known.get(rows) ?? rows.map((row) => tableOf(ownTable(row)))
  known.set(rows, found)
  return found
}

/** @returns a table as it was given, from the row that keeps it. */
export const ownTable = ({ name, title, dice, rows }: OwnTable): OwnTableInput => ({
  id: name,
  title,
  dice,
  rows: JSON.parse(rows) as OwnTableInput['rows'],
})

function tableOf({ id, title, dice, rows }: OwnTableInput): Table {
  const { count, sides } = diceOf(dice)
  return {
    id: `${mark}${id}`,
    title,
    page: null,
    dice: { kind: 'added', count, ...(sides !== 6 && { sides }) },
    how: count === 1 ? dice : `${dice} added`,
    modifiers: [],
    rows,
  }
}

/** "2d6" */
function diceOf(dice: string): { readonly count: number; readonly sides: number } {
  const [count, sides] = dice.split('d').map(Number)
  return { count: count!, sides: sides! }
}

/** @throws RuleError `bad-input` where a score that the dice can show meets no row or two, or a row none of them. */
export function mustBeWhole({ title, dice, rows }: OwnTableInput): void {
  const { count, sides } = diceOf(dice)
  const [least, most] = [count, count * sides]
  const wrong = (why: string): never => {
    throw new RuleError('bad-input', `${title}: ${why}. Nothing was changed.`)
  }
  rows.forEach(({ from, to }, i) => {
    if (to < from) wrong(`row ${i + 1} goes from ${from} to ${to}`)
    if (from < least || to > most) wrong(`row ${i + 1} goes beyond what ${dice} can show, ${least} to ${most}`)
  })
  for (let score = least; score <= most; score++) {
    const met = rows.filter(({ from, to }) => score >= from && score <= to).length
    if (met !== 1) wrong(`a score of ${score} meets ${met === 0 ? 'no row' : `${met} rows`}`)
  }
}

/** Keeps one of the player's own tables, in place of one of the same name. */
export function writeOwnTable(state: FngState, { id: name, ...table }: OwnTableInput, newId: () => number): FngState {
  const row = { name, title: table.title, dice: table.dice, rows: JSON.stringify(table.rows) }
  const old = state.ownTables.find((each) => each.name === name)
  if (!old) return addRows(state, 'ownTables', [{ id: newId(), ...row }])
  return old.title === row.title && old.dice === row.dice && old.rows === row.rows
    ? state
    : patchRow(state, 'ownTables', old.id, row)
}
