import { sealedTitle } from '../../../../main/engine/lines.ts'
import { notNow } from '../../../../main/engine/mustBe.ts'
import { checkAll } from '../check.ts'
import { figuresOf, gameSideOf, mustBe, sealsApart } from '../game.ts'
import { stepOf } from '../scene.ts'

/**
 * The player who is on checks what he has sealed, when the machine is in his hands. Until then none of those that have
 * counters acts. Its entry looks the same whether there was anybody to be checked or not.
 */
export const checkSealed = stepOf(sealedTitle, (scene) => {
  const { sideId, turn } = mustBe(scene.state, 'support', 'phases')
  if (!sealsApart(scene.state)) notNow('In this game all figures are checked together.')
  const side = gameSideOf(scene.state, sideId)
  if (side.sealedTurn === turn) notNow('What is sealed has been checked in this turn.')
  const waiting = figuresOf(scene.state, sideId).filter(({ unchecked }) => unchecked)
  const count = waiting.length
  scene.secret(`Checked in secret: ${count === 0 ? 'nobody' : count}.`, { collection: 'gameSides', id: side.id })
  scene.patch('gameSides', side.id, { sealedTurn: turn })
  for (const { id } of waiting) scene.patch('figures', id, { unchecked: null })
  if (count > 0) checkAll(scene, waiting)
})
