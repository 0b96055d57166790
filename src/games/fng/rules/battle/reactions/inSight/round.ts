import { figureById } from '../../battle.ts'
import type { Scene } from '../../scene.ts'
import { duckBack } from '../nerve.ts'
import { resolve } from './actions.ts'
import { chargeNow } from './chargeNow.ts'
import { fireNow, type Fire } from './fireNow.ts'
import { comeIntoSight, merged } from './newcomers.ts'
import type { Moment } from './order.ts'
import type { Seer } from './seers.ts'

/** What all the fire of a round came to, and its melees. */
export interface Round extends Fire {
  /** Everybody who charged or was charged. */
  readonly fought: readonly number[]
  /** Who fell in melee. */
  readonly fallen: readonly number[]
}

/** Plays the actions in their order; those of one moment are all decided before any takes effect (FNG pp. 21, 31). */
export function playRound(scene: Scene, order: readonly Moment[], all: readonly Seer[], snapRound: boolean): Round {
  const fires: Fire[] = []
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
    if (firing.length > 0) fires.push(fireNow(scene, firing, seers, { snapRound, running }))
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
  return {
    volleys: fires.flatMap(({ volleys }) => volleys),
    bursts: fires.flatMap(({ bursts }) => bursts),
    places: fires.flatMap(({ places }) => places),
    paths: fires.flatMap(({ paths }) => paths),
    fought,
    fallen,
  }
}
