import { note } from '../../../../../main/engine/lines.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { rowFor, type Table } from '../../../../../main/engine/table.ts'
import { starIsLost } from '../../aftermath/leave.ts'
import { consequences } from '../../aftermath/missionEffects.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { missionResult } from '../../tables/index.ts'
import { goOn, waitForStar } from '../../turn.ts'
import { titleOfMission } from '../titles.ts'

/**
 * The mission's result by its victory points, and what the Good, Bad or Disastrous table makes of it (FNG pp. 102-103).
 * Where the mission cost the platoon its Star, the tour stops here and waits for the player's word.
 */
export const judgeMission: Step<FngState> = {
  title: titleOfMission(({ result }) => `Result of the mission: ${result ?? 'none'}`),
  run({ state, ...hands }) {
    mustStandAt(state, 'missionResult')
    const mission = missionOf(state)
    const points = mission.victoryPoints ?? 0
    const table = hands.rules.table(missionResult)
    const band = rowFor(table, points)
    const about = { collection: 'missions', id: mission.id, field: 'result' }
    const row = table.rows.indexOf(band)
    const { house }: Table = table
    hands.say(
      note(`${points} victory ${points === 1 ? 'point' : 'points'}: a ${band.outcome} mission.`, {
        about,
        page: 102,
        table: table.id,
        row,
        house: house ?? null,
      }),
    )
    const judged = patchRow(state, 'missions', mission.id, { result: band.outcome })
    const next = consequences[band.outcome](judged, hands)
    if (!starIsLost(next)) return goOn(next)
    return waitForStar(next)
  },
}
