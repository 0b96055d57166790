import type { FngState, Mission } from '../../state.ts'
import { qrsSheets, type QrsSheetId } from './qrsSheets.ts'
import { membersOf } from './members.ts'

/** Words of ids: "iii" and "free-fire-zone" are "iii-corps.free-fire-zone". */
const areaOf = ({ corps, area }: Mission): string => `${corps}-corps.${area}`

/** Tables that a fight on foot needs in every mission. */
const always = [
  ...['reaction.received-fire', 'reaction.man-down', 'reaction.cohesion', 'reaction.recover-from-knock-down'],
  ...['in-sight', 'in-sight.resolution', 'ranged-combat', 'combat-damage', 'outgunned', 'fast-move'],
  ...['ready-the-grenade', 'throwing-a-grenade', 'charge-into-melee', 'charge-resolution', 'melee-combat'],
  ...['melee-results', 'first-aid', 'oof-mobility', 'pef-movement', 'pef-resolution', 'vc-nva-action'],
  ...['random-events', 'making-the-call'],
]

/**
 * The tables that a mission needs, by what is known of it: its kind, area and levels, its civilians and buildings.
 * @returns ids in the order of the sheets.
 */
export function missionTables(state: FngState, mission: Mission): string[] {
  const { supportLevel: level, eal } = mission
  const sectors = state.sectors.filter(({ missionId }) => missionId === mission.id)
  const rivers = state.courses.some(({ missionId, kind }) => missionId === mission.id && kind === 'river')
  const wet = rivers || sectors.some(({ ground, marsh }) => marsh || /swamp|marsh|river/.test(ground))
  return [
    ...always,
    ...kindTables(mission),
    `enemy-generator.${areaOf(mission)}`,
    'vc-nva-activity',
    ...(eal === null ? [] : [`potential-contact.eal-${levelFrom(eal)}`, `reinforcements.vc-nva.eal-${levelFrom(eal)}`]),
    'reinforcements',
    ...(level === null ? [] : supportTables(mission, level)),
    ...(mission.civilians === true ? sheetOf('qrsCivilians').filter((id) => id.startsWith('civilian.')) : []),
    ...(sectors.some(({ buildings }) => buildings > 0)
      ? ['building-dv', 'building-target', 'building-penetration', 'in-a-fire']
      : []),
    ...(wet ? ['water.depth', 'water.current', 'water.swimming'] : []),
    ...['booby-trap-type', 'disarm-trap', 'spider-hole', 'spider-hole-discovery', 'spider-hole-occupant'],
  ].filter((id, i, all) => all.indexOf(id) === i)
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
      return [...common, 'mission.ambush-aftermath', 'mission.ambush-spotting']
    case 'defense':
      return [...common, ...(defenseTask === 'checkPoint' ? ['mission.check-point'] : [])]
    case 'fight':
    case 'patrol':
      return [...common, ...hidden]
    case 'recon':
      return [...common, 'mission.recon-pc']
  }
}

/** What can be called for at this Support Level. */
function supportTables({ corps }: Mission, level: number): string[] {
  const where = corps === 'i' ? 'i-corps' : 'ii-iii-iv-corps'
  const kinds = ['ready-support-request', 'artillery.request', 'mortar.ordnance', 'mortar.hitting', 'mortar.deviation']
  const guns = ['artillery.hitting', 'artillery.deviation', 'artillery.danger-close']
  const planes = ['air.request', `air.availability.${where}`, 'air.deviation']
  return [
    `support-level.${levelFrom(level)}`,
    ...kinds,
    ...(level >= 3 ? guns : []),
    ...(level >= 3 ? ['heli.gunship-request', `heli.gunship-availability.${where}`] : []),
    'heli.medevac-request',
    ...(level >= 4 ? planes : []),
    ...(level >= 2 ? ['reinforcements-request', 'reinforcement-entry'] : []),
    `reinforcements.fwf.sl-${levelFrom(level)}`,
  ]
}

/** All tables of a sheet, by id. */
const sheetOf = (sheet: QrsSheetId): string[] =>
  qrsSheets
    .find((one) => one.sheet === sheet)!
    .tables.flatMap((one) => (typeof one === 'string' ? [one] : membersOf(one).map(({ id }) => id)))
