import type { FigureRole } from '../battle/terms.ts'
import type { KeyOf } from '../../../../main/engine/table.ts'
import type { EnemyType } from '../terms.ts'
import type { genericWeaponNames } from '../tables/weapons.ts'

/** A kind of weapon by which a chart names the one weapon of that kind. */
export type WeaponKind = Exclude<KeyOf<typeof genericWeaponNames>, 'SMG' | 'LMG' | 'RPG'>

/** What somebody is armed with: the key of a weapon, one of two by a die, or a kind that a table or the army list tells more of. */
export type Arms =
  | { readonly key: string }
  | { readonly named: WeaponKind }
  /** A 1d6 of 1 to `firstTo` is the first; `smg` among them is diced for in its turn, a kind is looked up. */
  | { readonly either: readonly [string, string]; readonly firstTo: number }
  /**
   * `rifle` and `rpg` are those of the army list; `lmg` and `smg` a name of `weapons.generic-names`; `vc` is rolled on VC
   * Weapons; `officer` on that of a Political Officer.
   */
  | { readonly by: 'rifle' | 'rpg' | 'lmg' | 'smg' | 'vc' | 'officer' }

/** Men of one kind in a force. */
export interface Men {
  readonly count: number | '1d6'
  readonly role: FigureRole
  readonly arms: Arms
  readonly sidearm?: WeaponKind
  /** REP where no die is rolled for it. */
  readonly rep?: number
  /** His own army list, where it is not the enemy's. */
  readonly of?: EnemyType
  /** Keys of Attributes. */
  readonly traits?: readonly string[]
  /** Keys of weapons and gear; `1d6 rocket` is a die of them. */
  readonly items?: readonly string[]
}

/** One group of a force: men named one by one, or a part of the army list. */
export type Unit =
  | { readonly kind: 'men'; readonly men: readonly Men[] }
  /** `full` is paper strength; else the list's dice say how many. `with` come along. */
  | { readonly kind: 'squad'; readonly full: boolean; readonly with?: readonly Men[] }
  | { readonly kind: 'halfSquad'; readonly with?: readonly Men[] }
  | { readonly kind: 'platoonHq' }
  /** HQ and all squads of the list, each a group of its own. */
  | { readonly kind: 'platoon'; readonly full: boolean }

/** One or more barrages of three rounds on a single target (FNG pp. 95-96). */
export interface Barrage {
  readonly kind: 'mortars' | 'artillery'
  readonly barrages: number
  readonly rounds: number
}

/** What a row of a VC/NVA chart or a Potential Contact brings. */
export interface Force {
  readonly units: readonly Unit[]
  readonly barrage?: Barrage
  /** One of two by a die: 1 to 3 is the first. */
  readonly either?: readonly [ForceId, ForceId]
  /** Men who are no fighters: prisoners of the enemy. */
  readonly prisoners?: '2d6'
  /** A vehicle that these rules leave to the player (FNG p. 7), and what comes before its date. */
  readonly tank?: { readonly fromHalfMonth: number; readonly before: ForceId }
}

const vc: Arms = { by: 'vc' }
const rifle: Arms = { by: 'rifle' }
const pistol: WeaponKind = 'pistol'
const unarmed: Arms = { key: 'unarmed' }

const lmgTeam: readonly Men[] = [
  { count: 1, role: 'gunner', arms: { by: 'lmg' }, sidearm: pistol },
  { count: 1, role: 'loader', arms: vc },
]
/** A crew of three: gunner and two who serve the gun with rolled weapons (FNG p. 12). */
const crewOfThree = (named: WeaponKind): readonly Men[] => [
  { count: 1, role: 'gunner', arms: { named }, sidearm: pistol },
  { count: 2, role: 'loader', arms: vc },
]
/** Mortars stand in no weapon table: the gunner fires his pistol, the mortar is an item (FNG p. 79). */
const mortarTeam = (item: string): readonly Men[] => [
  { count: 1, role: 'gunner', arms: { named: pistol }, items: [item] },
  { count: 2, role: 'loader', arms: vc },
]
const rpgTeam = (key: string): readonly Men[] => [
  { count: 1, role: 'rpg', arms: { by: 'rpg' }, sidearm: pistol, items: ['1d6 rocket'] },
  { count: 1, role: 'loader', arms: { key } },
]
const cell: readonly Men[] = [{ count: 3, role: 'rifleman', arms: rifle }]
const medic: Men = { count: 1, role: 'medic', arms: { named: pistol } }
const rto: Men = { count: 1, role: 'rto', arms: rifle, items: ['radio'] }
const men = (...units: readonly (readonly Men[])[]): { readonly units: readonly Unit[] } => ({
  units: units.map((each) => ({ kind: 'men', men: each })),
})
const squad = (full: boolean, ...more: readonly Men[]): Unit => ({ kind: 'squad', full, with: more })
const halfSquad = (...more: readonly Men[]): Unit => ({ kind: 'halfSquad', with: more })
/** Which SMG, a second die says. */
const smgOrCarbine: Arms = { either: ['smg', 'M-2 carbine'], firstTo: 3 }

/** Every force that the charts and the Potential Contacts name (FNG pp. 62-64, 95-96), in our own words below. */
export const forces = {
  nothing: { units: [] },
  lone: men([{ count: 1, role: 'rifleman', arms: rifle }]),
  cell: men(cell),
  cellAndLmgTeam: men([...cell, ...lmgTeam]),
  cellWithRpg: men([
    { count: 2, role: 'rifleman', arms: rifle },
    { count: 1, role: 'rpg', arms: { by: 'rpg' }, sidearm: pistol },
  ]),
  halfSquad: { units: [halfSquad()] },
  halfSquadAndMedic: { units: [halfSquad(medic)] },
  halfSquadAndMedicAndRto: { units: [halfSquad(medic, rto)] },
  squad: { units: [squad(false)] },
  squadAndGuide: { units: [squad(false, { count: 1, role: 'other', arms: vc, of: 'lvc' })] },
  fullSquad: { units: [squad(true)] },
  fullSquadAndRto: { units: [squad(true, rto)] },
  platoonHq: { units: [{ kind: 'platoonHq' }] },
  platoon: { units: [{ kind: 'platoon', full: false }] },
  fullPlatoon: { units: [{ kind: 'platoon', full: true }] },
  lmgTeam: men(lmgTeam),
  mmgTeam: men(crewOfThree('MMG')),
  hmgTeam: men(crewOfThree('HMG')),
  hmgTeamAndHalfSquad: { units: [{ kind: 'men', men: crewOfThree('HMG') }, halfSquad()] },
  rpgTeamSks: men(rpgTeam('sks')),
  rpgTeamAk: men(rpgTeam('ak-47')),
  rpgTeam: men([
    { count: 1, role: 'rpg', arms: { by: 'rpg' }, sidearm: pistol },
    { count: 1, role: 'loader', arms: vc },
  ]),
  rpgOrLmgTeam: { units: [], either: ['rpgTeam', 'lmgTeam'] },
  sniperRep5: men([{ count: 1, role: 'rifleman', arms: { key: 'sks' }, rep: 5 }]),
  lmgTeamOrSniper: { units: [], either: ['lmgTeam', 'sniperRep5'] },
  sniper: men([{ count: 1, role: 'rifleman', arms: { named: 'BA rifle' }, items: ['scope'] }]),
  recoillessTeam: men([
    { count: 1, role: 'gunner', arms: { named: '82mm recoilless' }, sidearm: pistol },
    { count: 1, role: 'loader', arms: vc },
  ]),
  mortarTeam: men(mortarTeam('medium-mortar')),
  twoMortarTeams: men(mortarTeam('medium-mortar'), mortarTeam('medium-mortar')),
  lightMortarTeam: men(mortarTeam('light-mortar')),
  twoLightMortarTeams: men(mortarTeam('light-mortar'), mortarTeam('light-mortar')),
  demolitionUnit: men([{ count: 6, role: 'rifleman', arms: smgOrCarbine, items: ['satchel-charge'] }]),
  scouts: men([{ count: 3, role: 'rifleman', arms: smgOrCarbine, items: ['wire-cutters'] }]),
  toughScouts: men([
    { count: 1, role: 'leader', arms: { key: 'ak-47' }, traits: ['tough'], items: ['wire-cutters'] },
    { count: 2, role: 'rifleman', arms: { key: 'ak-47' }, traits: ['tough'], items: ['wire-cutters'] },
  ]),
  officerAndGuards: men([
    { count: 1, role: 'leader', arms: { by: 'officer' } },
    { count: 2, role: 'rifleman', arms: rifle },
  ]),
  medicAndNurses: men([
    { count: 1, role: 'medic', arms: unarmed, rep: 3 },
    { count: 2, role: 'civilian', arms: unarmed, rep: 3 },
  ]),
  suicideTroops: men([
    { count: '1d6', role: 'rifleman', arms: vc, traits: ['nerves-of-steel'], items: ['claymore-cf'] },
  ]),
  twoRiflemen: men([{ count: 2, role: 'rifleman', arms: rifle }]),
  riflemen: men([{ count: '1d6', role: 'rifleman', arms: rifle }]),
  platoonAndBattalionHq: {
    units: [
      { kind: 'platoon', full: false },
      {
        kind: 'men',
        men: [
          { count: 1, role: 'leader', arms: { named: pistol } },
          { count: 1, role: 'other', arms: rifle },
          { ...rto, count: 2 },
        ],
      },
    ],
  },
  platoonAndRegimentalHq: {
    units: [
      { kind: 'platoon', full: false },
      {
        kind: 'men',
        men: [
          { count: 1, role: 'leader', arms: { named: pistol } },
          { count: 1, role: 'other', arms: rifle },
          { ...rto, count: 3 },
        ],
      },
    ],
  },
  mechanicsAndHalfSquad: {
    units: [{ kind: 'men', men: [{ count: '1d6', role: 'civilian', arms: unarmed, rep: 3 }] }, halfSquad()],
  },
  squadAndPrisoners: { units: [squad(false)], prisoners: '2d6' },
  mortarBarrage: { units: [], barrage: { kind: 'mortars', barrages: 1, rounds: 3 } },
  artilleryBarrage: { units: [], barrage: { kind: 'artillery', barrages: 1, rounds: 3 } },
  twoArtilleryBarrages: { units: [], barrage: { kind: 'artillery', barrages: 2, rounds: 3 } },
  // From February 1968 on; before that the barrages of the row 30-32 (FNG p. 96).
  tank: { units: [], tank: { fromHalfMonth: 26, before: 'twoArtilleryBarrages' } },
} as const satisfies Readonly<Record<string, Omit<Force, 'either' | 'tank'> & ForceLinks>>

/** Links between forces, named loosely: the type of the names comes from the table itself. */
interface ForceLinks {
  readonly either?: readonly [string, string]
  readonly tank?: { readonly fromHalfMonth: number; readonly before: string }
}

export type ForceId = keyof typeof forces

/** @returns a force by its id. */
export const forceOf = (id: ForceId): Force => forces[id]

/** Does a force put somebody on the table, whatever its dice say? */
export const bringsFigures = (id: ForceId): boolean => {
  const { units, either } = forceOf(id)
  return units.length > 0 || either !== undefined
}
