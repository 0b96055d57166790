import { effectWords, planOf, type AppliedModifier } from './plan.ts'
import type { Table } from './table.ts'

/** An effect without a word, "-1, -2 or -3", says no more than what it came to. */
const isFigure = (effect: string): boolean => !/[a-z]{3}/.test(effect)

/**
 * @param table the table as it is rolled on; undefined where nobody knows.
 * @returns what a modifier did to a throw, in words, with what it is counted in: "1 die more", "1 more passed", "best of 2d6",
 *   "-1" of a number or a score.
 */
export function appliedWords({ text, to, by }: AppliedModifier, table: Table | undefined): string {
  const own = table?.modifiers.find((one) => one.text === text && one.to === to && one.by === by)
  if (own?.effect !== undefined && !isFigure(own.effect)) return own.effect
  const many = Math.abs(by)
  if (to === 'dice') return `${many} ${many === 1 ? 'die' : 'dice'} ${by > 0 ? 'more' : 'fewer'}`
  const counted = to === 'score' && table !== undefined ? countedAs[planOf(table).first.kind] : undefined
  if (counted !== undefined) return `${many} ${by > 0 ? 'more' : 'fewer'} ${counted}`
  return effectWords({ to, by })
}

/** What the score of dice that are compared counts. */
const countedAs: Readonly<Record<string, string>> = { passing: 'passed', atLeast: 'passed', successes: 'counted' }
