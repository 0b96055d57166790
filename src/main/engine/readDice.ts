import { countAtLeast, countPassed, countSuccesses, halfDie, lower, sum } from './checks.ts'
import { fewestSides, mostSides, sumWithout, usualSides, type Off } from './dice.ts'
import { RuleError } from './errors.ts'
import type { Situation } from './rollOnTable.ts'
import type { DiceRule, NumberOf } from './diceRule.ts'
import type { Modifier } from './table.ts'

/** @returns how many dice a rule asks for, before modifiers. */
export function diceCount(rule: DiceRule, situation: Situation): number {
  switch (rule.kind) {
    case 'added':
    case 'passing':
    case 'atLeast':
    case 'successes':
      return valueOf(rule.count, situation)
    case 'best':
      return rule.count === undefined ? 1 : valueOf(rule.count, situation)
    case 'lower':
      return 2
    case 'read':
    case 'half':
    case 'possibility':
      return 1
    case 'lookUp':
    case 'stages':
      throw new Error(`Nothing is rolled on a ${rule.kind} table.`)
  }
}

/**
 * @returns how many sides the dice of a rule have.
 * @throws RuleError `bad-input` for a number of sides that no die has.
 */
export function sidesFor(rule: DiceRule, situation: Situation): number {
  if (rule.sides === undefined) return usualSides
  const sides = valueOf(rule.sides, situation)
  if (Number.isInteger(sides) && sides >= fewestSides && sides <= mostSides) return sides
  throw new RuleError('bad-input', `${situation.why}: there is no die with ${sides} sides.`)
}

/** @returns the dice that are taken off where they are added: those that the rule names, then those of modifiers. */
export function offsBy(rule: DiceRule, modifiers: readonly Pick<Modifier, 'to' | 'by'>[]): readonly Off[] {
  if (rule.kind !== 'added') return []
  const moved = modifiers.flatMap(({ to, by }) => (to === 'highest' || to === 'lowest' ? [{ die: to, times: by }] : []))
  return [...(rule.off ?? []), ...moved]
}

/** @returns the number that each die is compared with, before modifiers; null where dice are read otherwise. */
export const comparedWith = (rule: DiceRule, situation: Situation): number | null =>
  rule.kind === 'passing' || rule.kind === 'atLeast' ? valueOf(rule.versus, situation) : null

/** @returns how many of the dice pass, by a rule that compares each of them with a number; by no rule, low dice pass. */
export function passesBy(rule: DiceRule | undefined, faces: readonly number[], target: number): number {
  if (rule?.kind === 'atLeast') return countAtLeast(faces, target)
  return countPassed(faces, target, rule?.kind === 'passing' ? (rule.alwaysFails ?? null) : null)
}

/** @returns what dice come to by a rule, before modifiers of the score. */
export function scoreOf(
  rule: DiceRule,
  faces: readonly number[],
  target: number | null,
  situation: Situation,
  offs: readonly Off[],
): number {
  switch (rule.kind) {
    case 'passing':
    case 'atLeast':
      return passesBy(rule, faces, target!)
    case 'successes':
      return countSuccesses(faces, rule.only ?? null)
    case 'half':
      return halfDie(faces[0]!)
    case 'lower':
      return lower(faces)
    case 'added':
      return (offs.length === 0 ? sum(faces) : sumWithout(faces, offs)) + plusOf(rule.plus, situation)
    case 'best':
      return Math.max(...faces) + plusOf(rule.plus, situation)
    default:
      return sum(faces)
  }
}

const plusOf = (plus: string | undefined, situation: Situation): number =>
  plus === undefined ? 0 : valueOf(plus, situation)

function valueOf(number: NumberOf, situation: Situation): number {
  if (typeof number === 'number') return number
  const value = situation.numbers?.[number]
  if (value === undefined) throw new RuleError('bad-input', `${situation.why}: ${number} is not known.`)
  return value
}
