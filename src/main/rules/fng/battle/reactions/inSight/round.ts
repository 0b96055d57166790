import { figureById } from '../../battle.ts'
import type { Burst } from '../../fire/burst.ts'
import type { ShotTarget, Shot } from '../../fire/shot.ts'
import { shoot, type Volley } from '../../fire/shoot.ts'
import { servers, takesLoader } from '../../fire/weaponClasses.ts'
import { weaponFigures } from '../../fire/weapons.ts'
import type { Scene } from '../../scene.ts'
import { duckBack } from '../nerve.ts'
import { resolve } from './actions.ts'
import { burstsOf, circleRound, isBurst } from './bursts.ts'
import { chargeNow } from './chargeNow.ts'
import { inCover, isConcealed, type Seer } from './seers.ts'

/** What all the fire of a round came to. */
export interface Round {
  readonly volleys: readonly Volley[]
  /** Rounds that burst, or should have. */
  readonly bursts: readonly Burst[]
  /** Everybody who charged or was charged. */
  readonly fought: readonly number[]
  /** Who fell in melee. */
  readonly fallen: readonly number[]
}

/** Plays the actions in their order; those of one moment are all decided before any takes effect (FNG pp. 21, 31). */
export function playRound(
  scene: Scene,
  order: readonly (readonly Seer[])[],
  seers: readonly Seer[],
  snapRound: boolean,
): Round {
  const volleys: Volley[] = []
  const bursts: Burst[] = []
  const fought: number[] = []
  const fallen: number[] = []
  for (const acting of order) {
    const moves = resolve(scene, acting, seers, fought)
    const doing = (move: string) => acting.filter(({ id }) => moves.get(id) === move)
    duckBack(
      scene,
      doing('duckBack').map(({ id }) => id),
    )
    const firing = doing('fire')
    if (firing.length > 0) {
      const volley = shoot(
        scene,
        firing.map((seer) => shotOf(scene, seer, seers, snapRound)),
      )
      volleys.push(volley)
      bursts.push(...burstsOf(scene, firing, volley))
    }
    // Whoever is brought down by fire of the same moment does not get there.
    const charging = doing('charge').filter(({ id }) => figureById(scene.state, id).status === 'carryOn')
    if (charging.length === 0) continue
    const charged = chargeNow(scene, charging, seers)
    fought.push(...charged.fought)
    fallen.push(...charged.fallen.map(({ down }) => down))
  }
  return { volleys, bursts, fought, fallen }
}

/** Active figures snap fire, and so does whoever drags a wounded man (FNG pp. 21, 39). */
function shotOf(scene: Scene, seer: Seer, seers: readonly Seer[], snapRound: boolean): Shot {
  const { id, figure, targets, dice, bridging, active } = seer
  const share = Math.floor(dice / targets.length)
  const more = dice % targets.length
  const weapon = weaponFigures(scene, seer.weapon!)
  // A loader who sees the enemy himself is not serving the gun (FNG p. 30).
  const loader = servers(scene.state, figure).some(
    (server) => server.role === 'loader' && !seers.some((other) => other.id === server.id),
  )
  return {
    shooterId: id,
    weapon: seer.weapon!,
    snap: (active && snapRound) || figure.carries !== null,
    targets: targets.map((target, i) => targetOf(scene, target, seer, seers, share + (i < more ? 1 : 0))),
    bridging,
    loader: takesLoader(weapon) && loader,
  }
}

function targetOf(scene: Scene, figureId: number, from: Seer, seers: readonly Seer[], dice: number): ShotTarget {
  const seen = seers.find(({ id }) => id === figureId)!
  return {
    figureId,
    dice,
    inches: from.inches,
    cover: inCover(seen),
    concealed: isConcealed(seen),
    inSmoke: seen.stands === 'smoke',
    ...(isBurst(from) ? { circle: circleRound(seen, from) } : {}),
    charging: figureById(scene.state, figureId).mayCharge,
  }
}
