import { battleOf, type Lasting } from './battle.ts'
import type { Scene } from './scene.ts'

/** A row to be: what kind, what the player reads, and what of the rest matters. */
type NewLasting = Pick<Lasting, 'kind' | 'name'> & Partial<Omit<Lasting, 'id'>>

/** Notes something that lasts, from this turn on where nothing else is said. @returns its id. */
export const addLasting = (scene: Scene, row: NewLasting): number =>
  scene.add('lasting', {
    sector: null,
    figureId: null,
    structureId: null,
    since: battleOf(scene.state).turn,
    until: null,
    amount: 0,
    ...row,
  })

/** It is over. */
export const removeLasting = (scene: Scene, id: number): void => {
  scene.remove('lasting', (row) => row.id === id)
}
