import type { Rules } from '../../../main/engine/system.ts'
import { rowOf } from '../../../main/engine/table.ts'
import { gameOf } from './game.ts'
import type { BookgunState, Force, Game, Troop } from './state.ts'
import { spotting } from './tables/spotting.ts'
import { weather } from './tables/ground.ts'

/** Who sees whom, as far as the text tells (p. 10-11, 19). */

interface Sights {
  readonly thermal: boolean
  readonly goggles: boolean
}

/** @returns what halves how far is spotted, each for itself: the sky (p. 19), and darkness (p. 11). */
export function halvedBy(rules: Rules, { sky, night }: Pick<Game, 'sky' | 'night'>, sights: Sights): readonly string[] {
  const row = sky === 'clear' ? null : rowOf(rules.table(weather), sky)
  const halves = row && 'halves' in row.gives && (sights.thermal ? row.gives.halvesThermal : row.gives.halves)
  return [...(halves ? [row.cells.weather.toLowerCase()] : []), ...(night && !sights.goggles ? ['darkness'] : [])]
}

/** @returns "halved by fog, and again by darkness"; empty where nothing halves. */
export const halvedWords = (by: readonly string[]): string =>
  by.length === 0 ? '' : `halved by ${by.join(', and again by ')}`

export type SpottingRow = (typeof spotting)['rows'][number]

/** @returns the bands of a side that looks, nearest first, with how far they reach when they are halved so often. */
export const bandsOf = (
  rules: Rules,
  side: Force,
  times: number,
): readonly { readonly row: SpottingRow; readonly inches: number }[] =>
  rules
    .table(spotting)
    .rows.filter(({ gives }) => gives.side === side)
    .map((row) => ({ row, inches: row.gives.inches / 2 ** times }))

/** @returns why a unit can be fired at without a look: fired, met, moved, or spotted by the chart; null where none holds. */
export function seenBy(
  state: BookgunState,
  { firedTurn, metTurn, spottedTurn, movedTurn, kind }: Troop,
): string | null {
  const { turn } = gameOf(state)
  const lately = (when: number | null) => when !== null && when >= turn - 1
  if (kind === 'marker') return null
  if (lately(firedTurn)) return 'has fired'
  if (lately(metTurn)) return 'was met in close combat'
  if (lately(spottedTurn)) return 'was spotted'
  return lately(movedTurn) ? 'has moved' : null
}
