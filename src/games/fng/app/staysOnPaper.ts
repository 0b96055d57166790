import { lineView, tablesById } from '../../../main/app/journal/lineView.ts'
import { stayGroups, type StayView } from '../contract/mission.ts'
import { isAtBattle, partyDepth } from '../rules/missions.ts'
import { fngTables } from '../rules/tables/index.ts'
import type { Views } from '../sheets/shared/views.ts'
import { missionStays } from './missionStays.ts'
import { asItStands, setOutBy } from './setOut.ts'

/** @returns who stays, and why, as the page of the mission tells it: many who stay for the same in one line. */
export const staysOnPaper: Views['stays'] = ({ state, walk, linesOf }, mission) => {
  const depth = partyDepth(state, mission)
  const stop = depth === null ? undefined : walk()[depth - 1]
  if (!stop) return linesIn(missionStays(mission, asItStands(state)))
  const { id, input, tape } = stop.entry
  const lines = linesOf(id).map((line) => lineView(line, tablesById(fngTables)))
  const then = isAtBattle(state, mission) ? state : stop.state
  return linesIn(missionStays(mission, setOutBy({ input, answers: tape, lines }, then)))
}

const linesIn = (stays: readonly StayView[]): string[] =>
  stayGroups(stays).flatMap(({ sort, men, folded }) =>
    folded
      ? [`${men.length} ${sort}: ${men.map(({ surname }) => surname).join(', ')}`]
      : men.map(({ who, why, die }) => `${who}: ${why}${die === null ? '' : `; rolled ${die}`}`),
  )
