import { strikeBehind } from '../../fire/backBlast.ts'
import { burstOf, type Burst } from '../../fire/burst.ts'
import type { InCircle } from '../../fire/shot.ts'
import type { Volley } from '../../fire/shoot.ts'
import { weaponFigures } from '../../fire/weapons.ts'
import type { Scene } from '../../scene.ts'
import type { Seer } from './seers.ts'

/** Does he fire a round with a blast circle? */
export const isBurst = ({ round }: Seer): boolean => round !== null && round.blast !== null

/** A round with a blast strikes everybody round its target, friends too (FNG p. 34). */
export const circleRound = ({ id, coverDv, bamboo }: Seer, { strikes }: Seer): InCircle[] => [
  { figureId: id, coverDv, bamboo },
  ...strikes.circle,
]

/** Back blasts of those who fired at one moment, and the tests that their rounds leave (FNG pp. 27, 34). */
export function burstsOf(scene: Scene, firing: readonly Seer[], { harmed, landed }: Volley): Burst[] {
  return firing.filter(isBurst).map(({ id, targets, weapon, round, strikes }) => {
    const target = targets[0]!
    const circle = [target, ...strikes.circle.map(({ figureId }) => figureId)]
    const his = harmed.filter(({ figureId }) => circle.includes(figureId))
    const behind = strikeBehind(scene, id, weaponFigures(scene, weapon!), strikes.behind)
    const { ranking } = round!
    const fired = { by: id, target, ranking, landed: landed.includes(id), circle, near: strikes.near }
    return burstOf(scene, fired, [...his, ...behind])
  })
}
