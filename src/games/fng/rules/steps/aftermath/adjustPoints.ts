import { note } from '../../../../../main/engine/lines.ts'
import { addRows } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { signed, sumUp } from '../../aftermath/points.ts'
import type { PointsByHand } from '../../inputs.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import type { FngState } from '../../state.ts'

/** Puts the victory points right by hand, with a reason, before the result is judged (FNG p. 102). The phase stays. */
export const adjustPoints: Step<FngState, PointsByHand> = {
  title: (_, { points }) => `Victory points by hand: ${signed(points)}`,
  run({ state, input, newId, say }) {
    mustStandAt(state, 'missionResult')
    const mission = missionOf(state)
    const id = newId()
    const row = { id, missionId: mission.id, event: 'byHand', count: 1, points: input.points, reason: input.reason }
    const next = sumUp(addRows(state, 'victoryPoints', [row]))
    const total = missionOf(next).victoryPoints ?? 0
    const about = { collection: 'victoryPoints', id, field: 'points' }
    say(note(`${input.reason}: ${signed(input.points)}, in all ${total}.`, { about, page: 102 }))
    return next
  },
}
