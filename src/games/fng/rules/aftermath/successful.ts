import { switchOf } from '../house/switches.ts'
import type { FngState, Mission, PartyMember, Soldier } from '../state.ts'

/**
 * Was the mission a success for this man (FNG p. 104)? Enemy contacted, never Out of the Fight, not Retired, at least
 * one confirmed kill, no Short Timer. It may differ from man to man. First Aid does not undo an Out of the Fight,
 * unless a switch says that it does, and Cheating Death counts as one (rulings to p. 104).
 */
export function wasSuccessful(state: FngState, mission: Mission, member: PartyMember, soldier: Soldier): boolean {
  const wasOut = member.wasOut && switchOf(state, 'firstAidSuccess') === 'no'
  const wentDown = wasOut || member.cheatedDeath || member.fate === 'outOfTheFight'
  const retired = member.retired || member.fate === 'retired'
  return mission.contacted === true && !wentDown && !retired && member.killsConfirmed > 0 && !soldier.shortTimer
}
