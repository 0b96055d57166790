import type { Row, Table } from '../../../../main/engine/table.ts'
import type { ForceId } from '../forces/forces.ts'
import type { Occupant, SiteId } from '../forces/sites.ts'
import type { EnemyType, MissionType } from '../terms.ts'

/** The ground that a terrain generator can bring: keys of `terrain.effects`. */
export type TerrainId =
  | 'bamboo'
  | 'clear'
  | 'craters'
  | 'double-canopy-jungle'
  | 'elephant-grass'
  | 'forest'
  | 'hill'
  | 'marsh'
  | 'rice-paddy'
  | 'river'
  | 'road'
  | 'rough'
  | 'sand-dune'
  | 'scrub'
  | 'single-canopy-jungle'
  | 'swamp'
  | 'termite-mounds'
  | 'triple-canopy-jungle'

/** The footnotes of the terrain generators, under what they mean (FNG pp. 45-46). */
export interface TerrainFlags {
  /** Lies on another type: roll again for the type underneath. */
  readonly onTopOfAnother?: true
  /** Also counts as Marsh from May to November. */
  readonly insideAMarsh?: true
  /** Is Mud as well during the monsoon. */
  readonly muddy?: true
  /** A River replaces the type in the rainy season. */
  readonly riverInRainySeason?: true
  /** Lies under another type: roll again for the type on top. */
  readonly laidUnderAnother?: true
}

/** A table whose rows are all of one kind. */
export type TableOf<R> = Omit<Table, 'rows'> & { readonly rows: readonly (Omit<Row, keyof R> & R)[] }

export type TerrainTable = TableOf<{ readonly outcome: TerrainId; readonly gives?: Flat<TerrainFlags> }>
export type EnemyTable = TableOf<{ readonly outcome: EnemyType }>
export type MissionTypeTable = TableOf<{ readonly outcome: MissionType }>
/** The outcome is the REP. */
export type RepTable = TableOf<{ readonly outcome: number }>

/** One entry of an army list. Weapons are ids of the weapon tables; "m79" stands for its two rounds, `gl-he` and `gl-buckshot`. */
export interface ArmyEntry {
  /** How many men; of `squads`, how many squads; of `paper`, the strength that is never exceeded. */
  readonly number: number
  /** Where the number is a choice: 3 to 4 squads. */
  readonly upTo?: number
  /** Of `paper`: the squad's strength is this and 1d6. */
  readonly base?: number
  /** Of attachments: comes along on a 1d6 of 1 to this. */
  readonly chanceTo?: number
  /** `null` where the weapon is rolled for. */
  readonly weapon?: string | null
  /** Weapon or alternative: 1d6 of 1 to this is the first; 3 where nothing is printed. */
  readonly weaponTo?: number
  /** "A or B": the second of them. */
  readonly alternative?: string
  /** The weapon from 1 July 1968 on. */
  readonly later?: string
  /** Carried as well (FNG p. 8). */
  readonly sidearm?: string
  readonly laterSidearm?: string
  /** Id of the table that the weapon is rolled on. */
  readonly rolledOn?: string
}
export type ArmyListTable = TableOf<{ readonly key: string; readonly gives: Flat<ArmyEntry> }>

/** One row of an army list's equipment. */
export interface ArmyItem {
  /** A 1d6 of 1 to this brings it; null where no chance is rolled. */
  readonly chanceTo: number | null
  /** Not `always` and without a chance: the player's choice. */
  readonly always: boolean
  /** `half` is 1/2d6; null where none is printed. */
  readonly quantity: number | '1d6' | 'half' | null
  readonly per: 'squad' | 'platoon' | 'soldier' | 'leader' | 'lieutenant' | 'lieutenantNcoRto' | 'sfNco' | 'sfNcoRto'
  /** Half-months from early January 1967 (0) on: first with it, first without it. */
  readonly fromHalfMonth?: number
  readonly untilHalfMonth?: number
}
export type EquipmentTable = TableOf<{ readonly key: string; readonly gives: Flat<ArmyItem> }>

/** The printed columns of a weapon; numbers where the book prints a bare number. */
export interface WeaponColumns {
  readonly name: string
  readonly range: string | number
  readonly targets: string | number
  readonly impact: string | number
  readonly APR: string | number
  readonly blast: string | number
  readonly OR: string | number
}
/** A VC/NVA chart: what each kind of enemy is given. */
export type ForceTable = TableOf<{ readonly gives: Readonly<Record<EnemyType, ForceId>> }>
/** What is found, and who is in it: spans of one die, each to its `...To`, with a force, a cache, or nobody. */
export type ContactTable = TableOf<{ readonly gives: Flat<ContactFigures>; readonly text: string }>
export interface ContactFigures {
  readonly site: SiteId
  readonly firstTo?: number
  readonly first?: Occupant
  readonly secondTo?: number
  readonly second?: Occupant
  readonly thirdTo?: number
  readonly third?: Occupant
  readonly fourthTo?: number
  readonly fourth?: Occupant
}
export type WeaponTable = TableOf<{ readonly key: string; readonly cells: Flat<WeaponColumns> }>

/** The parts of a Support Level that the campaign uses. */
export interface SupportLevelFigures {
  /** Kinds of Ready Support (`SupportType`), joined by spaces. */
  readonly readySupport?: string
  /** Registered Target Points of a Defense Mission; `half` is 1/2d6. */
  readonly rtp?: 'none' | 'half' | '1d6' | '2d6'
}
export type SupportLevelTable = TableOf<{ readonly key: string; readonly gives?: Flat<SupportLevelFigures> }>

/** An interface as a plain record: only so does it count as the cells or figures of a row. */
type Flat<T> = { readonly [K in keyof T]: T[K] }

/** What a row of the Free World charts brings (FNG pp. 93-94). */
export type FwfArrival =
  | 'squad'
  | 'restOfPlatoon'
  | 'mortars'
  | 'artillery'
  | 'hog'
  | 'slick'
  | 'loach'
  | 'gunship'
  | 'facOrStrike'
  | 'artilleryOnFive'
  | 'snipers'

export type FwfReinforcementTable = TableOf<{
  readonly outcome: FwfArrival
  /** Of barrages: how many weapons, and rounds of each. */
  readonly gives?: { readonly weapons: number; readonly rounds: number }
}>
