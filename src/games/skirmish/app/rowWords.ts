import { rowWordsOf } from '../../../main/app/journal/rowWords.ts'
import type { AnyRow } from '../../../main/engine/state.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import { blanksOf } from '../rules/copy/blanks.ts'
import { collections, type SkirmishState } from '../rules/state.ts'
import { weapons } from '../rules/tables/copy.ts'
import { isWeapon, weaponName } from '../rules/weapons.ts'

export type Collection = keyof SkirmishState
type Name = (state: SkirmishState, row: AnyRow) => string

const own: Name = (_, row) => String(row['name'])

const ofFigure: Name = (state, row) => referent(state, 'figures', row['figureId'])
const ofSide: Name = (state, row) => referent(state, 'sides', row['sideId'])

/** What the rows of each collection are called. */
const names: Readonly<Record<Collection, Name>> = {
  tour: () => 'The campaign',
  sides: own,
  squads: own,
  men: own,
  games: (_, row) => `Game ${String(row['number'])}`,
  gameSides: (state, row) => `${ofSide(state, row)}, game`,
  figures: own,
  radios: (state, row) => `Radio of ${ofSide(state, row)}`,
  seals: (state, row) => `Seal of ${ofSide(state, row)}`,
  sealed: (_, row) => `Sealed ${String(row['kind'])} ${String(row['number'])}`,
  mortars: own,
  blasts: (_, row) => `What went off ${String(row['landed'])}`,
  struck: (state, row) => `${ofFigure(state, row)}, in a blast`,
  smoke: () => 'Smoke',
  spottingRounds: () => 'Smoke round',
  grounds: () => 'The table',
  spots: (state, row) => `${row['figureId'] === null ? 'What went off' : ofFigure(state, row)}, on the table`,
  looks: (state, row) => `${ofFigure(state, row)}, looking`,
  cells: (state, row) =>
    blanksOf(rulesOf(state)).find(
      (one) => one.table === row['tableId'] && one.rowKey === row['rowKey'] && one.figure === row['figure'],
    )?.ask ?? 'A cell of your copy',
}

/** Fields whose own names would not tell a player enough. */
const labels: Readonly<Record<string, string>> = {
  kills: 'kills of the vehicle',
  out: 'off the table',
  pips: 'pips of noise',
  spent: 'phases spent',
  phases: 'phases of this turn',
  acrossTurns: 'over into the next turn',
  openNumbers: 'numbers open',
  turnsToGo: 'turns to go',
  landed: 'landed',
  lostIn: 'removed in',
}

/** Closed sets in words. */
const values: Readonly<Record<string, string>> = {
  setUp: 'set-up',
  check: 'KIA/WIA check',
  support: 'fire support',
  phases: 'figure phases',
  alternate: 'spotting',
  settingUp: 'being set up',
  takingDown: 'being taken down',
  launch: 'loading',
  throw: 'a grenade ready',
  tactical: 'a tactical move',
  apc: 'M113',
}

/** Rows, columns and changes in plain words. */
export const { referent, valueWords, changeView } = rowWordsOf<SkirmishState>({
  ...{ collections, names, labels },
  value: (value, { state, field }) =>
    field === 'weapon' && typeof value === 'string' && isWeapon(value)
      ? weaponName(rulesOf(state).table(weapons), value)
      : (values[String(value)] ?? String(value)),
})
