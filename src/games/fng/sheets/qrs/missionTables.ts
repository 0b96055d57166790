import type { FngState, Mission } from '../../rules/state.ts'
import { isAreaOpen } from '../../rules/missions.ts'
import { terrainSpecialEffects } from '../../rules/tables/terrainSpecialEffects.ts'
import { families, qrsSheets, type QrsSheetId } from './qrsSheets.ts'
import { membersOf } from '../../../../main/sheets/qrs/book.ts'
import { inOrder } from '../../../../main/sheets/qrs/numbers.ts'
import { fngBook } from './fngBook.ts'

/** Words of ids: "iii" and "free-fire-zone" are "iii-corps.free-fire-zone". */
const areaOf = ({ corps, area }: Mission): string => `${corps}-corps.${area}`

/** @returns the id of the table that says whom one meets in the mission's area. */
export const generatorOf = (mission: Mission): string => `enemy-generator.${areaOf(mission)}`

/** What every fight on foot needs and the Player Aid has not: fire, reactions, melee and PEFs stand there, whole. */
const besideTheAid = [
  ...['hasty-mg-setup', 'recon-by-fire', 'smoke.growth', 'melee-weapons', 'oof-mobility'],
  ...membersOf(fngBook, families.fwfWeapons).map(({ id }) => id),
]

/**
 * The tables that a mission needs beside the Player Aid, by what is known of it: its kind, area and levels, its civilians and buildings; all
 * that its Support Level allows, and all that its contacts can lead to.
 * @returns ids in the order of their numbers.
 */
export function missionTables(state: FngState, mission: Mission): string[] {
  const sectors = state.sectors.filter(({ missionId }) => missionId === mission.id)
  const rivers = state.courses.some(({ missionId, kind }) => missionId === mission.id && kind === 'river')
  const wet = rivers || sectors.some(({ ground, marsh }) => marsh || /swamp|marsh|river/.test(ground))
  return inOrder(
    fngBook,
    [
      ...kindTables(mission),
      ...besideTheAid,
      ...(isAreaOpen(state, mission) ? [] : [generatorOf(mission)]),
      ...contactTables(ealsOf(state, mission)),
      ...(sectors.some(({ buildings }) => buildings > 0) ? ['collapse-above', 'in-a-fire'] : []),
      ...(meetsCivilians(mission) ? sheetOf('qrsCivilians').filter((id) => id.startsWith('civilian.')) : []),
      ...(sectors.length > 0 ? ['terrain.effects'] : []),
      ...(terrainSpecialEffects.rows.some(({ key }) => groundsOf(state, mission).has(key))
        ? [terrainSpecialEffects.id]
        : []),
      ...(wet ? ['water.depth', 'water.current', 'water.swimming'] : []),
      ...['random-events', 'mission.weather'],
      ...(mission.supportLevel === null ? [] : supportTables(mission, mission.supportLevel)),
    ].filter((id, i, all) => all.indexOf(id) === i),
  )
}

/** Rolled for at the set-up; and a Bridge or a Check Point has its traffic in any case (FNG p. 99). */
const meetsCivilians = ({ civilians, type, defenseTask }: Mission): boolean =>
  civilians === true || (type === 'defense' && (defenseTask === 'bridge' || defenseTask === 'checkPoint'))

/** What the sectors are made of, by the keys of the terrain table. */
export function groundsOf(state: FngState, mission: Mission): ReadonlySet<string> {
  const sectors = state.sectors.filter(({ missionId }) => missionId === mission.id)
  const courses = state.courses.filter(({ missionId }) => missionId === mission.id)
  return new Set([
    'clear',
    ...sectors.flatMap(({ ground, under, over, marsh, mud, craters }) => [
      ...[ground, under ?? '', over ?? '', marsh ? 'marsh' : '', mud ? 'mud' : '', craters > 0 ? 'craters' : ''],
      // Terrible weather floods the paddies, and weather changes (FNG pp. 48, 59).
      ...(ground === 'rice-paddy' ? ['rice-paddy-flooded'] : []),
    ]),
    ...courses.map(({ kind }) => kind),
  ])
}

/** The levels of the tables go from 1 to 6. */
const levelFrom = (level: number): number => Math.min(6, Math.max(1, level))

/** How long the mission lasts, what it asks for, and the rolls that it alone has. */
function kindTables({ type, defenseTask, eal }: Mission): string[] {
  const common = ['mission.game-length', 'mission.victory-points', 'after.body-count']
  const hidden = (eal ?? 0) >= 5 ? ['mission.one-pc'] : []
  switch (type) {
    case null:
      return []
    case 'ambush':
      return ['mission.ambush-spotting', 'mission.ambush-aftermath', ...common]
    case 'defense':
      return [...(defenseTask === 'checkPoint' ? ['mission.check-point'] : []), ...common]
    case 'fight':
    case 'patrol':
      return [...hidden, ...common]
    case 'recon':
      return ['mission.recon-pc', ...common]
  }
}

/** The levels that can be played on: First Contact may move the mission's own by 1 (FNG p. 68). */
function ealsOf(state: FngState, { id, eal, activity }: Mission): number[] {
  const battle = state.battle.find(({ missionId }) => missionId === id)
  if (battle && battle.activity !== null) return [levelFrom(battle.eal)]
  if (eal === null) return []
  const levels = activity === null ? [eal - 1, eal, eal + 1] : [eal]
  return [...new Set(levels.map(levelFrom))]
}

/** Whom and what PEFs bring, and what is needed then: traps, bunkers, tunnels and spider holes (FNG pp. 41-44, 62-72). */
const contactTables = (eals: readonly number[]): string[] => [
  ...eals.map((eal) => `potential-contact.eal-${eal}`),
  ...['reinforcements', ...eals.map((eal) => `reinforcements.vc-nva.eal-${eal}`), 'political-officer-weapon'],
  ...traps,
  ...bunkers,
  ...tunnels,
  ...enemyWeapons,
]

const traps = ['booby-trap-type', 'disarm-trap', 'spider-hole', 'spider-hole-discovery', 'spider-hole-occupant']
const bunkers = ['building-dv', 'building-target', 'building-penetration', 'bunker-suppression']
const tunnels = ['bunker-tunnel', 'tunnel-time', 'tunnel-encounter', 'tunnel-survival', 'tunnel-success']
const enemyWeapons = [
  ...membersOf(fngBook, families.cfWeapons).map(({ id }) => id),
  'weapons.generic-names',
  'vc-weapons',
]

/** What can be called for: every kind of support can at every level, with the modifiers of the level (FNG pp. 75-76). */
function supportTables({ corps }: Mission, level: number): string[] {
  const where = corps === 'i' ? 'i-corps' : 'ii-iii-iv-corps'
  return [
    ...['making-the-call', 'activate-subordinate', `support-level.${levelFrom(level)}`],
    ...(level >= 3 ? ['ready-support-request'] : []),
    ...['artillery.request', 'artillery.danger-close', 'mortar.hitting', 'mortar.deviation', 'artillery.hitting'],
    ...['artillery.deviation', 'mortar.ordnance', 'artillery.illumination'],
    ...['heli.medevac-request', 'heli.gunship-request', `heli.gunship-availability.${where}`, 'heli.crew-rep'],
    ...['heli.piloting', 'heli.guns', 'heli.auto-grenade-launcher', 'heli.rockets', 'heli.damage', 'heli.crash'],
    'list.fwf-helicopters',
    ...['air.request', `air.availability.${where}`, 'air.fac-rep', 'air.spotting-check', 'air.anti-aircraft-check'],
    ...['air.golden-bb', 'air.damage', 'air.guns', 'air.munitions', 'air.deviation'],
    'list.fwf-aircraft',
    ...(level >= 2 ? ['reinforcements-request'] : []),
    `reinforcements.fwf.sl-${levelFrom(level)}`,
    'reinforcement-entry',
    // What was called for or left unused counts in the end (FNG p. 102).
    'after.support-vp',
  ]
}

/** All tables of a sheet, by id. */
const sheetOf = (sheet: QrsSheetId): string[] =>
  qrsSheets
    .find((one) => one.sheet === sheet)!
    .tables.flatMap((one) => (typeof one === 'string' ? [one] : membersOf(fngBook, one).map(({ id }) => id)))
