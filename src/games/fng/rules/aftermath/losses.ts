import type { Rules } from '../../../../main/engine/system.ts'
import { isStar } from '../people.ts'
import type { FngState, Mission } from '../state.ts'
import { cameOut, type CameOut } from './cameOut.ts'
import { itemsOf, priceOf } from './points.ts'
import type { PointsEvent } from './tally.ts'

/**
 * Own losses by how men came out. A Star who cheated death counts as one wounded; where the mission prices wounded men
 * left behind, that replaces the ordinary price (rulings to FNG pp. 98-101). The recovery test changes no points.
 *
 * @returns how often each counts.
 */
export function ownLosses(state: FngState, mission: Mission, rules: Rules): Partial<Record<PointsEvent, number>> {
  const party = state.party.filter((member) => member.missionId === mission.id)
  const count = (out: CameOut) => party.filter((m) => cameOut(m, isStar(state, m.soldierId)) === out).length
  const cheated = party.filter((member) => member.cheatedDeath).length
  const left =
    priceOf('woundedLeft', mission, rules) === null
      ? undefined
      : itemsOf(state).find((item) => item.event === 'woundedLeft')
  return {
    ownMissing: count('missing'),
    ownDead: count('dead'),
    ownWounded: count('wounded') + cheated - (left?.count ?? 0),
  }
}
