import type { Mobility, Weather } from '../state.ts'

/** What the rules know of a way to get about. */
interface Kind {
  readonly group: 'walkers' | 'wheeled' | 'tracked' | 'boats' | 'drawn' | 'gun' | 'aircraft'
  /** Its row of the movement table; null: that of its force and formation. */
  readonly row: string | null
  /** As a move tells it. */
  readonly title: string
  /** Rows of the passengers' table that say how many ride in it, and on it; none: nobody, or nothing is said of how many. */
  readonly carries: readonly string[]
}

/** Medium wheeled vehicles move as heavy ones (ruling), a BV206 off the snow as light tracked ones. */
const kinds: Readonly<Record<Mobility, Kind>> = {
  foot: { group: 'walkers', row: null, title: 'On foot', carries: [] },
  cavalry: { group: 'walkers', row: null, title: 'Cavalry', carries: [] },
  bicycles: { group: 'walkers', row: 'bicycles', title: 'Bicycles', carries: [] },
  gun: { group: 'gun', row: 'pushAndFire', title: 'Artillery, push and fire', carries: [] },
  horseDrawn: { group: 'drawn', row: 'horseDrawn', title: 'Horse drawn vehicles', carries: ['wagon'] },
  lightWheeled: { group: 'wheeled', row: 'lightWheeled', title: 'Light wheeled vehicles', carries: ['lightWheeled'] },
  mediumWheeled: {
    group: 'wheeled',
    row: 'heavyWheeled',
    title: 'Medium wheeled vehicles, as heavy ones',
    carries: ['mediumWheeled'],
  },
  heavyWheeled: { group: 'wheeled', row: 'heavyWheeled', title: 'Heavy wheeled vehicles', carries: ['heavyWheeled'] },
  lightTracked: { group: 'tracked', row: 'lightTracked', title: 'Light tracked vehicles', carries: ['lightTracked'] },
  heavyTracked: {
    group: 'tracked',
    row: 'heavyTracked',
    title: 'Heavy tracked vehicles',
    // Inside, and on the outside.
    carries: ['heavyTracked', 'riders'],
  },
  skiDoo: { group: 'tracked', row: 'overSnow', title: 'Over snow vehicles', carries: [] },
  bv206: { group: 'tracked', row: 'lightTracked', title: 'BV206', carries: ['lightTracked'] },
  lightBoat: { group: 'boats', row: 'lightBoats', title: 'Light boats', carries: ['boat'] },
  patrolBoat: { group: 'boats', row: 'patrolBoats', title: 'Motor patrol boats', carries: ['boat'] },
  aircraft: { group: 'aircraft', row: 'aircraft', title: 'Aircraft', carries: [] },
}

/** @returns what the rules know of it. */
export const kindOf = (mobility: Mobility): Kind => kinds[mobility]

export const walks = (mobility: Mobility): boolean => kinds[mobility].group === 'walkers'
export const isBoat = (mobility: Mobility): boolean => kinds[mobility].group === 'boats'
/** A model on the table, not figures: vehicles, boats and aircraft. */
export const isModel = (mobility: Mobility): boolean => !walks(mobility) && mobility !== 'gun'
export const isVehicle = (mobility: Mobility): boolean =>
  ['wheeled', 'tracked', 'drawn'].includes(kinds[mobility].group)

/** On snow both over snow vehicles move alike (p. 16). */
export const isOnSnow = (mobility: Mobility, weather: Weather): boolean =>
  weather === 'snow' && (mobility === 'skiDoo' || mobility === 'bv206')
