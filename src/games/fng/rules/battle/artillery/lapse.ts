import { isOver } from '../air/craft.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'

/**
 * A fire mission lasts one turn (FNG pp. 77-78): guns that were there in it and have not fired are gone with its end. While aircraft over
 * the table keep them silent (p. 74) they wait; on their time the book is silent.
 */
export function lapse(scene: Scene): void {
  const { turn } = battleOf(scene.state)
  if (scene.state.craft.some(isOver)) return
  for (const { id, kind, status, arrives, what } of scene.state.calls) {
    if ((kind !== 'mortars' && kind !== 'artillery') || status !== 'here' || (arrives ?? 0) > turn) continue
    scene.patch('calls', id, { status: 'lost' })
    const about = { collection: 'calls', id, field: 'status' }
    scene.note(`${what}: not fired in their turn, they are given another mission.`, { about, page: 77 })
  }
}
