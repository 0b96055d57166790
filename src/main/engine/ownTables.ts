import { RuleError } from './errors.ts'
import type { Table } from './table.ts'

/** A table of the player's own: every score that its dice can show meets one row. */
export interface OwnTable {
  /** What it is called in files. */
  readonly id: string
  readonly title: string
  /** How many dice of how many sides, added: "2d6". */
  readonly dice: string
  readonly rows: readonly { readonly from: number; readonly to: number; readonly text: string }[]
}

/** What the ids of the player's own tables begin with: no table of a book does. */
const mark = 'own.'

/** @returns a table of the player's own as one that can be rolled on, shown and printed. */
export function rolledTable({ id, title, dice, rows }: OwnTable): Table {
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
export function mustBeWhole({ title, dice, rows }: OwnTable): void {
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
