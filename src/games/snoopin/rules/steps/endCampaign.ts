import { closeCampaign } from '../ending.ts'
import type { EndCampaign } from '../inputs.ts'
import { stepOf } from '../scene.ts'
import { mustStandAt, refuse } from '../turn.ts'

/** By agreement, between two turns. */
export const endCampaign = stepOf<EndCampaign>('The campaign ends', (scene, { words }) => {
  mustStandAt(scene.state, 'start')
  if (scene.state.turns.length === 0) refuse('No turn has been played: there is nothing to end.')
  closeCampaign(scene, words)
})
