import { note } from '../../../../../main/engine/lines.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { clearEffects } from '../../aftermath/effects.ts'
import { dateName, lastHalfMonth } from '../../calendar.ts'
import { firstPhase } from '../../flow.ts'
import { mustStandAt } from '../../people.ts'
import { carryOut, takeLaterList } from '../../rearm.ts'
import type { Effect, FngState, Tour } from '../../state.ts'
import { inDate } from '../roster/check.ts'

/**
 * The half-month ends (digest 25, steps 13 and 14): what lasted for it is cleared, a cake walk too once its mission has
 * been played. At New Year 1968 an ARVN platoon goes over to its later list (FNG p. 10). After late December 1968 the
 * campaign is over (FNG p. 53).
 */
export const endTurn: Step<FngState> = {
  title: (state) => `End of ${inDate(state.tour[0]?.halfMonth ?? 0)}`,
  run({ state, ...hands }) {
    const { rules, say } = hands
    const tour = mustStandAt(state, 'turnEnd')
    const halfMonth = tour.halfMonth + 1
    const cleared = clearEffects(
      state,
      state.effects.filter((effect) => isOver(effect, tour)),
    )
    const next = patchRow(cleared, 'tour', tour.id, { halfMonth, missionId: null, phase: firstPhase })
    if (tour.halfMonth < lastHalfMonth) {
      say(note(`${dateName(halfMonth)} begins.`, { page: 53 }))
      return carryOut(takeLaterList(next, rules), hands)
    }
    say(note('Late December 1968 is over, and with it the campaign.', { page: 53 }))
    return patchRow(next, 'tour', tour.id, { phase: 'over', ending: 'calendar' })
  },
}

/** A cake walk that came of this very mission waits for the next one (ruling to FNG p. 102). */
function isOver(effect: Effect, tour: Tour): boolean {
  if (effect.lasts === 'turn') return true
  return effect.kind === 'cakeWalk' && tour.missionId !== null && effect.since < tour.halfMonth
}
