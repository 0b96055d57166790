import { strikeBehind } from '../../fire/backBlast.ts'
import { sortCircle } from '../../fire/blast.ts'
import type { Burst } from '../../fire/burst.ts'
import { burstOf } from '../../fire/firedRound.ts'
import { afterFlames, flamethrower } from '../../fire/flames.ts'
import { shoot, type Volley } from '../../fire/shoot.ts'
import type { InPlace } from '../../fire/throwing.ts'
import { weaponFigures } from '../../fire/weapons.ts'
import { figureById } from '../../battle.ts'
import type { Scene } from '../../scene.ts'
import { isGrenade } from './arms.ts'
import type { Beside, Seer } from './seers.ts'
import { circleRound, shotsOf, type Under } from './shots.ts'
import { throwNow } from './throwNow.ts'

/** What the fire of one moment came to, or of a whole round. */
export interface Fire {
  readonly volleys: readonly Volley[]
  /** What burst, or should have: rounds, grenades. */
  readonly bursts: readonly Burst[]
  /** Places that grenades went off in. */
  readonly places: readonly InPlace[]
  /** Others in the path of flames, and who is beside them. */
  readonly paths: readonly Beside[]
}

/** All who fire or throw at one moment (FNG pp. 21, 31). */
export function fireNow(scene: Scene, firing: readonly Seer[], seers: readonly Seer[], under: Under): Fire {
  const shooting = firing.filter(({ weapon }) => !isGrenade(weapon!))
  const volley = shoot(
    scene,
    shooting.flatMap((seer) => shotsOf(scene, seer, seers, under)),
  )
  const flaming = shooting.filter(({ weapon }) => weapon === flamethrower)
  for (const { id } of flaming) afterFlames(scene, figureById(scene.state, id), volley)
  const rounds = shooting
    .filter(({ round }) => round!.blast !== null)
    .map((seer) => roundOf(scene, seer, seers, volley))
  const landings = firing.filter(({ weapon }) => isGrenade(weapon!)).map((seer) => throwNow(scene, seer, seers, under))
  return {
    volleys: [volley],
    bursts: [...rounds, ...landings.map(({ burst }) => burst)],
    places: landings.flatMap(({ inPlace }) => (inPlace === null ? [] : [inPlace])),
    paths: flaming.flatMap(({ strikes: { path, near }, inches }) =>
      path.map((target) => ({ target, near, sheltered: [], inches })),
    ),
  }
}

/** The back blast of a round that bursts, and the tests that it leaves (FNG pp. 27, 34). */
function roundOf(scene: Scene, seer: Seer, seers: readonly Seer[], { harmed, landed }: Volley): Burst {
  const { id, targets, weapon, round, strikes } = seer
  const target = targets[0]!
  const seen = seers.find((other) => other.id === target)
  const circle = seen ? circleRound(seen, seer) : [{ figureId: target, coverDv: 0 }, ...strikes.circle]
  const { struck, over } = sortCircle(circle, round!)
  const his = harmed.filter(({ figureId }) => struck.includes(figureId))
  const behind = strikeBehind(scene, id, weaponFigures(scene, weapon!), strikes.behind)
  const { ranking } = round!
  const fired = {
    by: id,
    target,
    ranking,
    landed: landed.includes(id),
    circle: struck,
    near: [...strikes.near, ...over],
  }
  return burstOf(scene, fired, [...his, ...behind])
}
