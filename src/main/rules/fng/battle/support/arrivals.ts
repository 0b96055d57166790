import { bringCraft } from '../air/bringCraft.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { enterTroops } from './ours/enterTroops.ts'

/** Our side begins: what was called and is due is there, and troops walk on (FNG pp. 74, 97). */
export function arrive(scene: Scene): void {
  const { turn } = battleOf(scene.state)
  for (const call of scene.state.calls) {
    if (call.status !== 'underWay' || call.arrives === null || call.arrives > turn) continue
    scene.patch('calls', call.id, { status: 'here' })
    if (bringCraft(scene, call.id)) continue
    scene.note(`There now: ${call.what}.`, { about: { collection: 'calls', id: call.id, field: 'status' }, page: 74 })
    if (call.kind === 'reinforcements') enterTroops(scene, scene.row('calls', call.id))
  }
}
