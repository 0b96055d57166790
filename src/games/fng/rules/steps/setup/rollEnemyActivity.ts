import { explain, note } from '../../../../../main/engine/lines.ts'
import { readThrow } from '../../../../../main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../main/engine/throwRequest.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { ealFor } from '../../missionRules.ts'
import { hasEffect, missionOf, mustStandAt } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { enemyActivityLevel } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { politicalNames } from '../../words.ts'
import { aboutMission, known } from './common.ts'
import { titleOfMission } from '../titles.ts'

/**
 * Rolls the Enemy Activity Level (FNG p. 58): doubles or the lower die, moved by the political status, kept within
 * 1 to 6, and at most 3 on a cake walk. The cake walk goes on waiting until the mission has been played.
 */
export const rollEnemyActivity: Step<FngState> = {
  title: titleOfMission(({ eal }) => `Enemy Activity Level ${eal ?? 0}`),
  run({ state, rules, dice, say }) {
    mustStandAt(state, 'enemyActivity')
    const mission = missionOf(state)
    const table = rules.table(enemyActivityLevel)
    const status = known(mission.politicalStatus, 'political status')
    const situation = { subject: mission.id, why: `${politicalNames[status]} area`, when: { [status]: true } }
    // The table's one row is no answer to pick by hand: the EAL is the score, which a level keeps within the row.
    const roll = readThrow(table, situation, dice.roll({ ...requestFor(table, situation), rows: [] }))
    const moved = roll.score!
    const eal = ealFor(state, moved)
    say(explain(roll, `Enemy Activity Level ${moved}.`, aboutMission(mission, 'eal')))
    if (hasEffect(state, 'cakeWalk'))
      say(note(`A cake walk: Enemy Activity Level ${eal}.`, { about: aboutMission(mission, 'eal'), page: 102 }))
    return goOn(patchRow(state, 'missions', mission.id, { eal }))
  },
}
