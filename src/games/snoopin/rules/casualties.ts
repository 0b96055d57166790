import type { KeyOf } from '../../../main/engine/table.ts'
import type { Casualty, Left, Man, ManStatus, SnoopinState } from './state.ts'
import type { casualtyStatus } from './tables/casualties.ts'

/** A casualty category, as the tables name it. */
export type Category = KeyOf<typeof casualtyStatus>

/** Where a man of each category is. */
export const statusOf: Readonly<Record<Category, ManStatus>> = {
  deceased: 'dead',
  whereaboutsUnknown: 'unknown',
  mia: 'unknown',
  verySerious: 'sentHome',
  serious: 'replacementPool',
  incapacitating: 'returnPool',
  notSerious: 'fit',
  captured: 'captured',
}

/** Somebody whose casualty status is not known yet. */
export interface Unrecovered {
  readonly man: Man
  /** Of one whose whereabouts are unknown, the table is that of stragglers, whatever he was before. */
  readonly left: Left
  /** Null where his status was put so by hand. */
  readonly casualty: Casualty | null
}

/**
 * @returns for whom the turn rolls: each figure with a Serious Wound, and those of earlier turns whose whereabouts are
 * unknown, on the table of stragglers again (p. 10-18).
 */
export function unrecovered({ men, casualties }: SnoopinState, turnId: number): Unrecovered[] {
  return men.flatMap((man): Unrecovered[] => {
    const hit = casualties.find((one) => one.turnId === turnId && one.manId === man.id)
    if (hit?.fate === 'wounded' && hit.category === null) return [{ man, left: hit.left ?? 'straggler', casualty: hit }]
    if (man.status !== 'unknown' || man.sinceTurnId === turnId) return []
    return [{ man, left: 'straggler', casualty: casualties.findLast((one) => one.manId === man.id) ?? null }]
  })
}

/** @returns the men of a force who were lost as POWs in a turn: known when the game ended, or found out after it. */
export function powsOf({ men, casualties }: SnoopinState, force: number, turnId: number): Man[] {
  const taken = casualties.filter(
    ({ fate, category, turnId: hitIn, rolledTurnId }) =>
      (fate === 'captured' && hitIn === turnId) || (category === 'captured' && rolledTurnId === turnId),
  )
  return men.filter(({ id, forceId }) => forceId === force && taken.some(({ manId }) => manId === id))
}

/** Was one of a team's men killed or captured in the game itself? What is found out afterwards does not count. */
export const lostInGame = ({ men, casualties }: SnoopinState, team: number, turnId: number): boolean =>
  casualties.some(
    (one) =>
      one.turnId === turnId &&
      one.fate !== 'wounded' &&
      men.some(({ id, teamId }) => id === one.manId && teamId === team),
  )
