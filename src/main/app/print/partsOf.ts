import type { FormPlace, PrintChoices, PrintWords } from '../../../contract/print.ts'
import type { SheetOffer } from '../../../contract/sheets.ts'
import { RuleError } from '../../engine/errors.ts'
import type { AnyState } from '../../engine/state.ts'
import type { AnyGame } from '../game.ts'

/** For a game that has no words of its own. */
const plain: PrintWords = { unit: 'unit', mission: 'mission', turn: 'turn', men: 'men' }

/** @returns what a game calls what its sheets are about. */
export const wordsOf = ({ print }: AnyGame): PrintWords => print?.words ?? plain

/**
 * @param state null where no tour is open.
 * @returns where a sheet lies in the folder for tonight; nothing for one that is not in it, or while nothing is played.
 */
export function tonightOf({ print }: AnyGame, state: AnyState | null, wanted: string): Pick<SheetOffer, 'tonight'> {
  if (state === null || print?.isTonight?.(state) === false) return {}
  const place = print?.tonight.findIndex(({ sheet }) => sheet === wanted) ?? -1
  const { men } = print?.tonight[place] ?? {}
  return place < 0 ? {} : { tonight: { place, ...(men === undefined ? {} : { men }) } }
}

/** @returns what can be chosen for the sheets of a tour. */
export const choicesOf = (game: AnyGame, state: AnyState): PrintChoices => ({
  ...(game.print?.choices?.(state) ?? { missions: [], turns: [], men: [], setups: null }),
  players: game.print?.players?.(state) ?? [],
  words: wordsOf(game),
  codes: game.print?.formPlace !== undefined,
})

/**
 * @param mission null for that of now, else the last one.
 * @returns ids of the men who go.
 * @throws RuleError `not-here` in a game in which nobody is chosen to go.
 */
export function goingIn(game: AnyGame, state: AnyState, mission: number | null): readonly number[] {
  if (game.print?.going) return game.print.going(state, mission)
  throw new RuleError('not-here', `In ${game.contract.title} nobody is chosen to go: name them one by one.`)
}

/**
 * @param state null where no tour is open.
 * @returns where the form is typed in that bears a code.
 * @throws RuleError `not-here` in a game whose forms have none.
 */
export function placeOfForm(game: AnyGame, state: AnyState | null, code: string): FormPlace {
  if (game.print?.formPlace) return game.print.formPlace(state, code)
  throw new RuleError('not-here', `No form of ${game.contract.title} bears a code.`)
}
