import type { Area, DayPart, Mission, MissionResult } from '../../rules/state.ts'
import { dateWords } from '../../sheets/shared/sheetWords.ts'
import { corpsNames } from '../../rules/words.ts'

const tasks: Readonly<Record<NonNullable<Mission['defenseTask']>, string>> = {
  radioRelay: 'the defense of a radio relay',
  resupplySite: 'the defense of a resupply site',
  waterParty: 'the defense of a water party',
  wounded: 'the defense of wounded men',
  checkPoint: 'the defense of a check point',
  bridge: 'the defense of a bridge',
}

/** @returns a mission inside a sentence: "a patrol", "an ambush by the enemy", "the defense of a bridge". */
export function missionPhrase({ type, ambushSide, defenseTask }: Mission): string {
  switch (type) {
    case null:
      return 'a mission'
    case 'ambush':
      return ambushSide === 'player' ? 'an ambush of our own' : ambushSide === 'enemy' ? 'an enemy ambush' : 'an ambush'
    case 'defense':
      return defenseTask === null ? 'a defense' : tasks[defenseTask]
    default:
      return `a ${type}`
  }
}

const areas: Readonly<Record<Area, string>> = {
  dmz: 'in the DMZ',
  coastal: 'near the coast of',
  interior: 'in the interior of',
  highlands: 'in the highlands of',
  'free-fire-zone': 'in a free fire zone of',
  swamp: 'in the swamps of',
}

/** @returns "in the highlands of II Corps". */
export const wherePhrase = ({ area, corps }: Mission): string =>
  area === 'dmz' ? areas.dmz : `${areas[area]} ${corpsNames[corps]}`

/** When a mission begins, as part of a sentence. */
export const timePhrases: Readonly<Record<DayPart, string>> = {
  night: 'at night',
  preDawn: 'before dawn',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
}

/** @returns "early March": the head of the chapter names the year. */
export const timeOfYear = (halfMonth: number): string => dateWords(halfMonth).replace(/ \d{4}$/, '')

/** @returns "a good mission". */
export const resultPhrase = (result: MissionResult): string => `a ${result} mission`

/** @returns "27 victory points", "one victory point", "minus 4 victory points". */
export function pointsPhrase(points: number): string {
  const size = Math.abs(points)
  const number = points < 0 ? `minus ${size}` : size === 1 ? 'one' : size === 0 ? 'no' : String(size)
  return `${number} victory ${size === 1 ? 'point' : 'points'}`
}
