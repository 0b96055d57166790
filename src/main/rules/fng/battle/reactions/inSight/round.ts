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
import { comeIntoSight, merged } from './newcomers.ts'
import type { Moment } from './order.ts'
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
export function playRound(scene: Scene, order: readonly Moment[], all: readonly Seer[], snapRound: boolean): Round {
  const volleys: Volley[] = []
  const bursts: Burst[] = []
  const fought: number[] = []
  const fallen: number[] = []
  let seers = all.filter(({ newcomer }) => !newcomer)
  let waiting = order

  const carriesOn = ({ id }: Seer) => figureById(scene.state, id).status === 'carryOn' && !fought.includes(id)

  /** @param running who is charging just now, when somebody quicker comes into sight. */
  const play = ({ score, acting }: Moment, running: readonly number[]): void => {
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
        firing.map((seer) => shotOf(scene, seer, seers, { snapRound, running })),
      )
      volleys.push(volley)
      bursts.push(...burstsOf(scene, firing, volley))
    }
    // Whoever is brought down by fire of the same moment does not get there.
    const charging = doing('charge').filter(carriesOn)
    const unseen = all.filter((seer) => !seers.includes(seer))
    const { newcomers, quicker, later } = comeIntoSight(scene, { charging, score, unseen })
    seers = [...seers, ...newcomers]
    for (const moment of quicker)
      play(
        moment,
        charging.map(({ id }) => id),
      )
    const still = charging.filter(carriesOn)
    if (still.length > 0) {
      const charged = chargeNow(scene, still, seers)
      fought.push(...charged.fought)
      fallen.push(...charged.fallen.map(({ down }) => down))
    }
    waiting = merged([...waiting, ...later])
  }

  while (waiting.length > 0) {
    const [first, ...others] = waiting
    waiting = others
    play(first!, [])
  }
  return { volleys, bursts, fought, fallen }
}

/** What holds for fire of one moment. */
interface Under {
  readonly snapRound: boolean
  readonly running: readonly number[]
}

/** Active figures snap fire, and so does whoever drags a wounded man (FNG pp. 21, 39). */
function shotOf(scene: Scene, seer: Seer, seers: readonly Seer[], { snapRound, running }: Under): Shot {
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
    targets: targets.map((target, i) => ({
      ...targetOf(target, seer, seers),
      dice: share + (i < more ? 1 : 0),
      charging: running.includes(target) || figureById(scene.state, target).mayCharge,
    })),
    bridging,
    loader: takesLoader(weapon) && loader,
  }
}

function targetOf(figureId: number, from: Seer, seers: readonly Seer[]): Omit<ShotTarget, 'dice'> {
  const seen = seers.find(({ id }) => id === figureId)!
  return {
    figureId,
    inches: from.inches,
    cover: inCover(seen),
    concealed: isConcealed(seen),
    inSmoke: seen.stands === 'smoke',
    ...(isBurst(from) ? { circle: circleRound(seen, from) } : {}),
  }
}
