import type { AnswerSource, Hand } from '../../../../main/engine/answers.ts'
import { sum } from '../../../../main/engine/checks.ts'
import { explain, explainDice, type Line } from '../../../../main/engine/lines.ts'
import { readThrow, rollAllOnTable, rollOnTable, type TableRoll } from '../../../../main/engine/rollOnTable.ts'
import { requestFor } from '../../../../main/engine/throwRequest.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import { rowOf, type Table } from '../../../../main/engine/table.ts'
import type { FreeWorldList, Post } from '../state.ts'
import { sfNcoRep } from '../tables/army/sfCidg.ts'
import { usArmyInfantryRep } from '../tables/army/usArmyInfantry.ts'
import { attributes } from '../tables/attributes.ts'
import { deros, tourLength } from '../tables/calendar.ts'
import { armyLists, numberIn } from './lists.ts'

/** The rolls by which a man is made, each asked for all men at once. */

interface Rolling {
  readonly rules: Rules
  readonly dice: AnswerSource
}

interface Man {
  /** Id of the row his dice are matched by. */
  readonly subject: number
  /** Who, for people: "Pfc Able, J., 1st squad". */
  readonly why: string
}

/** A DEROS as it was rolled. */
export interface DerosRoll extends Hand {
  readonly faces: readonly number[]
  readonly months: number
  readonly halfMonths: number
}

/** The Individual REP table of a post (FNG pp. 9-10): the SF NCO has his own, the US Advisor is an American. */
export function repTableOf(list: FreeWorldList, post: Post): Table {
  if (post === 'advisor') return usArmyInfantryRep
  return list === 'sf-cidg' && post === 'platoonLeader' ? sfNcoRep : armyLists[list].rep
}

/** @returns a roll on the Individual REP table of each man's post; its outcome is the REP. */
export function rollReps(
  { rules, dice }: Rolling,
  list: FreeWorldList,
  men: readonly (Man & { readonly post: Post })[],
): TableRoll[] {
  const asked = men.map((man) => ({ table: rules.table(repTableOf(list, man.post)), man }))
  const throws = dice.rollAll(asked.map(({ table, man }) => requestFor(table, man)))
  return asked.map(({ table, man }, i) => readThrow(table, man, throws[i]!))
}

/** @returns "rolls 4 and 5", or that the row was taken by hand. */
export const rollsText = (roll: TableRoll): string => (roll.picked ? 'by hand' : `rolls ${roll.faces.join(' and ')}`)

/** @returns the REP that came up. */
export const repOf = (roll: TableRoll): number => Number(roll.row.outcome)

/** @returns half-months of a full tour, and how many make a month (FNG p. 53). */
export function fullTour(
  rules: Rules,
  list: FreeWorldList,
): { readonly halfMonths: number; readonly perMonth: number } {
  const row = rowOf<Table>(rules.table(tourLength), list === 'usmc' ? 'usmc' : 'others')
  const halfMonths = numberIn(row, 'turns')
  return { halfMonths, perMonth: halfMonths / numberIn(row, 'months') }
}

/** @returns the DEROS of each man (FNG p. 53): officers one die, all others two, in months. */
export function rollDeros(
  { rules, dice }: Rolling,
  list: FreeWorldList,
  men: readonly (Man & { readonly officer: boolean })[],
): DerosRoll[] {
  const table = rules.table<Table>(deros)
  const count = (officer: boolean) => numberIn(rowOf(table, officer ? 'officer' : 'ncoOrBelow'), 'dice')
  const throws = dice.rollAll(
    men.map(({ subject, why, officer }) => ({ key: table.id, subject, why: `DEROS: ${why}`, count: count(officer) })),
  )
  return throws.map(({ faces, by, who }) => {
    const months = sum(faces)
    return { faces, by, who, months, halfMonths: months * fullTour(rules, list).perMonth }
  })
}

/** @returns the line for a rolled DEROS. */
export const explainDeros = (name: string, roll: DerosRoll, soldierId: number): Line =>
  explainDice(
    `${name}: DEROS ${roll.faces.length > 1 ? `${roll.faces.join(' + ')} = ` : ''}${roll.months} ${roll.months === 1 ? 'month' : 'months'}.`,
    roll,
    {
      about: { collection: 'soldiers', id: soldierId, field: 'deros' },
      table: deros.id,
      page: deros.page,
      score: roll.months,
    },
  )

/**
 * Rolls a random Attribute for each man (FNG p. 5): all first dice together, then all second dice. A man who rolls one
 * that he has rolls again.
 * @returns the rolls; the key of the row is the Attribute.
 */
export function rollAttributes(
  { rules, dice }: Rolling,
  men: readonly (Man & { readonly has: readonly string[] })[],
): TableRoll[] {
  const table = rules.table<Table>(attributes)
  return rollAllOnTable(table, dice, men).map((first, i) => {
    const man = men[i]!
    let roll = first
    while (man.has.includes(roll.row.key!)) roll = rollOnTable(table, dice, man)
    return roll
  })
}

/** @returns the line for a rolled Attribute. */
export const explainAttribute = (name: string, roll: TableRoll, attributeId: number): Line =>
  explain(roll, `${name} ${rollsText(roll)}: ${roll.row.text!}.`, {
    collection: 'attributes',
    id: attributeId,
    field: 'attribute',
  })
