import { applied, total } from './applied.ts'
import type { DiceRequest } from './answers.ts'
import { unusual } from './dice.ts'
import { mustBeFilled } from './missing.ts'
import { planOf } from './plan.ts'
import { diceCount, sidesFor } from './readDice.ts'
import type { Situation, TableRoll } from './rollOnTable.ts'
import type { Circumstances, Table } from './table.ts'

/**
 * @returns the dice request of a first stage: how many dice after modifiers (0 where they leave none), and the rows that
 * may be picked by hand.
 * @throws RuleError `not-filled` for a table of which a row lacks what the player's copy may have.
 */
export function requestFor<T extends Table>(table: T, situation: Situation<T>): DiceRequest {
  const { first, movesDice, lacks } = planOf(table)
  if (lacks) mustBeFilled(table)
  const count = diceCount(first, situation)
  return {
    key: table.id,
    subject: situation.subject,
    why: `${table.title}: ${situation.why}`,
    count: movesDice ? movedCount(table, situation, count) : count,
    ...unusual(sidesFor(first, situation)),
    rows: table.scoreCounts ? undefined : table.rows,
    readings: [{ table, situation }],
    unguessable: situation.unguessable,
  }
}

/**
 * One throw that is read on several tables, or for several situations: as many dice as the one takes that takes most,
 * each reading beginning with the first die. All of them read the same kind of dice.
 */
export const readTogether = (requests: readonly DiceRequest[]): DiceRequest => ({
  ...requests[0]!,
  count: Math.max(...requests.map(({ count }) => count)),
  readings: requests.flatMap(({ readings = [], count }) => readings.map((one) => ({ ...one, takes: count }))),
})

/** How many dice are left after modifiers: never fewer than none. */
function movedCount<T extends Table>(table: T, situation: Situation<T>, count: number): number {
  const set = planOf(table).setsDice.findLast(({ when }) => isTrue(situation.when, when))
  return Math.max(0, set?.sets ?? count + total(applied(table, situation, 'first'), 'dice'))
}

/** @returns the dice request of a second stage, by what came of the first. */
export function secondRequest<T extends Table>(first: TableRoll<T>, situation: Situation<T>): DiceRequest {
  const { table } = first
  const known = afterFirst(first, situation)
  return {
    key: table.id,
    subject: situation.subject,
    why: `${table.title}, second throw: ${situation.why}`,
    count: secondCount(table, known),
    ...unusual(sidesFor(planOf(table).second!, known)),
    readings: [{ table, situation, after: first }],
  }
}

/** @returns the situation of a second throw: what the row of the first gives may name its dice. */
export function afterFirst({ table, row }: TableRoll, situation: Situation): Situation {
  const { sides } = planOf(table).second!
  const given = typeof sides === 'string' ? row.gives?.[sides] : undefined
  return typeof given === 'number' ? { ...situation, numbers: { ...situation.numbers, [sides!]: given } } : situation
}

/** @returns how many dice a second throw takes, of a table that has one. */
export const secondCount = (table: Table, situation: Situation): number => diceCount(planOf(table).second!, situation)

const isTrue = (when: Circumstances | undefined, circumstance: string): boolean => Boolean(when?.[circumstance])
