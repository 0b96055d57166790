import type { Group } from '../battle.ts'
import type { Scene } from '../scene.ts'

/**
 * What a chapter of the rules has to do when turns and activations come and go. Each chapter gives its own; the turn
 * knows none of them by name. All are optional.
 */
export interface TurnHooks {
  /** The dice of a new turn have fallen, they are no doubles, and nobody has acted (FNG pp. 16, 28). */
  readonly turnBegins?: (scene: Scene) => void
  /** A group begins its activation. */
  readonly groupActivates?: (scene: Scene, group: Group) => void
  /** One side begins its activation. */
  readonly sideBegins?: (scene: Scene, side: 'ours' | 'theirs') => void
  /** Both sides have finished. */
  readonly turnEnds?: (scene: Scene) => void
  /** The activation dice were doubles, of this total (FNG pp. 16, 70). */
  readonly doubles?: (scene: Scene, total: number) => void
}
