import type { Scene } from '../scene.ts'
import { isLull } from './lasts.ts'

/** What a lull asks of everybody, said where it counts (FNG p. 71): who sees whom only the table shows. */
export function announceLull(scene: Scene): void {
  if (!isLull(scene.state)) return
  const fire = 'only those who see one another already fire'
  const moves = 'whoever moves goes from the open into cover, Medics as they like'
  scene.note(`Lull this turn: ${fire}; ${moves}; no air strikes.`, { page: 71 })
}
