import { passesBy } from '../../engine/readDice.ts'
import type { Line } from '../../engine/lines.ts'
import { planOf } from '../../engine/plan.ts'
import type { Row, Table } from '../../engine/table.ts'

/** The dice of a line, taken apart into the throws they were made in. */
export interface Throws {
  readonly first: readonly number[]
  /** Of a table in two stages, where its row wants a second throw. */
  readonly second: readonly number[]
}

/** @returns the throws of a line; one read on a staged table has a second throw only where its row asks for one. */
export function throwsOf({ faces, row }: Pick<Line, 'faces' | 'row'>, table: Table | undefined): Throws {
  const taken: Row | undefined = row === null ? undefined : table?.rows[row]
  if (table?.dice.kind !== 'stages' || taken?.then === undefined || faces.length < 2)
    return { first: faces, second: [] }
  const { second } = planOf(table)
  const compares = second?.kind === 'passing' || second?.kind === 'atLeast'
  const count = compares && typeof second.count === 'number' ? second.count : 1
  return { first: faces.slice(0, -count), second: faces.slice(-count) }
}

/**
 * @returns what the dice of a line came to, in words: "2 passed", "2 passed; then 4", "score 9"; null where nothing was
 * rolled, or for no table and against no number.
 */
export function resultWords(
  line: Pick<Line, 'faces' | 'row' | 'target' | 'score'>,
  table: Table | undefined,
): string | null {
  const { faces, target, score } = line
  if (score === null || faces.length === 0) return null
  const { first, second } = throwsOf(line, table)
  // Dice that no table reads, such as those that open a turn, are told by the line itself.
  if (table === undefined && target === null) return null
  const plan = table && planOf(table)
  if (plan?.first.kind === 'successes') return score === 1 ? '1 success' : `${score} successes`
  if (target === null) return second.length === 0 ? `score ${score}` : `${first.join(' ')}; then ${score}`
  const passed = passesBy(plan?.first, first, target)
  if (second.length > 0)
    return `${passed} passed; then ${plan?.second?.kind === 'passing' || plan?.second?.kind === 'atLeast' ? `${score} passed` : score}`
  return passed === score ? `${passed} passed` : `${passed} passed, counts as ${score}`
}
