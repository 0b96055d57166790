import { aboutFigure, figureById, type Figure } from '../../battle.ts'
import { reactToFire } from '../../fire/aftermath.ts'
import { whyNotFire } from '../../fire/mayFire.ts'
import { shoot, type Shot } from '../../fire/shoot.ts'
import { targetRating } from '../../fire/weaponClasses.ts'
import { weaponFigures } from '../../fire/weapons.ts'
import { manDown } from '../../melee/carryOut.ts'
import { fightRound, standsToFight } from '../../melee/round.ts'
import { comesAway } from '../../ground/cover.ts'
import type { Scene } from '../../scene.ts'

/** What the occupants of a spider hole see of their nearest target. */
export interface Sight {
  readonly target: number
  readonly inches: number
  readonly cover: boolean
  readonly concealed: boolean
  /** Friends of the target, within 4" and in sight of him. */
  readonly near: readonly number[]
}

/** They fire at the nearest man, all at once; a loader feeds the gun (FNG p. 71). */
export function fireFromHole(
  scene: Scene,
  figures: readonly Figure[],
  { target, inches, cover, concealed, near }: Sight,
): void {
  const shooters = figures.filter((figure) => figure.role !== 'loader' && canFire(scene, figure, inches))
  if (shooters.length === 0) return
  const shots = shooters.map((figure): Shot => {
    const weapon = weaponFigures(scene, figure.weapon)
    const dice = weapon.blast === null ? targetRating(scene.state, figure, weapon, inches) : 1
    const loader = figures.some(({ role }) => role === 'loader')
    return {
      shooterId: figure.id,
      snap: false,
      loader,
      targets: [{ figureId: target, dice, inches, cover, concealed }],
    }
  })
  const volley = shoot(scene, shots)
  reactToFire(scene, volley, [{ target, near, inches }])
}

function canFire(scene: Scene, { id }: Figure, inches: number): boolean {
  const figure = figureById(scene.state, id)
  const why = whyNotFire(scene.state, figure)
  if (why !== null) {
    scene.note(why, { about: aboutFigure(figure) })
    return false
  }
  const weapon = weaponFigures(scene, figure.weapon)
  if (inches >= weapon.minRange) return true
  scene.note(`${figure.name} is too near to fire his ${weapon.name}.`, { about: aboutFigure(figure), page: 27 })
  return false
}

/** They are upon the nearest man at once: nobody tests for the charge (FNG p. 71). */
export function chargeFromHole(
  scene: Scene,
  figures: readonly Figure[],
  target: number,
  near: readonly number[],
): void {
  const chargers = figures.filter(({ id }) => figureById(scene.state, id).status === 'carryOn')
  const fallen = chargers.flatMap(({ id, name }) => {
    const met = figureById(scene.state, target)
    if (!standsToFight(met)) return []
    scene.note(`${name} is upon ${met.name}.`, { about: aboutFigure(met), page: 71 })
    scene.patch('figures', id, { moved: true, fired: true, ...comesAway })
    const { down, winner } = fightRound(scene, { attacker: id, defender: target, fromBehind: false })
    return down === null || winner === null ? [] : [{ down, winner }]
  })
  manDown(scene, fallen, near)
}
