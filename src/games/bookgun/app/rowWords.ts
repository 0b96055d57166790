import { cardOf } from '../../../main/engine/cards.ts'
import { rowWordsOf } from '../../../main/app/journal/rowWords.ts'
import type { AnyRow } from '../../../main/engine/state.ts'
import { bookgunCopy } from '../rules/copy.ts'
import { initiative } from '../rules/deck.ts'
import { nations } from '../rules/organisation/nations.ts'
import { bookgunForms } from '../contract/forms.ts'
import { collections, type BookgunState } from '../rules/state.ts'
import { obstacleWords } from './turn/troopWords.ts'

export type Collection = keyof BookgunState
type Name = (state: BookgunState, row: AnyRow) => string

const own: Name = (_, row) => String(row['name'])

const ofTroop: Name = (state, row) => referent(state, 'troops', row['troopId'])
const cardName = (id: unknown): string => cardOf(initiative, String(id)).name

/** What the rows of each collection are called. */
const names: Readonly<Record<Collection, Name>> = {
  tour: () => 'The campaign',
  sides: own,
  formations: own,
  units: own,
  figures: (state, row) =>
    `${row['kind'] === 'vehicle' ? 'Vehicle' : 'Figure'} of ${referent(state, 'units', row['unitId'])}`,
  games: (_, row) => `Game ${String(row['number'])}`,
  gameSides: (_, row) => `${String(row['force'])}, game`,
  troops: own,
  dealt: (_, row) => `The ${cardName(row['card'])}, drawn`,
  draws: (_, row) => `Card ${String(row['number'])}`,
  jokers: () => 'The joker',
  moves: (state, row) => `Move of ${ofTroop(state, row)}`,
  stages: (_, row) => `Stage of a move: ${String(row['title'])}`,
  looks: (state, row) => `${ofTroop(state, row)}, looking`,
  seals: (state, row) => `Seal of ${referent(state, 'sides', row['sideId'])}`,
  sealed: (_, row) => (row['kind'] === 'marker' ? `Under marker ${String(row['number'])}` : 'Commander-in-Chief'),
  cells: (_, { tableId, rowKey, figure }) =>
    bookgunCopy.nameOf({ tableId: String(tableId), rowKey: String(rowKey), figure: String(figure) }) ??
    'A cell of your copy',
}

/** Fields whose own names would not tell a player enough. */
const labels: Readonly<Record<string, string>> = {
  acted: 'has acted',
  agreedTurn: 'agreed to the end in turn',
  brokeTurn: 'broke in turn',
  dismountedTurn: 'dismounted in turn',
  extraDie: 'a die more',
  firedTurn: 'fired in turn',
  gone: 'off the table',
  gunTurns: 'turns to go',
  leaderBesides: 'leader besides the fourteen',
  lessDie: 'a die less',
  lostIn: 'lost in',
  metTurn: 'in close combat in turn',
  mountedTurn: 'mounted in turn',
  movedTurn: 'moved in turn',
  ralliedTurn: 'tried to rally in turn',
  reloadTurn: 'reload put down in turn',
  roe: 'rules of engagement',
  said: 'what became of it',
  setsUp: 'sets up',
  spottedTurn: 'spotted in turn',
  triedTurn: 'leader tried in turn',
  troopId: 'unit',
}

/** Closed sets in words: those of the forms, and what no form says. */
const values: Readonly<Record<string, string>> = {
  ...Object.fromEntries(bookgunForms.editUnit.fields.mobility.options.map(({ value, label }) => [value, label])),
  ...Object.fromEntries(nations.map(({ id, title }) => [id, title])),
  setUp: 'set-up',
  close: 'close combat',
  snowfall: 'falling snow',
}

/** Rows, columns and changes in plain words. */
export const { referent, valueWords, changeView } = rowWordsOf<BookgunState>({
  ...{ collections, names, labels },
  value: (value, { field }) => {
    if (field === 'card') return cardName(value)
    if (field === 'obstacle') return Number(value) === 0 ? 'nothing' : obstacleWords[Number(value)]!
    if (field === 'formation') return value === 'column' ? 'column' : `${value} order`
    return field === 'name' ? String(value) : (values[String(value)] ?? String(value))
  },
})
