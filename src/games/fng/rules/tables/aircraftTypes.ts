import type { TableOf } from './types.ts'

/** Where a weapon of an aircraft sits. */
export type AircraftSide = 'central' | 'left' | 'right'

/** What aircraft carry. `lmg`, `hmg`, `rlmg`, `rhmg` and `autocannon` fire along the Flight Line, or sit in a chin turret. */
export type AircraftWeapon =
  | 'lmg'
  | 'hmg'
  | 'rlmg'
  | 'rhmg'
  | 'autocannon'
  | 'doorM60'
  | 'doorHmg'
  | 'rocketLauncher'
  | 'wpRocket'
  | 'autoGrenadeLauncher'
  | 'bomb250'
  | 'bomb500'
  | 'bomb750'
  | 'napalm'
  | 'searchlight'
  | 'flares'
  | 'personalWeapon'

export type AircraftCrewman =
  | 'pilot'
  | 'coPilot'
  | 'gunner'
  | 'doorGunner'
  | 'crewChief'
  | 'lightOperator'
  | 'observer'
  | 'reo'
  | 'bombardier'
  | 'radioOperator'
  | 'gunCrew'

/** How many of each weapon and crewman: "left.rhmg"; with "a." or "b." before it, only in that load. */
type AircraftCounts = Readonly<
  Partial<Record<`${'' | 'a.' | 'b.'}${AircraftSide}.${AircraftWeapon}` | `crew.${AircraftCrewman}`, number>>
>

/** What helicopters and planes have in common (FNG pp. 108-109). */
export interface AircraftEntry extends AircraftCounts {
  /** Damage Points: more than these bring it down. */
  readonly points: number
  readonly passengers: number
  /** Of two loads: 1d6 of 1 to this is load A; left out where there is one load. */
  readonly loadATo?: number
  /** Flies at night only. */
  readonly nightOnly?: boolean
}

/** One helicopter of the list (FNG p. 108). */
export interface HelicopterEntry extends AircraftEntry {
  readonly kind: 'gunship' | 'transport' | 'observation'
  /** Instead of `passengers`, in Highlands and with ARVN troops. */
  readonly passengersHighlands?: number
  readonly passengersArvn?: number
  readonly passengersHighlandsArvn?: number
  /** More than so many passengers: -1 to the pilot's REP when piloting; left out where they are no burden. */
  readonly easyPassengers?: number
  /** Places and casualties won by leaving the door guns at the LZ. */
  readonly placesForDoorGuns?: number
  readonly casualtiesForDoorGuns?: number
  /** Of the passengers those who stand on the skids, where fire hits them first. */
  readonly skids?: number
  /** Instead of one casualty per place. */
  readonly mostCasualties?: number
  /** Passengers who may fire, to each side and in all. */
  readonly firingLeft: number
  readonly firingRight: number
  readonly firing: number
  /** Left out where there are doors on both sides. */
  readonly doors?: 'right'
  readonly chinTurret?: true
  readonly mayLand: boolean
}
export type HelicopterTable = TableOf<{ readonly key: string; readonly gives: Flat<HelicopterEntry> }>

/** One plane of the list (FNG p. 109). */
export interface PlaneEntry extends AircraftEntry {
  readonly kind: 'strike' | 'fac' | 'gunship'
  readonly turnsInPlay: number
  /** Attack passes for each weapon type, where more than one. */
  readonly passesPerType?: number
  /** Instead of the passes of the type. */
  readonly bombPasses?: number
  readonly gunPasses?: number
  /** Attack passes in all, where the weapon types would give more. */
  readonly mostPasses?: number
  /** Of the AC-47: the weapon that everything in its area is attacked with, and that area (FNG p. 84). */
  readonly gunTargets?: number
  readonly gunImpact?: number
  readonly gunApr?: number
  readonly gunRep?: number
  readonly swathInches?: number
  readonly ringInches?: number
  /** The inner radius of the ring. */
  readonly ringFromInches?: number
  readonly ringToInches?: number
}
export type PlaneTable = TableOf<{ readonly key: string; readonly gives: Flat<PlaneEntry> }>

/** An interface as a plain record: only so does it count as the gives of a row. */
type Flat<T> = { readonly [K in keyof T]: T[K] }
