import type { FngState } from '../../state.ts'
import { membersOf, type Figure } from '../battle.ts'
import { holdsCover } from '../buildings/inBunker.ts'
import type { Scene } from '../scene.ts'
import type { Posture } from '../terms.ts'

/**
 * How figures stand on the table as far as somebody has said so. No rule asks for it: it is what forms begin with, and a
 * form that says otherwise is right.
 */

/** @returns what was said of him, else the cover of a bunker or position that his group holds; null where nobody knows. */
export const postureOf = (state: FngState, figure: Figure): Posture | null =>
  figure.posture ?? (holdsCover(state, figure) ? 'cover' : null)

/** Is he in cover as far as it is known? */
export const isSheltered = (state: FngState, figure: Figure): boolean => {
  const posture = postureOf(state, figure)
  return posture === 'cover' || posture === 'both'
}

/** Whoever moves comes away from where he stood: part of the patch that moves him. */
export const comesAway = { posture: null } as const

/** A whole group moves. */
export function allComeAway(scene: Scene, groupId: number): void {
  for (const { id } of membersOf(scene.state, groupId)) scene.patch('figures', id, comesAway)
}
