import type { Off } from './dice.ts'
import { planOf, type AppliedModifier } from './plan.ts'
import { comparedWith, offsBy } from './readDice.ts'
import type { Situation } from './rollOnTable.ts'
import type { Circumstances, Modifier, Table } from './table.ts'

/** @returns the number that each die of a throw passes against, as modifiers leave it; null where dice are read otherwise. */
export function targetOf(table: Table, situation: Situation, stage: 'first' | 'second'): number | null {
  const { first, second } = planOf(table)
  const rule = stage === 'first' ? first : second!
  const number = comparedWith(rule, situation)
  if (number === null || stage === 'second') return number
  return number + total(applied(table, situation, 'first'), 'target')
}

/** @returns the dice that a first throw takes off where it adds them. */
export const offsOf = <T extends Table>(table: T, situation: Situation<T>): readonly Off[] =>
  offsBy(planOf(table).first, applied(table, situation, 'first'))

/** The modifiers that apply. Of a staged table, those to the score belong to the second throw. */
export function applied<T extends Table>(
  table: T,
  situation: Situation<T>,
  stage: 'first' | 'second',
): readonly AppliedModifier[] {
  if (situation.when === undefined) return none
  const when = situation.when as Readonly<Record<string, boolean | number | undefined>>
  const { modifiers, second } = planOf(table)
  let found: AppliedModifier[] | null = null
  for (const { when: circumstance, once } of modifiers) {
    const holds = when[circumstance]
    if (!holds || (second !== undefined && (once.to === 'score') !== (stage === 'second'))) continue
    const modifier = holds === true || holds === 1 ? once : { ...once, by: once.by * holds }
    // Begun with its first, for an empty list makes room for many more than ever apply.
    if (found === null) found = [modifier]
    else found.push(modifier)
  }
  return found ?? none
}

/** @returns what modifiers of one thing come to. */
export function total(modifiers: readonly AppliedModifier[], to: Modifier['to']): number {
  let sum = 0
  for (const modifier of modifiers) if (modifier.to === to) sum += modifier.by
  return sum
}

/** What modifiers of a score or of a level come to. */
export function scoreMoved(modifiers: readonly AppliedModifier[]): number {
  let sum = 0
  for (const { to, by } of modifiers) if (to === 'score' || to === 'level') sum += by
  return sum
}

/** The numbers of the situation as modifiers leave them: an Impact of 2 against a flak jacket is 1 (FNG p. 7). */
export function movedNumbers(table: Table, { numbers = noNumbers, when }: Situation): Readonly<Record<string, number>> {
  const { movesNumbers } = planOf(table)
  if (movesNumbers.length === 0 || when === undefined) return numbers
  const moved: Record<string, number> = { ...numbers }
  for (const { of, by, atLeast = -Infinity, when: circumstance } of movesNumbers) {
    const times = Number((when as Circumstances)[circumstance] ?? 0)
    const before = moved[of!]
    if (times !== 0 && before !== undefined) moved[of!] = Math.max(before + by * times, Math.min(before, atLeast))
  }
  return moved
}

const none: readonly AppliedModifier[] = []
const noNumbers: Readonly<Record<string, number>> = {}
