import { figureById, sealsApart } from './game.ts'
import { aboutFigure, type Scene } from './scene.ts'
import type { Figure } from './state.ts'
import { radioLost } from './tables/turn.ts'

/** "one counter", "3 counters". */
export const countersWords = (count: number): string =>
  count === 0 ? 'no counter' : count === 1 ? 'one counter' : `${count} counters`

/**
 * Puts counters on a figure.
 * @param by the figure that brings them; null where nobody is known.
 */
export function putCounters(scene: Scene, id: number, count: number, by: number | null): void {
  if (count <= 0) return
  const { counters } = figureById(scene.state, id)
  scene.patch('figures', id, { counters: counters + count, ...(sealsApart(scene.state) && { hitById: by }) })
}

/** Takes figures off the table; for each radio that goes with one, a die. */
export function removeFigures(scene: Scene, figures: readonly Figure[]): void {
  for (const { id } of figures) scene.patch('figures', id, { out: true, preparing: null, prepared: 0 })
  const removed = new Set(figures.map(({ id }) => id))
  const radios = scene.state.radios.filter(({ carrierId }) => carrierId !== null && removed.has(carrierId))
  const rolls = scene.rollAll(
    radioLost,
    radios.map(({ id, carrierId }) => ({ subject: id, why: `radio of ${figureById(scene.state, carrierId!).name}` })),
  )
  radios.forEach((radio, i) => {
    const roll = rolls[i]!
    const destroyed = roll.row.outcome === 'destroyed'
    const carrier = figureById(scene.state, radio.carrierId!)
    scene.patch('radios', radio.id, { carrierId: null, destroyed })
    const what = destroyed ? 'is destroyed with him' : 'still works; another figure may take it'
    scene.tell(roll, `The radio of ${carrier.name} ${what}.`, aboutFigure(carrier, 'out'))
  })
}
