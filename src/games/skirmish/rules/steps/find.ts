import { notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { activeFigure, enemyOnTable, gameOf, mustBeInches } from '../game.ts'
import type { Meet } from '../inputs.ts'
import { aboutFigure, figureTitle, stepOf } from '../scene.ts'
import { reveal } from '../sealing.ts'
import { alternateSpotting } from '../tables/hidden.ts'

/** Hidden figures that have not heard each other see each other this near. */
const nearInches = 4
/** Beyond this nobody is spotted under the alternate rules. */
const spottingInches = 12

/** Two opposed hidden figures come so near that they see each other. */
export const meet = stepOf<Meet>(figureTitle('Seen'), (scene, { figure: id, other: otherId, inches }) => {
  if (gameOf(scene.state).hiddenRules !== 'noise') notNow('This game is played by spotting.')
  const [figure, other] = [activeFigure(scene.state, id), enemyOnTable(scene.state, otherId)]
  mustBeInches(inches)
  if (inches > nearInches) refuse(`They see each other within ${nearInches}".`)
  if (!figure.hidden && !other.hidden) refuse('Both stand in the open already.')
  for (const one of [figure, other]) reveal(scene, one, `is seen, ${inches}" off`)
})

/** Alternate rules: a figure looks for a hidden one, once in a turn. */
export const spot = stepOf<Meet>(figureTitle('Spot'), (scene, { figure: id, other: otherId, inches }) => {
  if (gameOf(scene.state).hiddenRules !== 'alternate') notNow('This game is played by noise, not by spotting.')
  const [figure, other] = [activeFigure(scene.state, id), enemyOnTable(scene.state, otherId)]
  mustBeInches(inches)
  if (!other.hidden) refuse(`${other.name} is in the open.`)
  if (inches > spottingInches) refuse(`Beyond ${spottingInches}" nobody is spotted.`)
  if (scene.state.looks.some(({ figureId, targetId }) => figureId === id && targetId === otherId))
    refuse(`${figure.name} has looked for ${other.name} in this turn.`)
  scene.add('looks', { figureId: id, targetId: otherId })
  const why = `${figure.name} looks for ${other.name}, ${inches}"`
  const roll = scene.roll(alternateSpotting, { subject: id, why, numbers: { range: Math.ceil(inches) } })
  const found = roll.row.outcome === 'spotted'
  scene.tell(roll, `${why}: ${found ? 'spotted' : 'not spotted'}.`, aboutFigure(other, 'hidden'))
  if (found) reveal(scene, other, 'is a target for everybody with a clear shot')
})
