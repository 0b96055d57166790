import { groupsOf } from '../battle.ts'
import type { FngState } from '../../state.ts'
import { allSectors, stepsBetween } from './sectors.ts'

/**
 * @param from the sector measured from, itself among them; null: all are as close as one another.
 * @returns the sectors without any of us that are closest; none where we are everywhere.
 */
export function closestFree(state: FngState, from: number | null): number[] {
  const taken = groupsOf(state, 'ours').map((group) => group.sector)
  const free = allSectors.filter((n) => !taken.includes(n))
  const far = (n: number) => (from === null ? 0 : stepsBetween(from, n))
  const least = Math.min(...free.map(far))
  return free.filter((n) => far(n) === least)
}
