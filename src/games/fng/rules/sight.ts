import type { Rules } from '../../../main/engine/system.ts'
import { effectOf, layersOf, type Ground } from './ground.ts'
import { switchOf } from './house/switches.ts'
import type { DayPart, FngState, Weather } from './state.ts'
import { dayPart as dayPartTable } from './tables/index.ts'

/** Weather as far as it hides: rain, and fog or heavy rain without end (FNG pp. 30, 59). */
type Haze = 'none' | 'rain' | 'thick'
type Light = 'day' | 'night'

/** All that shortens sight besides the ground. */
export interface Air {
  readonly light: Light
  readonly haze: Haze
}

/** Inches in the open; null: the whole table (FNG p. 30). */
const inTheOpen: Readonly<Record<Light, Readonly<Record<Haze, number | null>>>> = {
  day: { none: null, rain: 24, thick: 12 },
  night: { none: 12, rain: 12, thick: 6 },
}

/** What is left elsewhere of what the ground allows (FNG p. 30). */
const shareElsewhere: Readonly<Record<Haze, number>> = { none: 1, rain: 2 / 3, thick: 1 / 2 }

/** @returns whether a part of the day is dark; before one has been rolled it is not. */
export const lightOf = (dayPart: DayPart | null, rules: Pick<Rules, 'table'>): Light =>
  rules.table(dayPartTable).rows.some(({ outcome, gives }) => outcome === dayPart && gives.light === 'night')
    ? 'night'
    : 'day'

/** @returns the air of a weather by day or by night; weather that has not been rolled yet hides nothing. */
export const airOf = (state: Pick<FngState, 'switches' | 'tour'>, light: Light, weather: Weather | null): Air => ({
  light,
  haze: hazeOf(state, weather),
})

/** Whether Inclement weather is the rain of p. 30 is a switch: the weather table does not shorten sight in it (FNG p. 59). */
function hazeOf(state: Pick<FngState, 'switches' | 'tour'>, weather: Weather | null): Haze {
  if (weather === 'terrible') return 'thick'
  return weather === 'inclement' && switchOf(state, 'inclementSight') === 'rain' ? 'rain' : 'none'
}

/** @returns how far one sees in the open, in inches; null for the whole table. */
export const openSight = ({ light, haze }: Air): number | null => inTheOpen[light][haze]

/** How far figures in a ground see one another. */
export interface GroundSight {
  /** The key of `terrain.effects` that says so. */
  readonly key: string
  /** Inches; the least where the ground has several figures; null for the whole table. */
  readonly least: number | null
  /** The greatest of them, in the same way: nobody in it sees farther within it. */
  readonly most: number | null
  /** "whole table", `12"`, `36" along rows, 18" across`. */
  readonly words: string
}

/**
 * The sight in a ground, as battle, map and briefing tell it: its own figures, less what light and weather take (FNG pp.
 * 30, 47-51, 59). Where by day nothing limits it, the ground is as open as any; no ground is more open than the open.
 */
export function sightIn(key: string, air: Air, rules: Pick<Rules, 'table'>): GroundSight {
  const open = openSight(air)
  const byDay = effectOf(key, 'LOS day', rules)
  const now = air.light === 'night' ? effectOf(key, 'LOS night', rules) : byDay
  const figures: number[] = []
  const words = now.replace(/(\d+(?:\.\d+)?)"/g, (_, inches: string) => {
    // A tenth of an inch: nobody measures finer.
    const left = Math.round(Number(inches) * shareElsewhere[air.haze] * 10) / 10
    figures.push(Math.min(left, open ?? Infinity))
    return `${figures.at(-1)}"`
  })
  if (/\d"/.test(byDay) && figures.length > 0)
    return { key, least: Math.min(...figures), most: Math.max(...figures), words }
  return { key, least: open, most: open, words: open === null ? 'whole table' : `${open}"` }
}

/**
 * @returns a rule of a ground with the sights that it names, by day "over 12"" and "at 6" or less", by night "6" at night",
 *   less what light and weather take of them, as of sight in the ground (FNG pp. 30, 47-51, 59); other inches are as they were.
 */
export function sightsInRule(rule: string, air: (light: Light) => Air): string {
  const left = (inches: string, light: Light): string => {
    const now = air(light)
    return `${Math.min(Math.round(Number(inches) * shareElsewhere[now.haze] * 10) / 10, openSight(now) ?? Infinity)}"`
  }
  return rule
    .replace(/\b(over|at) (\d+)"/g, (_, word: string, inches: string) => `${word} ${left(inches, 'day')}`)
    .replace(/(\d+)" at night/g, (_, inches: string) => `${left(inches, 'night')} at night`)
}

/** @returns the sight in a sector: that of the thickest of what lies all over it. */
export const sightInSector = (ground: Ground, air: Air, rules: Pick<Rules, 'table'>): GroundSight =>
  layersOf(ground)
    .map((key) => sightIn(key, air, rules))
    .reduce((found, one) => ((one.least ?? Infinity) < (found.least ?? Infinity) ? one : found))
