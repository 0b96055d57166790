import type { FngState } from '../../state.ts'
import { battleOf, isUp, type Figure } from '../battle.ts'

/** @returns those with whom a figure stands Evenly Matched; nobody who has gone down, run or left (FNG p. 37). */
export function matchesOf(state: FngState, figure: Figure): Figure[] {
  if (!isUp(figure)) return []
  return state.figures.filter(
    (other) => (other.id === figure.matchedWith || other.matchedWith === figure.id) && isUp(other),
  )
}

export const isInMelee = (state: FngState, figure: Figure): boolean => matchesOf(state, figure).length > 0

/**
 * Does being Evenly Matched cost him a die against this opponent: against anybody but his match always, and against his
 * match in the turn in which they came out even (FNG p. 37, ruling)?
 */
export function isTied(state: FngState, figure: Figure, opponent: Figure): boolean {
  const matches = matchesOf(state, figure)
  if (matches.length === 0) return false
  return !matches.some(({ id }) => id === opponent.id) || figure.matchedTurn === battleOf(state).turn
}
