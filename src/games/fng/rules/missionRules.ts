import type { Rules } from '../../../main/engine/system.ts'
import { rowOf } from '../../../main/engine/table.ts'
import type { BattleReport } from './inputs.ts'
import { fieldsOfMission } from './reportFields.ts'
import type { DefenseTask, FngState, Mission, MissionType, PoliticalStatus, SupportType } from './state.ts'
import { gameLength, pefResolution, supportLevels, type Level } from './tables/index.ts'

/** What a mission's type, side, task and levels mean (FNG pp. 75, 98-101): looked up, never rolled. */

/** Support Levels and Enemy Activity Levels run from 1 to 6: tables exist for these only (ruling to FNG p. 58). */
export const clampLevel = (level: number): Level => Math.min(6, Math.max(1, level)) as Level

/** @returns an EAL kept within 1 to 6, and on a cake walk at or below its limit, whatever moved it (FNG p. 102). */
export function ealFor({ effects }: Pick<FngState, 'effects'>, level: number): Level {
  const limits = effects.flatMap(({ kind, amount }) => (kind === 'cakeWalk' ? [amount] : []))
  return clampLevel(Math.min(level, ...limits))
}

/** @returns the kinds of support that are ready at a Support Level (FNG pp. 74-76). */
export function readySupportOf(level: number, rules: Rules): readonly SupportType[] {
  const { gives } = rowOf(rules.table(supportLevels[clampLevel(level)]), 'readySupport')
  return (gives?.readySupport ?? '').split(' ').filter((kind) => kind !== '') as SupportType[]
}

/** How the Registered Target Points of a Defense are rolled (FNG p. 75). */
export const targetPointDiceOf = (level: number, rules: Rules): 'none' | 'half' | '1d6' | '2d6' =>
  rowOf(rules.table(supportLevels[clampLevel(level)]), 'defenseMission').gives?.rtp ?? 'none'

/** @returns the turns that are played at least (FNG pp. 98-101). */
export const minimumTurnsOf = (type: MissionType, rules: Rules): number =>
  rowOf(rules.table(gameLength), type).gives.minimumTurns

/** @returns what an area of such a status adds to the second die of PEF Resolution (FNG p. 61). */
export const pefModifierOf = (status: PoliticalStatus, rules: Rules): number =>
  rules.table(pefResolution).modifiers.find((m) => m.when === status)?.by ?? 0

/** @returns what changes when a PEF is resolved in such an area, or null where nothing does (FNG p. 61). */
export function pefModifierText(status: PoliticalStatus, rules: Rules): string | null {
  const by = pefModifierOf(status, rules)
  return by === 0 ? null : `${by > 0 ? '+' : ''}${by} to the second die of PEF Resolution`
}

/** Printed page of each mission type (FNG pp. 98-101). */
export const missionPages: Readonly<Record<MissionType, number>> = {
  ambush: 98,
  defense: 99,
  fight: 100,
  patrol: 100,
  recon: 101,
}

const fight: readonly string[] = ['Put as many of the enemy out of action as you can, for as few of your own.']

const patrol: readonly string[] = [
  'See the centre of every sector from inside that sector.',
  'Get every marker that was placed at the start into line of sight.',
  'Leave where you came in before the game is over.',
]

const recon: readonly string[] = [
  'Find and resolve every PC. You need not fight.',
  'Leave where you came in before the game is over.',
]

const ambush: Readonly<Record<'player' | 'enemy', readonly string[]>> = {
  player: ['You are the ambusher: destroy as much of the enemy as you can before the turn limit.'],
  enemy: ['You are ambushed: keep your men alive, and destroy or drive off the ambushers before the turn limit.'],
}

const defense: Readonly<Record<DefenseTask, readonly string[]>> = {
  radioRelay: ['Guard the radio relay on its hill, an NCO and three RTOs with M-16s, until the game is over.'],
  resupplySite: [
    'Keep the clearing, 10" across, for the Slick that comes 1d6 + 2 turns after the start.',
    'Unload six passengers of supplies in the two turns it stays, and hold them.',
  ],
  waterParty: [
    'Bring two unarmed men to the water; filling takes them two full turns.',
    'Leave with the water where you came in.',
  ],
  wounded: [
    'Guard 2d6 wounded, a medic and an RTO in a clearing 10" across.',
    'Have the RTO call Dustoff until all of them are out.',
  ],
  checkPoint: ['Hold the check point at the middle of the road and check every civilian who passes.'],
  bridge: ['Hold the bridge and the sandbagged position at each end of it.'],
}

/**
 * The objectives of a mission, in our own words (FNG pp. 98-101).
 * @returns nothing until the mission's type, and the side or task it has, are known.
 */
export function objectivesOf(mission: Pick<Mission, 'type' | 'ambushSide' | 'defenseTask'>): readonly string[] {
  switch (mission.type) {
    case null:
      return []
    case 'ambush':
      return mission.ambushSide === null ? [] : ambush[mission.ambushSide]
    case 'defense':
      return mission.defenseTask === null ? [] : defense[mission.defenseTask]
    case 'fight':
      return fight
    case 'patrol':
      return patrol
    case 'recon':
      return recon
  }
}

const defenseAims: Readonly<Record<DefenseTask, string>> = {
  radioRelay: 'Guard the radio relay on its hill',
  resupplySite: 'Keep the clearing until the Slick is unloaded',
  waterParty: 'Fetch water and bring it home',
  wounded: 'Keep the clearing until the wounded are out',
  checkPoint: 'Hold the check point and look at every civilian',
  bridge: 'Hold the bridge',
}

/**
 * What a mission is about, in a line that stands over its objectives (FNG pp. 98-101).
 * @returns nothing until the mission's type, and the side or task it has, are known.
 */
export function aimOf({ type, ambushSide, defenseTask }: Pick<Mission, 'type' | 'ambushSide' | 'defenseTask'>): string {
  switch (type) {
    case null:
      return ''
    case 'ambush':
      if (ambushSide === null) return ''
      return ambushSide === 'player' ? 'Spring the ambush' : 'Fight your way out of the ambush'
    case 'defense':
      return defenseTask === null ? '' : defenseAims[defenseTask]
    case 'fight':
      return 'Hurt the enemy more than he hurts you'
    case 'patrol':
      return 'Look into all six sectors, then come home'
    case 'recon':
      return 'Find every PC, then come home'
  }
}

/** @returns the fields of the battle report that a mission asks for (FNG pp. 98-102). */
export const reportFieldsOf = ({
  type,
  defenseTask,
}: Pick<Mission, 'type' | 'defenseTask'>): readonly (keyof BattleReport)[] => [
  'contacted',
  'men',
  ...fieldsOfMission(type, defenseTask),
  ...(type === 'defense' ? (['task'] as const) : []),
  'onDemand',
  'readyUnused',
  'otherPoints',
  'notes',
]

/** @returns true for the tasks of Defense to which helicopters come uncalled: with supplies, and for the wounded (FNG p. 99). */
export const bringsHelicopters = (task: Mission['defenseTask']): boolean =>
  task === 'resupplySite' || task === 'wounded'
