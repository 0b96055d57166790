import type { FireAt } from '../reactions/fireAt.ts'
import { react } from '../reactions/react.ts'
import type { Scene } from '../scene.ts'

/** Who takes which test for something that burst or went wide: at once, or when a round of In Sight is over (FNG pp. 22, 34). */
export interface Burst {
  /** Whose it was; null for a trap, a shell. */
  readonly by: number | null
  /** Whom it struck, and its back blast. */
  readonly hit: readonly number[]
  readonly receivedFire: readonly number[]
  /** Of `receivedFire` those who were aimed at. */
  readonly shotAt: readonly number[]
  readonly manDown: readonly number[]
  /** Outgunned Ranking that it counts with; null: as the weapon of `by` has it. */
  readonly ranking: number | null
  /** It did not burst where it should have. */
  readonly wentWide: boolean
  /** Of `receivedFire` those in cover. */
  readonly inCover?: readonly number[]
  /** Of `receivedFire` those in a bunker that it was meant for. */
  readonly inBunker?: readonly number[]
}

/** Takes them at once. */
export function testFor(scene: Scene, burst: Burst): void {
  const { by, receivedFire, shotAt, manDown, ranking, wentWide, inCover = [], inBunker = [] } = burst
  const shooters = by === null ? [] : [by]
  react(scene, { receivedFire, shotAt, manDown, shooters, ranking, wentWide, inCover, inBunker })
}

/** Its fire at each who takes the test, for a round of several weapons (FNG p. 30). */
export const fireOf = ({ by, receivedFire, ranking, wentWide }: Burst): FireAt[] =>
  by === null ? [] : receivedFire.map((at) => ({ by, at, ranking: ranking ?? 0, wentWide }))
