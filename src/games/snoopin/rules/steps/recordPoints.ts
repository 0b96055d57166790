import { rowById } from '../../../../main/engine/state.ts'
import { stepOf } from '../scene.ts'
import { offFor, powsKnown } from '../score.ts'
import { mustBe } from '../turn.ts'
import { inTurn } from '../titles.ts'
import { passOn } from '../flow.ts'

/** The points of the game, less those for each POW that is known by now, are the Campaign Victory Points of the turn (p. 10-18). */
export const recordPoints = stepOf(inTurn('Campaign Victory Points'), (scene) => {
  const turn = mustBe(scene.state, 'points')
  for (const { id, sideId, points } of scene.state.sideTurns.filter(({ turnId }) => turnId === turn.id)) {
    const pows = powsKnown(scene.state, turn.id, sideId)
    const ofGame = points ?? 0
    const off = offFor(scene, pows)
    const campaignPoints = ofGame - off
    scene.patch('sideTurns', id, { pows, campaignPoints })
    const { name } = rowById(scene.state.sides, sideId, 'side')
    const less = pows === 0 ? '' : `, less ${off} for ${pows === 1 ? 'a POW' : `${pows} POWs`}`
    scene.note(`${name}: ${ofGame} in the game${less}, so ${campaignPoints} of the campaign.`, {
      ...{ collection: 'sideTurns', id, field: 'campaignPoints' },
    })
  }
  passOn(scene)
})
