import { battleOf } from '../../battle.ts'
import { spent } from '../../fire/ready.ts'
import { fireIt } from '../../fire/rifleGrenade.ts'
import { fly, type Landing } from '../../fire/throwing.ts'
import { weaponFigures } from '../../fire/weapons.ts'
import type { Scene } from '../../scene.ts'
import { isThrown } from './arms.ts'
import type { Seer } from './seers.ts'
import { circleRound, snaps, targetOf, type Under } from './shots.ts'

/** The grenade that is ready in his hands, at the spot where his target stands (FNG pp. 28, 33-34). */
export function throwNow(scene: Scene, seer: Seer, seers: readonly Seer[], under: Under): Landing {
  const { id, targets, weapon, strikes } = seer
  const target = targets[0]!
  const circle = circleRound(
    seers.find((seen) => seen.id === target)!,
    seer,
  )
  const { near, blind, into, feet } = strikes
  if (!isThrown(weapon!)) {
    const aimed = { ...targetOf(scene, target, seer, seers, under), dice: 1 }
    return fireIt(scene, { by: id, snap: snaps(seer, under), aimed, circle, near })
  }
  scene.patch('figures', id, { ...spent, grenadeTurn: battleOf(scene.state).turn })
  return fly(scene, { thrower: id, weapon: weaponFigures(scene, weapon!), blind, into, circle, feet, near })
}
