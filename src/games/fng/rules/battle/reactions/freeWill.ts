import { rowFor, type Table } from '../../../../../main/engine/table.ts'
import { isStarFigure, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'

/** How many dice a Star passes without rolling. */
export type Passes = 0 | 1 | 2

/** One table of a test, under the circumstances of one figure. */
export interface Reading {
  readonly table: Table
  readonly when: Readonly<Record<string, boolean>>
}

/**
 * The Star's free will: he need not roll, the player says what he passes (FNG p. 4).
 * @returns how many dice he passes; null when he rolls like everybody, or is no Star.
 */
export function freeWill(scene: Scene, figure: Figure, test: string, readings: readonly Reading[]): Passes | null {
  if (!isStarFigure(scene.state, figure)) return null
  const results = (passes: Passes) => [
    ...new Set(readings.map(({ table, when }) => rowFor(table, passes, {}, when).text ?? '')),
  ]
  const answer = scene.choose({
    key: 'battle.free-will',
    subject: figure.id,
    why: `${test}: what does ${figure.name} do?`,
    options: [
      ...([2, 1, 0] as const).map((passes) => ({
        value: String(passes),
        label: results(passes).join('; '),
        brings: `As if he had passed ${passes}d6`,
      })),
      { value: 'roll', label: 'Roll for it' },
    ],
  })
  return answer === 'roll' ? null : (Number(answer) as Passes)
}
