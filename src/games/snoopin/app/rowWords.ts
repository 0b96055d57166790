import { rowWordsOf } from '../../../main/app/journal/rowWords.ts'
import type { AnyRow } from '../../../main/engine/state.ts'
import { snoopinForms } from '../contract/forms.ts'
import { collections, type SnoopinState } from '../rules/state.ts'
import { flow } from '../rules/flow.ts'
import { outcomeWords } from './outcomeWords.ts'

type Collection = keyof SnoopinState
type Name = (state: SnoopinState, row: AnyRow) => string

const own: Name = (_, row) => String(row['name'])

const ofSide: Name = (state, row) => referent(state, 'sides', row['sideId'])
const ofForce: Name = (state, row) => referent(state, 'forces', row['forceId'])
const ofTeam: Name = (state, row) => referent(state, 'teams', row['teamId'])
const ofMan: Name = (state, row) => referent(state, 'men', row['manId'])

/** What the rows of each collection are called. */
const names: Readonly<Record<Collection, Name>> = {
  tour: () => 'The campaign',
  sides: own,
  forces: own,
  assets: (state, row) => `${own(state, row)}, ${ofForce(state, row)}`,
  squads: own,
  teams: own,
  men: own,
  developments: (state, row) => `${ofTeam(state, row)}, development`,
  fatigues: (state, row) => `${ofTeam(state, row)}, fatigue`,
  insurgencies: ofForce,
  insurgencySpecials: (state, row) => `${ofForce(state, row)}, special`,
  turns: (_, row) => `Turn ${String(row['number'])}`,
  sideTurns: (state, row) => `${ofSide(state, row)}, ${referent(state, 'turns', row['turnId']).toLowerCase()}`,
  missions: (state, row) => `Mission of ${ofSide(state, row)}`,
  momentum: (state, row) => `Momentum of ${ofForce(state, row)}`,
  purchases: (state, row) => `${own(state, row)}, bought by ${ofForce(state, row)}`,
  committed: (state, row) => `${ofTeam(state, row)}, committed`,
  accompanying: (state, row) => `${ofMan(state, row)}, with the squads`,
  rollOffs: (_, row) => `Roll-off for ${rollOffWords[String(row['what'])] ?? String(row['what'])}`,
  objectives: (_, row) => `Objective in quarter ${String(row['quarter'])}`,
  fielded: own,
  tallies: (state, row) => `${ofSide(state, row)}, count`,
  uses: (state, row) => `${row['teamId'] === null ? 'The insurgency' : ofTeam(state, row)}, used`,
  casualties: (state, row) => `${ofMan(state, row)}, hit`,
  conduct: (state, row) => `${ofTeam(state, row)}, conduct`,
}

const rollOffWords: Readonly<Record<string, string>> = {
  objectives: 'objectives',
  edges: 'edges',
  deploy: 'deployment',
}

/** Fields whose own names would not tell a player enough. */
const labels: Readonly<Record<string, string>> = {
  length: 'turns',
  part: 'step of the turn',
  coop: 'both players on one side',
  blockingInches: 'inches of blocking positions',
  ranksSealed: 'ranks sealed too',
  supply: 'supply quality',
  strength: 'men when full',
  firepower: 'firepower rank',
  defence: 'defence rank',
  reaction: 'reaction rank',
  sinceTurnId: 'away since',
  joinedTurnId: 'joined in',
  key: 'what',
  random: 'mission from the generator',
  pieces: 'pieces of terrain',
  gameTurn: 'turn of the game',
  gameOver: 'the game is over',
  pows: 'prisoners of war lost',
  points: 'victory points',
  campaignPoints: 'campaign victory points',
  known: 'mission',
  digest: 'proof of the seal',
  wasFatigued: 'went out fatigued',
  engaged: 'caused hostile casualties',
  wasEngaged: 'was engaged',
  abandoned: 'abandoned its casualties',
  left: 'how he left the table',
  removed: 'taken off the table',
}

const optionsOf = (field: { readonly options: readonly { readonly value: string; readonly label: string }[] }) =>
  Object.fromEntries(field.options.map(({ value, label }) => [value, label]))

/** What a man of a role is called: "Squad leader". */
export const roleNames: Readonly<Record<string, string>> = optionsOf(snoopinForms.addMan.fields.role)

/** Where a man is, in words: "in the Return to Duty Pool". */
export const statusWords: Readonly<Record<string, string>> = optionsOf(snoopinForms.correctMan.fields.status)

const parts = Object.fromEntries(flow.map(({ part, title }) => [part, title.toLowerCase()]))

/** Closed sets in words, by collection and field. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tour.kind': { pack: 'campaign pack', free: 'free-form' },
  'tour.part': { ...parts, start: 'between turns', over: 'over' },
  'assets.kind': { internal: 'of the force', available: 'to be asked for' },
  'men.role': roleNames,
  'men.status': statusWords,
  'casualties.fate': optionsOf(snoopinForms.hit.fields.fate),
  'casualties.left': optionsOf(snoopinForms.hit.fields.left),
  'fielded.kind': optionsOf(snoopinForms.initiatePlan.fields.units.fields.kind),
}

/** Columns that hold numbers of sides. */
const dice: readonly string[] = ['troopQuality', 'morale']

/** Rows, columns and changes in plain words. */
export const { referent, valueWords, changeView } = rowWordsOf<SnoopinState>({
  ...{ collections, names, labels },
  value: (value, { collection, field }) => {
    if (typeof value === 'number') return dice.includes(field) ? `d${value}` : String(value)
    return values[`${collection}.${field}`]?.[value] ?? outcomeWords(collection, field, value) ?? value
  },
})
