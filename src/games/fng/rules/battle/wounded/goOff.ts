import { aboutFigure, type Figure } from '../battle.ts'
import type { LeftHow } from '../collections.ts'
import { countFreed, isPrisoner } from '../contacts/freePrisoners.ts'
import { leaveTable } from '../reactions/leave.ts'
import type { Scene } from '../scene.ts'

/** A wounded man is brought off the table, on foot or by a vehicle (FNG p. 39). */
export function evacuate(scene: Scene, wounded: Figure): void {
  leaveTable(scene, wounded, 'evacuated')
  scene.patch('figures', wounded.id, { evacuation: 'foot' })
  scene.note(`${wounded.name} is off the table, wounded.`, { about: aboutFigure(wounded), page: 39 })
  if (isPrisoner(scene.state, wounded)) countFreed(scene, 1)
}

/** Whoever is not wounded goes off the table. */
export function goOff(scene: Scene, figure: Figure, how: LeftHow): void {
  leaveTable(scene, figure, how)
  scene.note(`${figure.name} has left the table.`, { about: aboutFigure(figure), page: 18 })
}
