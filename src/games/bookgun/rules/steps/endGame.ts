import { notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { counted, gameOf, mustAgree, saidBy, sideById } from '../game.ts'
import type { AgreeToEnd, EndGame } from '../inputs.ts'
import { openAll } from '../sealing.ts'
import { isModel } from '../movement/mobilities.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { Force, Game, Troop } from '../state.ts'
import { inOrderOfLoss } from '../troops.ts'
import { bringScoutsBack } from './scouts.ts'

/** A player agrees, for this turn, that the game may end and open what he has sealed, whether anything is left or not. */
export const agreeToEnd = stepOf<AgreeToEnd>(
  (state, { side }) => `${sideById(state, side).name} agrees to the end`,
  (scene, { side: id }) => {
    const { turn } = gameOf(scene.state)
    const { name } = sideById(scene.state, id)
    if (!mustAgree(scene.state).some((side) => side.id === id)) refuse(`${name} need not agree.`)
    for (const seal of scene.state.seals) if (seal.sideId === id) scene.patch('seals', seal.id, { agreedTurn: turn })
    scene.note(`${name} agrees that the game ends, and that what he has sealed is opened.`, {
      ...{ collection: 'sides', id },
    })
  },
)

/** The game is over, as the scenario or the players say. Seals are opened and proved; losses stay lost where that is wanted. */
export const endGame = stepOf<EndGame>(
  (state) => `Game ${gameOf(state).number} ends`,
  (scene, { winner, words, keepLosses }) => {
    const game = gameOf(scene.state)
    const [side] = mustAgree(scene.state)
    if (side) notNow(`The end opens what ${side.name} has sealed: he must agree to it first.`)
    const winnerId = winner === null ? null : sideById(scene.state, winner).id
    const who = winnerId === null ? 'Nobody has won' : `${sideById(scene.state, winnerId).name} has won`
    scene.note(`${who}, after ${counted(game.turn, 'turn')}.${saidBy(words)}`, { collection: 'games', id: game.id })
    for (const scouts of scene.state.troops)
      if (scouts.kind === 'scouts' && scouts.figures > 0) bringScoutsBack(scene, scouts)
    openAll(scene)
    for (const force of ['army', 'insurgents', 'civilians'] as const) countUp(scene, game, force)
    for (const troop of scene.state.troops) keepUnit(scene, game, troop, keepLosses)
    for (const collection of ofTheGame) scene.remove(collection, () => true)
    scene.patch('games', game.id, { phase: 'over', winnerId, words: words.trim() })
    scene.patch('tour', scene.state.tour[0]!.id, { gameId: null })
  },
)

function countUp(scene: Scene, { id: gameId }: Game, force: Force): void {
  const troops = scene.state.troops.filter((troop) => troop.force === force)
  if (troops.length === 0) return
  const fielded = sum(troops, 'figures')
  const lost = sum(troops, 'lost')
  const id = scene.add('gameSides', { gameId, force, fielded, lost })
  const who = force === 'army' ? 'The Army' : force === 'insurgents' ? 'The Insurgents' : 'Civilians'
  const models = troops.filter(({ mobility }) => isModel(mobility))
  const men = troops.filter(({ mobility }) => !isModel(mobility))
  const lostOf = (some: readonly Troop[], one: string) =>
    some.length === 0 ? '' : `${sum(some, 'lost')} of ${counted(sum(some, 'figures'), one)}`
  const words = [lostOf(men, 'figure'), lostOf(models, 'vehicle')].filter((part) => part !== '')
  scene.note(`${who}: ${words.join(' and ')} lost.`, { collection: 'gameSides', id })
  for (const { name, figures, lost: gone } of troops.filter((troop) => troop.gone && troop.lost < troop.figures))
    scene.note(`${name} had left the table, ${figures - gone} of ${figures} not lost.`, { collection: 'gameSides', id })
}

const sum = (troops: readonly Troop[], what: 'figures' | 'lost'): number =>
  troops.reduce((before, troop) => before + troop[what], 0)

function keepUnit(scene: Scene, { id: gameId }: Game, troop: Troop, keepLosses: boolean): void {
  const unit = scene.state.units.find(({ id }) => id === troop.unitId)
  if (!unit) return
  scene.patch('units', unit.id, { games: unit.games + 1 })
  if (!keepLosses || troop.lost === 0) return
  const order = inOrderOfLoss(scene.state, unit.id, troop.leaderLost)
  for (const { id } of order.slice(0, troop.lost)) scene.patch('figures', id, { lostIn: gameId })
  if (troop.leaderLost && unit.leader !== '') scene.patch('units', unit.id, { leader: '' })
  scene.note(`${unit.name} goes on ${troop.lost} short.`, { collection: 'units', id: unit.id })
}

const ofTheGame = ['stages', 'moves', 'looks', 'jokers', 'draws', 'dealt', 'sealed', 'seals', 'troops'] as const
