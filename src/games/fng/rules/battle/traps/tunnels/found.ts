import type { Scene } from '../../scene.ts'
import { tally } from '../../tally.ts'

/** What reporting an entrance is worth, once for each (FNG p. 65). */
const pointsForEntrance = 3

/** One of ours has found a tunnel entrance. */
export function reportEntrance(scene: Scene): void {
  tally(scene, { event: 'otherPoints', points: pointsForEntrance, text: 'Tunnel entrances found' })
  scene.note(`A tunnel entrance, reported: ${pointsForEntrance} VP.`, { page: 65 })
}
