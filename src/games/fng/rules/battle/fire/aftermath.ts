import { figureById } from '../battle.ts'
import { isWeapon } from '../../weapons.ts'
import { standingBeside } from '../reactions/fireAt.ts'
import { weaponToAnswer } from '../reactions/outgunned.ts'
import { react } from '../reactions/react.ts'
import type { Scene } from '../scene.ts'
import { sidesThatLost } from './blast.ts'
import type { Volley } from './shoot.ts'
import { carriesScope, reachOf } from './scope.ts'
import { weaponFigures } from './weapons.ts'

/** A target with what was asked about it: who is near, and how far off the fire came from. */
export interface Around {
  readonly target: number
  /** Within 4" of it and in sight. */
  readonly near: readonly number[]
  /** Of `near` those who are in cover; missing: nobody. */
  readonly sheltered?: readonly number[]
  /** Inches from those who fired; null where not measured. */
  readonly inches: number | null
}

/**
 * Received Fire of those missed and those near them, Man Down of those near whoever fell (FNG p. 22). Whoever cannot
 * reach back over the distance counts as outgunned (FNG p. 30).
 *
 * @param nearBornLeader who is within 4" of a Born Leader; null where nobody has said, and the player is asked.
 */
export function reactToFire(
  scene: Scene,
  volley: Volley,
  around: readonly Around[],
  nearBornLeader: readonly number[] | null = null,
): void {
  const nearTo = (ids: readonly number[]) => around.flatMap(({ target, near }) => (ids.includes(target) ? near : []))
  const fell = volley.harmed.filter(({ was, now }) => was !== now).map(({ figureId }) => figureId)
  const beside = sidesThatLost(scene, volley.harmed, nearTo(fell))
  const receivedFire = [...new Set([...volley.missed, ...nearTo(volley.missed)])].filter(
    (id) => !volley.hit.includes(id),
  )
  const tested = [...receivedFire, ...beside]
  react(scene, {
    receivedFire,
    shotAt: volley.missed,
    manDown: beside,
    shooters: [...new Set(volley.fire.map(({ by }) => by))],
    fire: volley.fire,
    beside: standingBeside(around, volley.missed),
    inCover: [...volley.inCover, ...around.flatMap(({ sheltered = [] }) => sheltered)],
    ...(nearBornLeader === null ? {} : { nearBornLeader }),
    cannotAnswer: tested.filter((id) => isOutOfReach(scene, id, around)),
  })
}

function isOutOfReach(scene: Scene, id: number, around: readonly Around[]): boolean {
  const inches = around.flatMap((each) =>
    (each.target === id || each.near.includes(id)) && each.inches !== null ? [each.inches] : [],
  )
  const figure = figureById(scene.state, id)
  const weapon = weaponToAnswer(scene.state, figure) ?? figure.weapon
  if (inches.length === 0 || !isWeapon(weapon)) return false
  const figures = weaponFigures(scene, weapon)
  const launchers = weapon === 'm79' || weapon === 'm203'
  const reach = reachOf(figures, carriesScope(figure))
  return inches.every((away) => away > reach || (away < figures.minRange && !launchers))
}
