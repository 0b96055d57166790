import { refuse } from '../../../../../main/engine/mustBe.ts'
import type { BeginCampaign } from '../../inputs.ts'
import { stepOf } from '../../scene.ts'

/** Type, setting and length of the campaign, and who leads which side (p. 3-4). */
export const beginCampaign = stepOf<BeginCampaign>('The campaign begins', (scene, input) => {
  const { title, kind, setting, length, coop, blockingInches, ranksSealed, sides } = input
  if (scene.state.tour.length > 0) refuse('The campaign has begun already.')
  const [first, second] = sides
  if (!first || !second || sides.length > 2) refuse('A campaign has two sides: name both.')
  if (first.kind === 'insurgents' && second.kind === 'insurgents')
    refuse('Insurgents draw no missions: make at least one side regulars.')
  if (first.name === second.name) refuse('Both sides have the same name: give them different ones.')
  if (blockingInches !== 6 && blockingInches !== 8) refuse('Blocking positions are 6 or 8 inches from the own edge.')
  const id = scene.add('tour', {
    ...{ title, kind, setting, length, coop, blockingInches, ranksSealed },
    ...{ turnId: null, part: 'start', winnerId: null, words: '' },
  })
  const lasts = length === null ? 'open ended' : length === 1 ? 'one turn' : `${length} turns`
  const type = kind === 'pack' ? 'Campaign pack' : 'Free-form campaign'
  scene.note(`${type}, ${lasts}${setting === '' ? '' : `: ${setting}`}.`, { collection: 'tour', id })
  for (const side of sides) {
    const sideId = scene.add('sides', { ...side, agreedTurnId: null })
    const player = side.player === '' ? '' : `, played by ${side.player}`
    scene.note(`${side.name}, ${side.kind}${player}.`, { collection: 'sides', id: sideId })
  }
  if (ranksSealed) scene.note('Ranks and developments are sealed until the campaign is over.')
})
