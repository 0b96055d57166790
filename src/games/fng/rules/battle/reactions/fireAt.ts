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
