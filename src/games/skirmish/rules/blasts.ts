import { numberIn } from './copy/needed.ts'
import { gameOf } from './game.ts'
import type { Scene } from './scene.ts'
import type { BlastKind, GrenadeType } from './state.ts'
import { grenades } from './tables/copy.ts'

/** Something went off: its mark lies on the table until the next turn of the other side is over. */
export function addBlast(scene: Scene, kind: BlastKind, landed: string, grenade: GrenadeType | null = null): number {
  const { id, sideId, turn } = gameOf(scene.state)
  return scene.add('blasts', { gameId: id, sideId, kind, grenade, landed, turn })
}

/** A grenade of some type goes off: phosphorus makes smoke, the others bring counters. */
export function goOff(scene: Scene, kind: 'grenade' | 'mortar', grenade: GrenadeType, landed: string): void {
  if (grenade !== 'phosphorus') {
    addBlast(scene, kind, landed, grenade)
    return
  }
  const table = scene.table(grenades)
  const [inches, turnsLeft] = [numberIn(table, grenade, 'inches'), numberIn(table, grenade, 'turns')]
  scene.add('smoke', { gameId: gameOf(scene.state).id, landed, inches, turnsLeft })
  scene.note(`Smoke of ${inches}" round that point blocks sight, for ${turnsLeft} turns.`)
}
