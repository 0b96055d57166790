import { rulesOf } from '../rules/house/rulesOf.ts'
import { dateName } from '../rules/calendar.ts'
import { squadName } from '../rules/people.ts'
import { attributeName } from '../rules/platoon/man.ts'
import { itemName } from '../sheets/shared/sheetWords.ts'
import type { EffectKind, FngState } from '../rules/state.ts'
import { weaponShortName } from '../rules/weapons.ts'
import {
  areaNames,
  corpsNames,
  dayPartNames,
  deedNames,
  enemyNames,
  forceNames,
  missionNames,
  monthsText,
  politicalNames,
  postNames,
  statusNames,
  supportNames,
  taskNames,
  weatherNames,
} from '../rules/words.ts'
import { nextInWords } from './phases.ts'
import { nameOf } from '../rules/naming.ts'

/** What the columns of the state are called to the player, and their values: for "what did this entry change?". */

/** Columns whose name, taken apart, is not what the player calls them. */
const labels: Readonly<Record<string, string>> = {
  rep: 'REP',
  bestRep: 'Highest REP so far',
  deros: 'DEROS',
  eal: 'EAL',
  lmg: 'LMG',
  starId: 'Star',
  soldierId: 'Man',
  missionId: 'Mission',
  playerId: 'Player',
  list: 'Force',
  phase: 'Next',
  joined: 'Joined',
  left: 'Left',
  openSince: 'Open since',
  awaySince: 'Away since',
  awayMissions: 'Missions to miss',
  shortTimerChecked: 'First short timer check made',
  automatic: 'Replacement without a roll',
  keptFor: 'Kept for',
  sidearm: 'Sidearm',
  halfMonth: 'Half-month',
  extraContactDie: 'Third die at the next contact test',
  attributesFor: 'Attributes for',
  wasOut: 'Was Out of the Fight',
  recovered: 'Recovered',
  burned: 'Burned',
  pcsToFind: 'PCs to find',
  ealChange: 'EAL',
  patch: 'Plays',
  value: 'Answer',
  content: 'Sheets',
  killsConfirmed: 'Kills, confirmed',
  killsUnconfirmed: 'Kills, unconfirmed',
  deedWords: 'What he did',
  groupId: 'Group',
  figureId: 'Who',
  leaderId: 'Leader',
  commanderId: 'Commander',
  structureId: 'Where',
  buildingId: 'Building',
  aboardId: 'Aboard',
  vehicleId: 'In',
  dv: 'DV',
  actedTurn: 'Acted in turn',
  words: 'In words',
  matchedWith: 'Matched with',
}

/** @returns what a column is called: "Short timer", "REP". */
export function fieldLabel(field: string): string {
  const known = labels[field]
  if (known !== undefined) return known
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Words = Readonly<Record<string, string>>

/** Values of closed sets, by column; the same word never means two things in one column. */
const values: Readonly<Record<string, Words>> = {
  list: forceNames,
  corps: corpsNames,
  area: areaNames,
  lastArea: areaNames,
  politicalStatus: politicalNames,
  weather: weatherNames,
  dayPart: dayPartNames,
  type: missionNames,
  defenseTask: taskNames,
  enemy: enemyNames,
  status: statusNames,
  post: postNames,
  deed: deedNames,
  direction: {
    westEast: 'west to east',
    eastWest: 'east to west',
    southNorth: 'south to north',
    northSouth: 'north to south',
  },
  ambushSide: { player: 'ours', enemy: 'theirs' },
  attributesFor: { starSquad: "the Star's squad", everyone: 'everyone', nobody: 'nobody' },
  fate: {
    fine: 'fine',
    retired: 'Retired',
    outOfTheFight: 'Out of the Fight',
    obviouslyDead: 'Obviously Dead',
    missing: 'missing',
    captured: 'captured',
  },
  evacuation: { none: 'none', foot: 'on foot', medevac: 'medevac' },
  grade: { officer: 'officer', nco: 'NCO', jrNco: 'Jr NCO', enlisted: 'enlisted' },
  medal: { medal: 'medal', major: 'major medal' },
  lasts: { turn: 'this half-month', used: 'until it has acted' },
  ending: {
    home: 'Star home',
    killed: 'Star killed',
    evacuated: 'Star evacuated home',
    calendar: 'end of 1968',
    stopped: 'stopped',
  },
}

/** Results that wait to act, in a word or two; `kind` of other collections needs none. */
const effectKinds: Readonly<Record<EffectKind, string>> = {
  medalDie: 'a die more for medals',
  noMedals: 'no medals',
  nextReplacementBetter: 'the next replacement better',
  replacementDie: 'dice for replacements',
  cakeWalk: 'cake walk',
  standDown: 'stand-down',
  replacementsRep3: 'replacements at REP 3',
  noReplacements: 'no replacements',
  noRepIncrease: 'no better REP',
  leaderDelayed: 'platoon leader delayed',
  newLeaders: 'leaders from outside',
  outgoingLeader: 'outgoing leader counts',
  newPlatoon: 'new platoon',
}

const dates = new Set(['halfMonth', 'startHalfMonth', 'joined', 'left', 'openSince', 'awaySince', 'since'])
const items = new Set(['weapon', 'sidearm'])
const grounds = new Set(['ground', 'under', 'over'])
const supports = new Set(['onDemand', 'readyUnused'])

/** @returns a value of a column in plain words: names for ids, dates for half-months; null where there is nothing. */
export function valueInWords(state: FngState, field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberInWords(state, field, value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (items.has(field)) return asWords(weaponShortName(text, rulesOf(state)))
  if (field === 'item') return asWords(itemName(text, rulesOf(state)))
  if (field === 'attribute') return attributeName(text, rulesOf(state))
  if (field === 'phase' || field === 'resume') return nextInWords(text as FngState['tour'][number]['phase'])
  if (supports.has(field))
    return text
      .split(' ')
      .map((kind) => (supportNames as Words)[kind] ?? kind)
      .join(', ')
  if (grounds.has(field)) return text.replaceAll('-', ' ')
  return (field === 'kind' ? (effectKinds as Words) : values[field])?.[text] ?? asWords(text)
}

/** A word in code, where none of the words above stands for it: "confirmed dead". The player's own words stay as they are. */
const asWords = (text: string): string =>
  /^[a-z]+(?:[A-Z][a-z]+)+$/.test(text) ? text.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : text

function numberInWords(state: FngState, field: string, value: number): string {
  if (dates.has(field)) return dateName(value)
  if (field === 'deros' || field === 'tourLength') return monthsText(value)
  if (field === 'squad') return squadName(value)
  if (field === 'soldierId' || field === 'starId' || field === 'keptFor') return manName(state, value)
  if (field === 'missionId') return missionName(state, value)
  if (field === 'playerId') return state.players.find(({ id }) => id === value)?.name ?? 'a player'
  return String(value)
}

/** @returns "Cpl Reyes, J."; of a man who is not in this tour, as much as can be said. */
export function manName(state: FngState, id: number): string {
  const man = state.soldiers.find((soldier) => soldier.id === id)
  return man ? nameOf(state, man) : 'a man who is not there'
}

/** @returns "the patrol of late August 1967". */
export function missionName(state: FngState, id: number): string {
  const mission = state.missions.find((one) => one.id === id)
  if (!mission) return 'a mission that is not there'
  const kind = mission.type === null ? 'mission' : missionNames[mission.type].toLowerCase()
  const date = dateName(mission.halfMonth)
  return `the ${kind} of ${date.charAt(0).toLowerCase()}${date.slice(1)}`
}
