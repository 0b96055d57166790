import { aboutFigure, repOf, type Figure } from '../battle.ts'
import { eventsOf, takeUp } from '../events/lasts.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import type { WeaponFigures } from './weapons.ts'

/** REP as he fires with it: the point that Decisive gives a Leader does not count (FNG p. 71). */
export const repToFire = (state: FngState, figure: Figure): number =>
  Math.max(0, repOf(figure) - eventsOf(state, 'decisive').filter(({ figureId }) => figureId === figure.id).length)

/**
 * REP that one attack is made with. The first LMG of a side to fire after it has got a new barrel counts one more, in that
 * attack alone (FNG p. 71).
 */
export function repForAttack(scene: Scene, shooter: Figure, weapon: WeaponFigures): number {
  const rep = repToFire(scene.state, shooter)
  if (weapon.family !== 'lmg' || shooter.side === 'civilian' || !takeUp(scene, `newBarrel.${shooter.side}`)) return rep
  scene.note(`New barrel: ${shooter.name} fires at REP ${rep + 1}.`, { about: aboutFigure(shooter), page: 71 })
  return rep + 1
}
