import { fitOf, gameOf, hasLeader, inGame, troopById } from './game.ts'
import { aboutTroop, type Scene } from './scene.ts'
import { openCommander } from './sealing.ts'
import type { Troop } from './state.ts'
import { openDraw } from './turn/drawn.ts'
import { endIfDone } from './turn/phases.ts'

/** A unit goes off the table for good; a card that waited for it waits for another. */
export function remove(scene: Scene, id: number, words: string): void {
  const { name } = troopById(scene.state, id)
  scene.patch('troops', id, { gone: true, charging: false, mustCharge: false, carrierId: null })
  scene.note(`${name} ${words}.`, aboutTroop({ id }, 'gone'))
  for (const aboard of scene.state.troops)
    if (aboard.carrierId === id) scene.patch('troops', aboard.id, { carrierId: null })
  const draw = openDraw(scene.state)
  if (draw?.troopId === id) scene.patch('draws', draw.id, { troopId: null })
  endIfDone(scene)
}

/** A unit is shaken or routs, and charges nobody any more (p. 12). */
export function breakUnit(scene: Scene, { id }: Pick<Troop, 'id'>, spirit: 'shaken' | 'routed'): void {
  const { turn } = gameOf(scene.state)
  scene.patch('troops', id, { spirit, brokeTurn: turn, charging: false, mustCharge: false })
}

/** Men are lost, wounded ones last; who has nobody left goes off the table. */
export function lose(scene: Scene, id: number, killed: number, wounded: number): void {
  const troop = inGame(scene.state, id)
  const fromWounded = Math.max(0, killed - fitOf(troop))
  scene.patch('troops', id, { lost: troop.lost + killed, wounded: troop.wounded + wounded - fromWounded })
  const { figures, lost } = troopById(scene.state, id)
  if (lost >= figures) remove(scene, id, 'has nobody left')
}

/** Its leader is out; a Commander-in-Chief is shown. */
export function loseLeader(scene: Scene, troop: Troop, how: string): void {
  if (!hasLeader(troop)) return
  scene.patch('troops', troop.id, { leaderLost: true })
  scene.note(`${troop.name} has lost its leader: ${how}.`, aboutTroop(troop, 'leaderLost'))
  openCommander(scene, troop, how)
}
