import { rowOf, type KeyOf } from '../../../main/engine/table.ts'
import type { Casualty, Left, Man, ManStatus, SnoopinState } from './state.ts'
import { casualtyStatus } from './tables/casualties.ts'

/** A casualty category, as the tables name it. */
export type Category = KeyOf<typeof casualtyStatus>

/** @returns where a man of a category is. */
export const statusOf = (category: Category): ManStatus => rowOf(casualtyStatus, category).gives.status

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
 * unknown, on the table of stragglers again (p. 10-18); in the order in which they are rolled for.
 */
export function unrecovered({ men, casualties }: SnoopinState, turnId: number): Unrecovered[] {
  const sought: Unrecovered[] = []
  const hurt: Unrecovered[] = []
  const hits = new Map(casualties.flatMap((one) => (one.turnId === turnId ? [[one.manId, one] as const] : [])))
  for (const man of men) {
    const hit = hits.get(man.id)
    if (hit?.fate === 'wounded' && hit.category === null) hurt.push({ man, left: leftOf(hit), casualty: hit })
    else if (man.status === 'unknown' && man.sinceTurnId !== turnId)
      sought.push({ man, left: 'straggler', casualty: casualties.findLast((one) => one.manId === man.id) ?? null })
  }
  return [...sought, ...tablesInOrder.flatMap((left) => hurt.filter((one) => one.left === left))]
}

/** The tables in the order in which they are rolled on: whoever is recovered from the first rolls on one of the others. */
export const tablesInOrder: readonly Left[] = ['straggler', 'accompanied', 'evacuated']

/** How a wounded figure left the table; of one of whom it was not said, as of a straggler. */
export const leftOf = ({ left }: Pick<Casualty, 'left'>): Left => left ?? 'straggler'

/** @returns the men of a force who were lost as POWs in a turn: known when the game ended, or found out after it. */
export function powsOf({ men, casualties }: SnoopinState, force: number, turnId: number): Man[] {
  const taken = casualties.filter(
    ({ fate, category, turnId: hitIn, rolledTurnId }) =>
      (fate === 'captured' && hitIn === turnId) || (category === 'captured' && rolledTurnId === turnId),
  )
  return men.filter(({ id, forceId }) => forceId === force && taken.some(({ manId }) => manId === id))
}

/** A loss of a turn. */
export interface Loss {
  readonly casualty: Casualty
  /** Casualty category that came out in this turn; null of one that was not rolled. */
  readonly category: string | null
  /** Hit in an earlier turn, and found out after the game of this one. */
  readonly isFound: boolean
}

/**
 * @returns the losses of each turn, by its id, as they were counted in it, whatever came out later: who was hit in its game,
 * then who had been looked for since an earlier one and was found. Whoever came out later was unknown until then.
 */
export function lossesByTurn({ casualties }: Pick<SnoopinState, 'casualties'>): ReadonlyMap<number, readonly Loss[]> {
  const losses = new Map<number, Loss[]>()
  const add = (turnId: number, loss: Loss) => {
    const own = losses.get(turnId)
    if (own) own.push(loss)
    else losses.set(turnId, [loss])
  }
  for (const casualty of casualties) {
    const { turnId, rolledTurnId, category } = casualty
    const isLater = rolledTurnId !== null && rolledTurnId !== turnId
    add(turnId, { casualty, category: isLater ? 'whereaboutsUnknown' : category, isFound: false })
  }
  for (const casualty of casualties) {
    const { turnId, rolledTurnId, category } = casualty
    if (rolledTurnId !== null && rolledTurnId !== turnId && !isSought(casualty))
      add(rolledTurnId, { casualty, category, isFound: true })
  }
  return losses
}

/** @returns those of one turn. */
export const lossesOf = (state: Pick<SnoopinState, 'casualties'>, turnId: number): readonly Loss[] =>
  lossesByTurn(state).get(turnId) ?? []

/** His whereabouts are unknown still. */
const isSought = ({ category }: Casualty): boolean => category !== null && statusOf(category as Category) === 'unknown'

const hitInGame = ({ men, casualties }: SnoopinState, team: number, turnId: number): Casualty[] =>
  casualties.filter((one) => one.turnId === turnId && men.some(({ id, teamId }) => id === one.manId && teamId === team))

/** Was one of a team's men killed or captured in the game itself? What is found out afterwards does not count. */
export const lostInGame = (state: SnoopinState, team: number, turnId: number): boolean =>
  hitInGame(state, team, turnId).some(({ fate }) => fate !== 'wounded')

/** Was one of a team's wounded left on the table without friends? Whether that is to abandon him its players say. */
export const leftAlone = (state: SnoopinState, team: number, turnId: number): boolean =>
  hitInGame(state, team, turnId).some(({ fate, left }) => fate === 'wounded' && left === 'straggler')
