import { switchOf } from '../../house/switches.ts'
import { figureById, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'

/** Fire of one figure at another: who is outgunned, and whom he may answer, is judged by it (FNG pp. 22, 30). */
export interface FireAt {
  readonly by: number
  readonly at: number
  /** Outgunned Ranking of what was fired. */
  readonly ranking: number
  /** It should have burst, and went wide: in a bunker it counts less (FNG p. 42). */
  readonly wentWide?: boolean
}

/** Fire as far as it is known who fired at whom. */
export interface Fired {
  /** Missing: everybody who fired, fired at all of them. */
  readonly fire?: readonly FireAt[] | undefined
  /** Of those who stand near somebody shot at and missed: whom they stand beside. */
  readonly beside?: ReadonlyMap<number, readonly number[]> | undefined
}

/**
 * @returns the fire that a figure is under: at himself, and at those missed whom he stands beside (FNG p. 30, ruling). His own
 *   side is not counted. Null where nobody has said who fired at whom.
 */
export function fireUpon(scene: Scene, { id, side }: Figure, { fire, beside }: Fired): readonly FireAt[] | null {
  if (fire === undefined) return null
  const those = [id, ...(beside?.get(id) ?? [])]
  return fire.filter(({ by, at }) => those.includes(at) && figureById(scene.state, by).side !== side)
}

/** The fire whose rankings are held against a figure: that upon him, or by a house rule that of the whole volley. */
export function fireAgainst(scene: Scene, figure: Figure, fired: Fired): readonly FireAt[] | null {
  if (switchOf(scene.state, 'outgunnedBy') === 'shooters') return fireUpon(scene, figure, fired)
  return fired.fire?.filter(({ by }) => figureById(scene.state, by).side !== figure.side) ?? null
}

/**
 * @param near whom each target has near him.
 * @param missed shot at and not hit: for the others nobody takes Received Fire.
 * @returns for each of those near, whom they stand beside.
 */
export function standingBeside(
  near: readonly { readonly target: number; readonly near: readonly number[] }[],
  missed: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  for (const each of near.filter(({ target }) => missed.includes(target)))
    for (const id of each.near) found.set(id, [...(found.get(id) ?? []), each.target])
  return found
}

/** What makes figures react. Those who take no tests (stunned, wounded, civilians) may be named: they are passed over. */
export interface Cause extends Fired {
  /** Shot at and missed, or within 4" of it (FNG p. 22). */
  readonly receivedFire: readonly number[]
  /** Of `receivedFire` those who were shot at themselves: running off, they are missing (FNG p. 18). Missing: all. */
  readonly shotAt?: readonly number[]
  /** Within 4" and in sight of a friend who went down (FNG p. 22). */
  readonly manDown: readonly number[]
  /** Who fired. Where `fire` does not say more, outgunned is judged by what they hold; a figure's own side does not count. */
  readonly shooters: readonly number[]
  /** Outgunned ranking that counts instead: of a blast weapon, of artillery. */
  readonly ranking?: number | null
  /** It is that of something that should have burst, and went wide: in a bunker it counts less (FNG p. 42). */
  readonly wentWide?: boolean
  /** All of them are retrieving wounded; carriers and Medics count as such anyway. */
  readonly retrieving?: boolean
  /** In cover: one die passed is enough to fire back (FNG p. 22). */
  readonly inCover?: readonly number[]
  /** In a bunker that is not on the list: a die more, and in cover; whose group holds one has both anyway (FNG pp. 43, 112). */
  readonly inBunker?: readonly number[]
  /** Charging just now: never outgunned (FNG p. 30). */
  readonly charging?: readonly number[]
  /** Cannot answer the fire, out of range, say: outgunned (FNG p. 30). */
  readonly cannotAnswer?: readonly number[]
  /** Within 4" of a Born Leader who takes the test too; where missing, the player is asked. */
  readonly nearBornLeader?: readonly number[]
}
