import { rulesOf } from '../../../house/rulesOf.ts'
import { openSight, sightInSector } from '../../../sight.ts'
import type { FngState } from '../../../state.ts'
import { groupById, type Figure } from '../../battle.ts'
import { inchesBetween, lineOfSectors } from '../../contacts/sectors.ts'
import { isLitUp } from '../../fire/light.ts'
import { sectorNow } from '../../turn/groundBetween.ts'
import { airNow, sightOf } from '../../turn/sight.ts'

/**
 * May two figures see one another, as far as the sectors that their groups stand in, the ground there, light and weather tell
 * (FNG pp. 30, 44-51)? The player may know better: who stands at the edge of a wood only the table shows.
 */
export function mayBeInView(state: FngState, one: Figure, other: Figure): boolean {
  const [from, to] = [one, other].map(({ groupId }) => groupById(state, groupId).sector)
  if (from == null || to == null || from === to) return true
  const rules = rulesOf(state)
  const sees = (viewer: Figure, target: Figure): boolean =>
    inchesBetween(from, to) <= (sightOf(state, rules, viewer, { lit: isLitUp(state, target), beam: false }) ?? Infinity)
  return (sees(one, other) || sees(other, one)) && !lineOfSectors(from, to).some((number) => isClosed(state, number))
}

/** Does the ground of a sector hide whoever stands in it from those outside? */
function isClosed(state: FngState, number: number): boolean {
  const sector = sectorNow(state, number)
  if (sector === null) return false
  const air = airNow(state, rulesOf(state))
  return (sightInSector(sector, air, rulesOf(state)).least ?? Infinity) < (openSight(air) ?? Infinity)
}
