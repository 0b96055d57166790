import { aboutFigure, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'

/** Bringing in a wounded comrade under fire is a deed that lets a man roll for a medal (FNG p. 103). */
export function broughtIn(scene: Scene, carrier: Figure, wounded: Figure): void {
  if (carrier.side !== 'ours' || wounded.side !== 'ours') return
  tally(scene, { event: 'deed.broughtInWounded', figureId: carrier.id, about: wounded.id })
  scene.note(`${carrier.name} has brought in ${wounded.name} under fire.`, { about: aboutFigure(carrier), page: 103 })
}
