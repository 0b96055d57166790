import type { FngState } from '../../state.ts'
import { canFight, groupsOf, isBelow, membersOf, type Group } from '../battle.ts'

/** Figures that can still fight (ruling to FNG p. 69). */
export const strengthNow = (state: FngState, groupId: number): number =>
  membersOf(state, groupId).filter(canFight).length

/** How many times our closest group a group of the enemy is: the thresholds of the tactics (FNG pp. 69-70). */
export interface Odds {
  readonly theirs: number
  readonly ours: number
  /** Half as many again, or more: they attack. */
  readonly attacks: boolean
  readonly twice: boolean
  readonly threeTimes: boolean
}

/** So many times our closest group, or more (FNG p. 69). */
export const odds = { attack: 1.5, moreDice: 2, humanWave: 3 } as const

export function oddsOf(state: FngState, group: number, closest: number): Odds {
  const theirs = strengthNow(state, group)
  const ours = strengthNow(state, closest)
  return {
    theirs,
    ours,
    attacks: theirs >= odds.attack * ours,
    twice: theirs >= odds.moreDice * ours,
    threeTimes: theirs >= odds.humanWave * ours,
  }
}

/** @returns our groups above ground, those that can fight first: the enemy measures himself by them. */
export const ourGroups = (state: FngState): Group[] =>
  groupsOf(state, 'ours')
    .filter(({ id }) => !isBelow(state, id))
    .toSorted((a, b) => Number(strengthNow(state, b.id) > 0) - Number(strengthNow(state, a.id) > 0))
