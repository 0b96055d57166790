import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'

/** Kinds that end by the clock; fires end by burning down, rounds by being looked at. */
const byClock = new Set(['smoke', 'flare', 'beam', 'radioFailed', 'event'])

/** The turn is over: whatever was to last until now is gone. */
export function runOut(scene: Scene): void {
  const { turn } = battleOf(scene.state)
  for (const row of scene.state.lasting)
    if (row.kind === 'flare' && row.until === turn) scene.note(`${row.name}: burnt out.`, { page: 79 })
  scene.remove('lasting', (row) => byClock.has(row.kind) && row.until !== null && row.until <= turn)
}
