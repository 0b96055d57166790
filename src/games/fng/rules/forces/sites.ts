import type { StructureKind } from '../battle/terms.ts'
import type { ForceId } from './forces.ts'

/** How many of something: a number, or dice. `half` is 1/2d6. */
export type Quantity = number | '1d6' | '2d6' | 'half' | '1d6+2'

/** What stands at a Potential Contact, one line for each kind. */
export interface Standing {
  readonly kind: StructureKind
  readonly name: string
  /** Key of `building-dv`, where it is a building; `fightingPosition` for what is dug in (FNG p. 51). */
  readonly type: string
  /** Defensive Value, where the table prints one; else that of its type. */
  readonly dv?: number
  readonly count: Quantity
}

export interface Site {
  /** In a sentence: "a two-man bunker". */
  readonly name: string
  readonly structures: readonly Standing[]
  /** Supplies that lie here whoever holds it, in 100 lbs. */
  readonly supplies?: Quantity
  /** What the program knows no rows for, in words. */
  readonly note?: string
}

/**
 * What a foxhole or another fighting position is kept as: the book gives it no Defensive Value, but cover, and what passes over
 * whoever lies in it (FNG p. 51).
 */
export const fightingPosition = 'fightingPosition'

const hooch = (count: Quantity): Standing => ({ kind: 'hooch', name: 'Grass hooch', type: 'hooch', count })
const bunker = (name: string, dv: number, count: Quantity): Standing => ({
  kind: 'bunker',
  name,
  type: 'bunker',
  dv,
  count,
})
const dugIn = (name: string, count: Quantity): Standing => ({
  kind: 'position',
  name,
  type: fightingPosition,
  dv: 0,
  count,
})
const foxhole = (count: Quantity): Standing => dugIn('Two-man fighting position', count)
const antiAircraft = (count: Quantity): Standing => dugIn('Four-man HMG position', count)

/** Every Potential Contact but traps and tunnels, which have rules of their own (FNG pp. 62-64). */
export const sites = {
  twoManBunker: { name: 'a two-man bunker', structures: [bunker('Two-man bunker', 3, 1)] },
  campfireBunker: { name: 'a two-man bunker beside a campfire', structures: [bunker('Two-man bunker', 3, 1)] },
  fourManBunker: { name: 'a four-man fighting bunker', structures: [bunker('Four-man bunker', 4, 1)] },
  hooch: { name: 'a grass hooch', structures: [hooch(1)] },
  foxholes: { name: 'fighting positions', structures: [foxhole('1d6')] },
  restStop: {
    name: 'a rest stop',
    structures: [hooch(2), { kind: 'building', name: 'Thatched roof', type: 'hooch', count: 1 }],
  },
  trenchBunkers: {
    name: 'three bunkers joined by trenches',
    structures: [bunker('Two-man bunker', 4, 3)],
    note: 'The bunkers stand 6" apart.',
  },
  smallCamp: {
    name: 'a small camp',
    structures: [hooch('1d6'), bunker('Two-man bunker', 3, 'half')],
    note: 'All of it within an 8" circle.',
  },
  antiAircraftPosition: { name: 'an anti-aircraft position', structures: [antiAircraft(1)] },
  battalionHq: {
    name: 'a battalion command complex',
    structures: [bunker('Six-man bunker, two radios', 4, 1), bunker('Two-man bunker', 4, '1d6'), hooch('1d6')],
    supplies: '1d6',
    note: 'All of it within an 8" circle, joined by trenches.',
  },
  truckPark: {
    name: 'a truck park',
    structures: [{ kind: 'building', name: 'Truck', type: 'frame', count: '1d6' }, hooch('half')],
    supplies: '1d6',
    note: 'A trail leads from it off the table.',
  },
  powCamp: {
    name: 'a prison camp',
    structures: [hooch('1d6'), foxhole('1d6'), { kind: 'building', name: 'Bamboo cage', type: 'hooch', count: '2d6' }],
  },
  regimentalHq: {
    name: 'a regimental headquarters',
    structures: [
      antiAircraft('half'),
      bunker('Six-man bunker, two radios', 4, 1),
      bunker('Two-man bunker', 4, '1d6+2'),
      hooch('1d6+2'),
    ],
    supplies: '1d6',
    note: 'All of it within a 12" circle, joined by trenches.',
  },
} as const satisfies Readonly<Record<string, Site>>

/** Potential Contacts without anything to build. */
export type BareSite = 'nothing' | 'wideSpreadTrap' | 'localizedTrap' | 'tunnel'
export type BuiltSite = keyof typeof sites
export type SiteId = BareSite | BuiltSite

/** Who or what is in it. `ruined` is of no use to anybody. */
export type Occupant = ForceId | 'empty' | 'ruined' | 'cache100' | 'cache200'

/** Supplies found, in lbs. */
export const caches = { cache100: 100, cache200: 200 } as const

export const siteOf = (id: BuiltSite): Site => sites[id]
