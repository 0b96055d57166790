import { mustBeWhole, notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { areApart, counted, fitOf, gameOf, mustBe, onTable, saidBy } from '../game.ts'
import type { CloseCombat, Fire } from '../inputs.ts'
import { fallBackAMove } from '../movement/fallBack.ts'
import { breakUnit } from '../removal.ts'
import { aboutTroop, stepOf, troopTitle, type Scene } from '../scene.ts'
import { seenBy } from '../sight.ts'
import type { BookgunState, Troop } from '../state.ts'
import { answerCard } from '../turn/drawn.ts'
import { hasActed } from '../turn/phases.ts'
import { roeTold } from './conditions.ts'

/** A gun that was pushed in this turn reloads two full turns (p. 16). */
export const isPushed = (state: BookgunState, { mobility, movedTurn }: Troop): boolean =>
  mobility === 'gun' && movedTurn === gameOf(state).turn

/** A unit fires. What it does stands in no text that we have: casualties are noted by hand, reload markers are put down. */
export const fire = stepOf<Fire>(troopTitle('Fire'), (scene, { troop: id, target, near, markers, words }) => {
  const { turn, cardPerFigure, roe } = mustBe(scene.state, 'fire')
  const troop = onTable(scene.state, id)
  const draw = answerCard(scene.state, troop)
  mustBeWhole(markers, 0, 9, 'Reload markers')
  if (isPushed(scene.state, troop) && markers < 2)
    refuse(`${troop.name} was pushed in this turn: it reloads two full turns.`)
  const shotAt = target === null ? null : targetOf(scene, troop, target, near)
  const at = shotAt === null ? '' : ` at ${shotAt.name}${near ? ', within 6"' : ''}`
  const first = troop.firedTurn !== turn
  const shots = troop.shots + 1
  scene.patch('troops', id, {
    firedTurn: turn,
    shots,
    ...(first && markers > 0 && { reload: troop.reload + markers, reloadTurn: turn }),
  })
  const loads = first && markers > 0 ? `: ${counted(markers, 'reload marker')}` : ''
  const figure = cardPerFigure ? `, figure ${shots} of ${fitOf(troop)}` : ''
  scene.note(`${troop.name} fires${at}${figure}${loads}.${saidBy(words)}`, aboutTroop(troop, 'firedTurn'))
  if (troop.force === 'army' && shotAt?.force === 'civilians')
    scene.note(`${shotAt.name} are civilians. ${roeTold(scene, roe)}`)
  if (cardPerFigure && shots < fitOf(troop)) scene.patch('draws', draw!.id, { said: troop.name, troopId: id })
  else hasActed(scene, id, draw, troop.name)
})

/** Who has not shown himself is fired on within 6" alone, or when he is spotted (p. 10). */
function targetOf(scene: Scene, troop: Troop, id: number, near: boolean): Troop {
  const target = onTable(scene.state, id)
  if (!areApart(troop, target)) refuse(`${target.name} is of the same force.`)
  if (!near && seenBy(scene.state, target) === null)
    refuse(
      `${target.name} has neither moved nor fired, nor been met or spotted: it is fired on within 6", or looked for first.`,
    )
  return target
}

/** How a charge ended: who lost falls back shaken, or routs (p. 12). The fight itself stands in no text that we have. */
export const closeCombat = stepOf<CloseCombat>(
  'Close combat',
  (scene, { attacker, defender, loser, passed, falls, carrying, words }) => {
    const { turn } = mustBe(scene.state, 'close')
    const troop = onTable(scene.state, attacker)
    const enemy = onTable(scene.state, defender)
    if (!troop.charging) notNow(`${troop.name} does not charge.`)
    if (!areApart(troop, enemy)) refuse(`${enemy.name} is of the same force.`)
    if (loser !== null && loser !== attacker && loser !== defender) refuse('The loser is one of the two.')
    scene.patch('troops', attacker, { charging: false, metTurn: turn })
    scene.patch('troops', defender, { metTurn: turn })
    const met = `${troop.name} charges ${enemy.name}`
    if (loser === null) {
      scene.note(`${met}: nobody has lost.${saidBy(words)}`, aboutTroop(troop, 'charging'))
      return
    }
    const lost = loser === attacker ? troop : enemy
    breakUnit(scene, lost, passed ? 'shaken' : 'routed')
    scene.patch('troops', loser, { prone: false })
    const how = passed ? 'falls back a normal move, shaken' : 'routs'
    scene.note(`${met}: ${lost.name} has lost and ${how}.${saidBy(words)}`, aboutTroop(lost, 'spirit'))
    if (passed && falls !== 'table') fallBackAMove(scene, { ...lost, prone: false }, { ground: falls, carrying })
  },
)
