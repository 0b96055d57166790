import type { WordsOf } from '../../../main/app/game/words.ts'
import type { About } from '../../../main/engine/lines.ts'
import type { BookgunState } from '../rules/state.ts'

/** Steps by which the players put something right by hand. */
export const stepsOfCorrection: readonly string[] = ['nameFormation', 'editUnit', 'note']

/** Fields in which the players write words of their own. Places of what is sealed are not among them. */
export const ownWords: Readonly<Record<string, readonly string[]>> = {
  beginGame: ['scenario'],
  fire: ['words'],
  casualties: ['words'],
  note: ['words'],
  closeCombat: ['words'],
  endGame: ['words'],
}

/** Steps that only write beside the game. */
export const stepsBeside: readonly string[] = [
  'addFormation',
  'nameFormation',
  'disband',
  'addUnit',
  'editUnit',
  'chooseWeapon',
  'addFigures',
  'takeOutFigures',
  'bringBack',
  'takeOutUnit',
  'fillIn',
  'takeValues',
]

/** @returns all units of the rosters, in order of name: what the journal of a man is, is that of a unit. */
export const unitsOf = ({ units }: BookgunState): readonly { readonly id: number; readonly name: string }[] =>
  units.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id)

type Rows = NonNullable<WordsOf<BookgunState>['rowsOf']>

/** @returns a unit as it stood on the table, in this game and in those that are over. */
export const rowsOf: Rows = ({ troops }, gone, unit) => {
  const went = gone.filter(({ collection, before }) => collection === 'troops' && before?.['unitId'] === unit)
  const ids = [
    ...troops.filter(({ unitId }) => unitId === unit).map(({ id }) => id),
    ...went.map(({ before }) => before!.id),
  ]
  return [...new Set(ids)].map((id) => ({ collection: 'troops', id }))
}

/** @returns the name of the unit that a line is about; null where it is about something else. */
export function unitIn(state: BookgunState, { collection, id }: About): string | null {
  if (collection === 'units') return state.units.find((unit) => unit.id === id)?.name ?? null
  const troop = collection === 'troops' ? state.troops.find((one) => one.id === id) : undefined
  return troop?.unitId === undefined || troop.unitId === null ? null : troop.name
}
