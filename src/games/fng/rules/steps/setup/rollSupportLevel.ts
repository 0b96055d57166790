import { explain } from '../../../../../main/engine/lines.ts'
import { rollOnTable } from '../../../../../main/engine/rollOnTable.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import { readySupportOf } from '../../missionRules.ts'
import type { FngState } from '../../state.ts'
import { supportLevel as supportLevelTable } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { supportNames } from '../../words.ts'
import { aboutMission } from './common.ts'
import { titleOfMission } from '../titles.ts'

/** Rolls the Support Level of the mission (FNG p. 58): doubles are that level, otherwise the lower die. */
export const rollSupportLevel: Step<FngState> = {
  title: titleOfMission(({ supportLevel }) => `Support Level ${supportLevel ?? 0}`),
  run({ state, rules, dice, say }) {
    mustStandAt(state, 'supportLevel')
    const mission = missionOf(state)
    const roll = rollOnTable(rules.table(supportLevelTable), dice, { subject: mission.id, why: 'this mission' })
    const supportLevel = roll.row.outcome
    const ready = readySupportOf(supportLevel, rules).map((kind) => supportNames[kind])
    const words = ready.length === 0 ? 'nothing is ready' : `ready: ${ready.join(', ')}`
    say(explain(roll, `Support Level ${supportLevel}; ${words}.`, aboutMission(mission, 'supportLevel')))
    return goOn(patchRow(state, 'missions', mission.id, { supportLevel }))
  },
}
