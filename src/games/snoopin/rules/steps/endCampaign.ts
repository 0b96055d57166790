import { refuse } from '../../../../main/engine/mustBe.ts'
import { closeCampaign } from '../ending.ts'
import type { EndCampaign, OneSide } from '../inputs.ts'
import { isKeptFromSomebody, ranksAreSealed } from '../kept.ts'
import { stepOf } from '../scene.ts'
import type { Side, SnoopinState } from '../state.ts'
import { nameOf } from '../titles.ts'
import { mustStandAt, tourOf } from '../turn.ts'

/** By agreement, between two turns. */
export const endCampaign = stepOf<EndCampaign>('The campaign ends', (scene, { words }) => {
  mustStandAt(scene.state, 'start')
  if (scene.state.turns.length === 0) refuse('No turn has been played: there is nothing to end.')
  const [side] = mustAgree(scene.state)
  if (side) refuse(`The end opens the ranks of ${side.name}: ${side.player} must agree to it first.`)
  closeCampaign(scene, words)
})

/** @returns sides whose ranks the end would open, and whose players have not agreed to it since the last turn. */
export function mustAgree(state: SnoopinState): readonly Side[] {
  if (!ranksAreSealed(state)) return []
  const { turnId } = tourOf(state)
  return state.sides.filter(({ id, agreedTurnId }) => isKeptFromSomebody(state, id) && agreedTurnId !== turnId)
}

/** With the machine in his hands a player agrees that the campaign may end now. */
export const agreeToEnd = stepOf<OneSide>(
  (state, { side }) => `${nameOf(state, 'sides', side)} agrees to the end`,
  (scene, { side: id }) => {
    const { turnId } = mustStandAt(scene.state, 'start')
    const side = mustAgree(scene.state).find((one) => one.id === id)
    if (turnId === null || !side) refuse('That side need not agree to the end.')
    scene.patch('sides', id, { agreedTurnId: turnId })
    scene.note(`${side.player} agrees that the campaign ends, and that the ranks of ${side.name} are opened.`, {
      ...{ collection: 'sides', id },
    })
  },
)
