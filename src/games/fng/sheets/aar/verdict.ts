import type { missionResult } from '../../rules/tables/index.ts'
import { inWords } from './numberWords.ts'

/** A band of the result: from so many points on. */
export interface Band {
  readonly from: number
  readonly name: string
}

/** The bands of the mission's result, the lowest first; the lowest of all begins nowhere. */
export interface Bands {
  readonly below: string
  readonly bands: readonly Band[]
}

/** @param table as it is played, house rules laid over it. */
export function bandsOf({ rows }: typeof missionResult): Bands {
  const bands = rows.flatMap(({ from, outcome }) => (typeof from === 'number' ? [{ from, name: outcome }] : []))
  return {
    below: rows.find(({ from }) => typeof from !== 'number')?.outcome ?? '',
    bands: bands.sort((a, b) => a.from - b.from),
  }
}

/** Room beside the first mark of the scale and the last. Who is far beyond them stands at its end. */
const room = 6

/** @returns where points stand on a scale of the bands, 0 to 1. */
export function onScale(points: number, { bands }: Bands): number {
  const marks = bands.map(({ from }) => from)
  const [low, high] = [Math.min(...marks) - room, Math.max(...marks) + room]
  return Math.min(Math.max((points - low) / (high - low), 0), 1)
}

/** @returns "normal, five short of good"; of the highest band its name alone. */
export function verdictOf(points: number, { below, bands }: Bands): string {
  const name = bands.findLast(({ from }) => from <= points)?.name ?? below
  const next = bands.find(({ from }) => from > points)
  return next ? `${name}, ${inWords(next.from - points)} short of ${next.name}` : name
}
