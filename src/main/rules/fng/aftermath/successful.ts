import type { Mission, PartyMember, Soldier } from '../state.ts'

/**
 * Was the mission a success for this man (FNG p. 104)? Enemy contacted, never Out of the Fight, not Retired, at least
 * one confirmed kill, no Short Timer. It may differ from man to man. First Aid does not undo an Out of the Fight, and
 * Cheating Death counts as one (rulings to p. 104).
 */
export function wasSuccessful(mission: Mission, member: PartyMember, soldier: Soldier): boolean {
  const wentDown = member.wasOut || member.cheatedDeath || member.fate === 'outOfTheFight'
  const retired = member.retired || member.fate === 'retired'
  return mission.contacted === true && !wentDown && !retired && member.killsConfirmed > 0 && !soldier.shortTimer
}
