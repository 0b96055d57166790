import type { D6 } from '../../engine/answers.ts'
import { countPassed } from '../../engine/checks.ts'
import type { Line } from '../../engine/lines.ts'
import { planOf } from '../../engine/plan.ts'
import type { DiceRule, Row, Table } from '../../engine/table.ts'

/** Dice of one throw, and what they were compared with. */
interface Compared {
  readonly faces: readonly D6[]
  readonly target: number
  readonly rule: DiceRule | undefined
}

/** @returns how many dice passed. */
export const passesOf = ({ faces, target, rule }: Compared): number =>
  countPassed(faces, target, rule?.kind === 'passing' ? (rule.alwaysFails ?? null) : null)

/** The dice of a line, taken apart into the throws they were made in. */
export interface Throws {
  readonly first: readonly D6[]
  /** Of a table in two stages, where its row wants a second throw. */
  readonly second: readonly D6[]
}

/** @returns the throws of a line; one read on a staged table has a second throw only where its row asks for one. */
export function throwsOf({ faces, row }: Pick<Line, 'faces' | 'row'>, table: Table | undefined): Throws {
  const taken: Row | undefined = row === null ? undefined : table?.rows[row]
  if (table?.dice.kind !== 'stages' || taken?.then === undefined || faces.length < 2)
    return { first: faces, second: [] }
  const { second } = planOf(table)
  const count = second?.kind === 'passing' && typeof second.count === 'number' ? second.count : 1
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
  const passed = passesOf({ faces: first, target, rule: plan?.first })
  if (second.length > 0) return `${passed} passed; then ${plan?.second?.kind === 'passing' ? `${score} passed` : score}`
  return passed === score ? `${passed} passed` : `${passed} passed, counts as ${score}`
}
