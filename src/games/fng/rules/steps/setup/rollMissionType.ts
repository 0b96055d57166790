import { explain } from '../../../../../main/engine/lines.ts'
import { rollOnTable } from '../../../../../main/engine/rollOnTable.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { missionTypeTables } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { areaNames, inSentence, missionNames } from '../../words.ts'
import { aboutMission } from './common.ts'
import { titleOfMission } from '../titles.ts'

/** Rolls what the mission is, on the column of its area (FNG p. 59). */
export const rollMissionType: Step<FngState> = {
  title: titleOfMission(({ type }) => `Mission: ${inSentence(missionNames[type!])}`),
  run({ state, rules, dice, say }) {
    mustStandAt(state, 'missionType')
    const mission = missionOf(state)
    const table = rules.table(missionTypeTables[mission.area])
    const roll = rollOnTable(table, dice, { subject: mission.id, why: areaNames[mission.area] })
    const type = roll.row.outcome
    say(explain(roll, `The mission: ${missionNames[type]}.`, aboutMission(mission, 'type')))
    return goOn(patchRow(state, 'missions', mission.id, { type }))
  },
}
