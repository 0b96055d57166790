import type { FngState } from '../../state.ts'
import { aboutFigure, battleOf, figureById, type Figure, type Lasting } from '../battle.ts'
import type { Scene } from '../scene.ts'

/** @returns what a Looter is held up by just now; null while nothing holds him (FNG p. 5). */
export const lootingOf = ({ lasting }: FngState, { id }: Pick<Figure, 'id'>): Lasting | null =>
  lasting.find(({ kind, figureId }) => kind === 'looting' && figureId === id) ?? null

/** The turn is over: whoever has looted long enough goes on. What he has seen does not hold him again. */
export function lootingEnds(scene: Scene): void {
  const { turn } = battleOf(scene.state)
  for (const row of scene.state.lasting) {
    if (row.kind !== 'looting' || row.until === null || row.until > turn || row.figureId === null) continue
    scene.patch('lasting', row.id, { kind: 'looted', until: null })
    const looter = figureById(scene.state, row.figureId)
    scene.note(`${looter.name} has seen enough and goes on.`, { about: aboutFigure(looter), page: 5 })
  }
}
