import { initiative } from '../deck.ts'
import { flow, phaseAfter, type TurnPhase } from '../flow.ts'
import { counted, gameOf } from '../game.ts'
import { aboutTroop, type Scene } from '../scene.ts'
import type { Draw, Game } from '../state.ts'
import { leadersToMove, toAct } from './acting.ts'
import { openDraw } from './drawn.ts'

/** How a phase passes into the next, and a turn. */

/** A unit has acted; when all have, the phase ends by itself. */
export function hasActed(scene: Scene, id: number, draw: Draw | null, said: string): void {
  scene.patch('troops', id, { acted: true })
  if (draw) scene.patch('draws', draw.id, { said, troopId: id })
  endIfDone(scene)
}

/** Ends the phase of movement or fire when nobody is left to act in it. */
export function endIfDone(scene: Scene): void {
  const { phase } = gameOf(scene.state)
  if (phase !== 'movement' && phase !== 'fire') return
  if (toAct(scene.state).length > 0 || leadersToMove(scene.state).length > 0) return
  closeDraw(scene)
  passOn(scene, phase)
}

/** A card that nobody answers any more. */
function closeDraw(scene: Scene): void {
  const draw = openDraw(scene.state)
  if (draw) scene.patch('draws', draw.id, { said: 'nobody left' })
}

/** The next phase, or the next turn. Fire is passed over where nobody can. */
export function passOn(scene: Scene, phase: TurnPhase): void {
  const next = phaseAfter(phase)
  if (next === null) beginTurn(scene)
  else enterPhase(scene, next)
}

const titles = Object.fromEntries(flow.map(({ phase, title }) => [phase, title])) as Record<TurnPhase, string>

function enterPhase(scene: Scene, phase: TurnPhase): void {
  const game = gameOf(scene.state)
  scene.patch('games', game.id, { phase })
  scene.remove('draws', () => true)
  for (const { id, acted, shots } of scene.state.troops)
    if (acted || shots > 0) scene.patch('troops', id, { acted: false, shots: 0 })
  const waiting = toAct(scene.state).length
  const many = phase === 'movement' || phase === 'fire' ? `: ${counted(waiting, 'unit')} to act` : ''
  scene.note(`${titles[phase]}${many}.`, { collection: 'games', id: game.id, field: 'phase' })
  if (phase === 'morale') takeReloadsOff(scene, game)
  endIfDone(scene)
}

/** A marker put down in one turn comes off in the morale phase of the next (ruling). */
function takeReloadsOff(scene: Scene, { turn }: Game): void {
  for (const { id, name, reload, reloadTurn } of scene.state.troops) {
    if (reload === 0 || reloadTurn === null || reloadTurn >= turn) continue
    scene.patch('troops', id, { reload: reload - 1 })
    const left = reload === 1 ? 'ready to fire' : `${counted(reload - 1, 'marker')} left`
    scene.note(`${name}: a reload marker comes off, ${left}.`, aboutTroop({ id }, 'reload'))
  }
}

/** Each turn is shuffled for; what lasts a turn is over. */
export function beginTurn(scene: Scene): void {
  const { id, turn } = gameOf(scene.state)
  scene.patch('games', id, { turn: turn + 1 })
  for (const collection of ['stages', 'moves', 'looks', 'jokers'] as const) scene.remove(collection, () => true)
  for (const { id: troop, extraDie, lessDie } of scene.state.troops)
    if (extraDie || lessDie) scene.patch('troops', troop, { extraDie: false, lessDie: false })
  scene.shuffle(initiative)
  scene.note(`Turn ${turn + 1}: the deck is shuffled.`, { collection: 'games', id, field: 'turn' })
  enterPhase(scene, 'movement')
}
