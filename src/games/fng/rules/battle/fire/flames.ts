import { aboutFigure, battleOf, groupById, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import type { Volley } from './shoot.ts'

/** Key of the weapon. */
export const flamethrower = 'flame-thrower'

/** What firing it leaves: a path that burns to the end of the battle, and a tank that may be emptier (FNG p. 29). */
export function afterFlames(scene: Scene, shooter: Figure, { ones }: Volley): void {
  if (shooter.lastShot || (ones.get(shooter.id) ?? 0) > 0) emptyTank(scene, shooter)
  scene.add('lasting', {
    kind: 'fire',
    name: `Burning path of ${shooter.name}`,
    sector: groupById(scene.state, shooter.groupId).sector,
    figureId: shooter.id,
    structureId: null,
    since: battleOf(scene.state).turn,
    until: null,
    amount: 1,
  })
}

/** A 1 on any die: one shot is left; after that one the tank is empty (FNG p. 29). */
function emptyTank(scene: Scene, shooter: Figure): void {
  const text = shooter.lastShot ? 'the tank is empty' : 'one shot is left'
  scene.patch('figures', shooter.id, shooter.lastShot ? { outOfAmmo: true } : { lastShot: true })
  scene.note(`${shooter.name}: ${text}.`, { about: aboutFigure(shooter), page: 29 })
}
