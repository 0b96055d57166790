import type { Harmed } from '../harm/harm.ts'
import type { Scene } from '../scene.ts'
import { sidesThatLost } from './blast.ts'
import type { Burst } from './burst.ts'

/** A round that was fired at somebody, with whom it could strike and who is near. */
interface FiredRound {
  readonly by: number
  readonly target: number
  /** Of the round as it was fired. */
  readonly ranking: number
  /** It burst where it should have. */
  readonly landed: boolean
  /** Everybody in its circle, the target too. */
  readonly circle: readonly number[]
  /** Within 4" of them and in sight. */
  readonly near: readonly number[]
}

/**
 * The tests that a fired round leaves: a miss has no blast, but is fire at all who stand where it should have burst (FNG p.
 * 34, ruling). Whom cover shelters from a blast has ducked back by it, and takes no Received Fire: the round has hit (FNG pp. 22,
 * 34).
 * @param harmed what it did, and its back blast.
 */
export function burstOf(
  scene: Scene,
  { by, target, ranking, landed, circle, near }: FiredRound,
  harmed: readonly Harmed[],
): Burst {
  const hit = harmed.flatMap(({ figureId, stopped }) => (stopped ? [] : [figureId]))
  const all = [...new Set([...circle, ...near])].filter((id) => id !== by)
  const unhurt = all.filter((id) => !hit.includes(id))
  return {
    by,
    hit,
    receivedFire: landed ? unhurt.filter((id) => !circle.includes(id)) : unhurt,
    shotAt: landed ? [] : [target],
    manDown: sidesThatLost(scene, harmed, unhurt),
    ranking,
    wentWide: !landed,
  }
}
