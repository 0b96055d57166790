import { bringCraft } from '../air/bringCraft.ts'
import { battleOf, type Call } from '../battle.ts'
import { isLull } from '../events/lasts.ts'
import type { Scene } from '../scene.ts'
import { enterTroops } from './ours/enterTroops.ts'

/** Our side begins: what was called and is due is there, and troops walk on (FNG pp. 74, 97). */
export function arrive(scene: Scene): void {
  const { turn } = battleOf(scene.state)
  for (const call of scene.state.calls) {
    if (call.status !== 'underWay' || call.arrives === null || call.arrives > turn) continue
    if (waitsForLull(scene, call)) continue
    scene.patch('calls', call.id, { status: 'here' })
    if (bringCraft(scene, call.id)) continue
    scene.note(`There now: ${call.what}.`, { about: { collection: 'calls', id: call.id, field: 'status' }, page: 74 })
    if (call.kind === 'reinforcements') enterTroops(scene, scene.row('calls', call.id))
  }
}

/** In a lull nobody walks on (FNG p. 71): troops that are due come a turn later. @returns whether they do. */
export function waitsForLull(scene: Scene, { id, kind }: Pick<Call, 'id' | 'kind'>): boolean {
  if (kind !== 'reinforcements' || !isLull(scene.state)) return false
  scene.patch('calls', id, { status: 'underWay', arrives: battleOf(scene.state).turn + 1 })
  scene.note('The lull keeps our reinforcements off the table this turn.', { page: 71 })
  return true
}
