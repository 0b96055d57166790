import type { Rules } from '../../../../../main/engine/system.ts'
import { isRainy } from '../../calendar.ts'
import { missionOf } from '../../people.ts'
import { sightInSector, type Air, type GroundSight } from '../../sight.ts'
import type { FngState } from '../../state.ts'
import { battleOf, groupById, type Figure } from '../battle.ts'

type Tables = Pick<Rules, 'table'>
type Sector = FngState['sectors'][number] & { readonly flooded: boolean }

/** @returns a sector of the table as it lies today, paddies under water or not (FNG p. 49); null where nobody rolled it. */
export function sectorNow(state: FngState, number: number | null): Sector | null {
  const { id, halfMonth } = missionOf(state)
  const found = state.sectors.find((sector) => sector.missionId === id && sector.number === number)
  return found ? { ...found, flooded: isRainy(halfMonth) || battleOf(state).weather === 'terrible' } : null
}

const sectorOf = (state: FngState, { groupId }: Figure): number | null => groupById(state, groupId).sector

/**
 * The ground between two figures: that of the sector which both stand in, for a piece of terrain covers its section (FNG p.
 * 47).
 * @returns how far one sees in it; null where they stand in two sectors, or nobody knows.
 */
export function groundBetween(
  state: FngState,
  rules: Tables,
  air: Air,
  one: Figure,
  other: Figure,
): GroundSight | null {
  const number = sectorOf(state, one)
  if (number === null || number !== sectorOf(state, other)) return null
  const sector = sectorNow(state, number)
  return sector && sightInSector(sector, air, rules)
}

/** @returns the ground that hides them from one another, in words: "forest". */
export const groundNamed = (state: FngState, rules: Tables, air: Air, one: Figure, other: Figure): string =>
  (groundBetween(state, rules, air, one, other)?.key ?? '').replaceAll('-', ' ')
