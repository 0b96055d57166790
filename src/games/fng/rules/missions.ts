import { RuleError } from '../../../main/engine/errors.ts'
import { depthOfId } from '../../../main/engine/system.ts'
import { tourOf } from './people.ts'
import type { FngState, Mission } from './state.ts'

/** What a mission's sheet and page lack before there is one. */
export const noMission = 'There has been no mission in this tour yet.'

/** What is said of one that was named and is not in the tour: it may have been taken back meanwhile. */
const missionGone = 'That mission is not in this tour (any more). Choose one of those that are.'

/**
 * @param id null for the mission of this half-month, else the last one.
 * @throws RuleError `not-now` when there is none.
 */
export function missionNamed(state: FngState, id: number | null): Mission {
  const wanted = id ?? tourOf(state).missionId
  const mission = wanted === null ? state.missions.at(-1) : state.missions.find((m) => m.id === wanted)
  if (!mission) throw new RuleError('not-now', id !== null && state.missions.length > 0 ? missionGone : noMission)
  return mission
}

/** @returns the depth of the entry that named a mission's party; null where none has. */
export function partyDepth(state: FngState, { id }: Mission): number | null {
  const member = state.party.find(({ missionId }) => missionId === id)
  return member ? depthOfId(member.id) : null
}

/** Does a mission wait for its battle or its report? Then its party stands as it set out. */
export function isAtBattle(state: FngState, { id }: Mission): boolean {
  const { missionId, phase } = tourOf(state)
  return missionId === id && phase === 'battle'
}

/** Is the area of a mission still to be rolled? What it says until then is a guess (FNG p. 54). */
export function isAreaOpen(state: FngState, { id }: Mission): boolean {
  const { missionId, phase } = tourOf(state)
  return missionId === id && phase === 'area'
}

/** Is it this mission whose battle is under way? */
export const isFought = (state: FngState, { id }: Mission): boolean => state.battle[0]?.missionId === id
