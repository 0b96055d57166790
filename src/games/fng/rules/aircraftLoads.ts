import type { SwitchValue } from './house/switches.ts'
import type { AircraftEntry, AircraftSide, AircraftWeapon, PlaneEntry } from './tables/index.ts'
import type { AircraftLoad } from './battle/terms.ts'

/** Weapons of one kind on one side of an aircraft. */
export interface Mount {
  readonly side: AircraftSide
  readonly weapon: AircraftWeapon
  readonly count: number
}

/** Weapons that are used up together: all of a type attack in one pass (FNG p. 83). */
export type WeaponType = 'guns' | 'bombs' | 'napalm' | 'rockets'

/** The type of each weapon; null where it makes no attack run. */
const types: Readonly<Record<AircraftWeapon, WeaponType | null>> = {
  lmg: 'guns',
  hmg: 'guns',
  rlmg: 'guns',
  rhmg: 'guns',
  autocannon: 'guns',
  autoGrenadeLauncher: 'guns',
  doorM60: null,
  doorHmg: null,
  rocketLauncher: 'rockets',
  wpRocket: 'rockets',
  bomb250: 'bombs',
  bomb500: 'bombs',
  bomb750: 'bombs',
  napalm: 'napalm',
  searchlight: null,
  flares: null,
  personalWeapon: null,
}

/**
 * The load that an aircraft comes with (ruling to FNG p. 109).
 * @param face a 1d6 at its arrival.
 * @returns null where it comes in one load only.
 */
export const loadFor = ({ loadATo }: AircraftEntry, face: number): AircraftLoad | null =>
  loadATo === undefined ? null : face <= loadATo ? 'a' : 'b'

/** @returns what an aircraft carries in this load, in the order of the list. */
export function mountsOf(entry: AircraftEntry, load: AircraftLoad | null): Mount[] {
  return Object.entries(entry).flatMap(([name, count]) => {
    const [weapon, side, inLoad = load] = name.split('.').reverse()
    if (side === undefined || side === 'crew' || inLoad !== load) return []
    return [{ side: side as AircraftSide, weapon: weapon as AircraftWeapon, count: Number(count) }]
  })
}

/** @returns how many of a weapon an aircraft carries on all sides: a Hog attacks with four rockets a pass (ruling to FNG p. 90). */
export const countOf = (mounts: readonly Mount[], weapon: AircraftWeapon): number =>
  mounts.reduce((sum, mount) => sum + (mount.weapon === weapon ? mount.count : 0), 0)

/** @returns the weapon types among these, each once, in the order of the list. */
export const weaponTypes = (mounts: readonly Mount[]): WeaponType[] => [
  ...new Set(mounts.flatMap(({ weapon }) => types[weapon] ?? [])),
]

/** How the attacks of an A-1 with a third bomb are counted. */
export type SkyraiderAttacks = SwitchValue<'skyraiderAttacks'>

/**
 * How often a plane may attack with a type of its weapons: once, where its entry says nothing else (FNG p. 109). Where
 * several passes a type are six in all, what hangs in the middle counts for a type of its own.
 */
export function passesWith(
  entry: PlaneEntry,
  load: AircraftLoad | null,
  type: WeaponType,
  attacks: SkyraiderAttacks,
): number {
  const { passesPerType = 1, bombPasses, gunPasses } = entry
  const own = type === 'bombs' ? bombPasses : type === 'guns' ? gunPasses : undefined
  if (own !== undefined) return own
  const places = mountsOf(entry, load).filter(({ weapon }) => types[weapon] === type)
  const inTheMiddle = places.some(({ side }) => side === 'central') && places.some(({ side }) => side !== 'central')
  return passesPerType * (attacks === 'six' && passesPerType > 1 && inTheMiddle ? 2 : 1)
}

/**
 * The attack passes of a plane (FNG p. 83, p. 109): one for each weapon type, unless its entry says otherwise. FACs make
 * none.
 */
export function attackPasses(entry: PlaneEntry, load: AircraftLoad | null, attacks: SkyraiderAttacks): number {
  if (entry.kind === 'fac') return 0
  const { mostPasses = Infinity } = entry
  const passes = weaponTypes(mountsOf(entry, load)).map((type) => passesWith(entry, load, type, attacks))
  return Math.min(
    mostPasses,
    passes.reduce((sum, each) => sum + each, 0),
  )
}
