import type { FngState, Soldier } from '../../state.ts'
import { battleOf, figureById } from '../battle.ts'

/** Ranks from captain up: no platoon has one of its own, but a correction may write one. */
const captainOrHigher = /^(Capt|Maj|Lt Col|Col|Gen)\b/i

/** @returns the rank that counts for a request, of whoever commands; null where his moves nothing. */
export const rankOfCommander = (soldier: Pick<Soldier, 'rank' | 'grade'> | undefined): CommanderRank =>
  soldier === undefined
    ? null
    : captainOrHigher.test(soldier.rank)
      ? 'captain'
      : soldier.grade === 'officer'
        ? 'lieutenant'
        : null
export type CommanderRank = 'lieutenant' | 'captain' | null

/** What the Force Commander's rank does for a request (FNG pp. 77, 80, 97); the two exclude each other. */
export function commanderRank(state: FngState): { readonly lieutenant: boolean; readonly captain: boolean } {
  const { commanderId } = battleOf(state)
  const soldierId = commanderId === null ? null : figureById(state, commanderId).soldierId
  const soldier = state.soldiers.find(({ id }) => id === soldierId)
  const rank = rankOfCommander(soldier)
  return { captain: rank === 'captain', lieutenant: rank === 'lieutenant' }
}
