import { note } from '../../../../../main/engine/lines.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import { mustStandAt } from '../../people.ts'
import type { FngState } from '../../state.ts'

/** Ends the campaign: when the Star is lost or home (FNG p. 105), or between two half-months at the player's word. */
export const endCampaign: Step<FngState> = {
  title: 'End the campaign',
  run({ state, say }) {
    const tour = mustStandAt(state, 'starLost', 'contact')
    const ending = tour.phase === 'starLost' ? (tour.ending ?? 'stopped') : 'stopped'
    say(note('The campaign is over.', { about: { collection: 'tour', id: tour.id, field: 'ending' }, page: 105 }))
    return patchRow(state, 'tour', tour.id, { phase: 'over', ending, resume: null })
  },
}
