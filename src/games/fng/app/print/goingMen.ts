import { RuleError } from '../../../../main/engine/errors.ts'
import type { FngState } from '../../rules/state.ts'
import { missionNamed } from '../../rules/missions.ts'

/**
 * @param id of the mission; null for that of this half-month, else the last one.
 * @returns ids of the men who go, in the order of their squads.
 * @throws RuleError `not-now` where nobody has been chosen.
 */
export function goingMen(state: FngState, id: number | null): readonly number[] {
  const mission = missionNamed(state, id)
  const going = state.party
    .filter(({ missionId }) => missionId === mission.id)
    .toSorted((a, b) => Number(a.attached) - Number(b.attached) || a.squad - b.squad || a.id - b.id)
  if (going.length === 0)
    throw new RuleError('not-now', 'Nobody has been chosen for that mission: say which men are meant, or take all.')
  return going.map(({ soldierId }) => soldierId)
}
