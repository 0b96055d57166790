import { figureById } from '../battle.ts'
import type { GroupSide } from '../collections.ts'
import type { Scene } from '../scene.ts'
import { defendersOf, structureById } from '../structures.ts'
import { tally } from '../tally.ts'

/** @returns the side that holds a place with somebody who can fight; null where nobody does. */
export const holderOfPlace = (scene: Scene, structureId: number): GroupSide | null =>
  defendersOf(scene.state, structureById(scene.state, structureId))[0]?.side ?? null

/**
 * After something has gone off in a bunker, or brought it down: where nobody who could fight is left of an enemy who held it, it is cleared,
 * which counts for a medal (FNG pp. 43, 103).
 * @param heldBy who held it before; those who are down have let go of it.
 */
export function tellCleared(scene: Scene, structureId: number, by: number, heldBy: GroupSide | null): void {
  const place = structureById(scene.state, structureId)
  const doer = figureById(scene.state, by)
  if (place.kind !== 'bunker' || heldBy === null || heldBy === doer.side) return
  if (holderOfPlace(scene, structureId) !== null) return
  const fell = place.state === 'destroyed'
  scene.patch('structures', structureId, { state: fell ? 'destroyed' : 'cleared', groupId: null })
  scene.note(`${place.name} is ${fell ? 'destroyed' : 'cleared'} by ${doer.name}.`, { page: 43 })
  if (doer.side === 'ours') tally(scene, { event: 'deed.destroyedBunker', figureId: by, about: structureId })
}
