import type { WordsOf } from '../../../main/app/game/words.ts'
import type { About } from '../../../main/engine/lines.ts'
import type { SkirmishState } from '../rules/state.ts'

/** Steps by which the players put something right by hand. */
export const stepsOfCorrection: readonly string[] = ['correctMan', 'byHand']

/** Fields in which the players write words of their own. Places of what is sealed are not among them. */
export const ownWords: Readonly<Record<string, readonly string[]>> = {
  beginGame: ['scenario'],
  correctMan: ['note'],
  byHand: ['words'],
  endGame: ['words'],
}

/** Steps that only write beside the game. */
export const stepsBeside: readonly string[] = [
  'addSquad',
  'addMen',
  'nameSquad',
  'moveMan',
  'correctMan',
  'fillIn',
  'takeValues',
  'layTable',
  'place',
]

/** @returns all men of the squads, in order of name. */
export const menOf = ({ men }: SkirmishState): readonly { readonly id: number; readonly name: string }[] =>
  men.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id)

type Rows = NonNullable<WordsOf<SkirmishState>['rowsOf']>

/** @returns the figures of a man, on the table and in the games that are over; one that stayed hidden was under a seal. */
export const rowsOf: Rows = ({ figures }, gone, man) => {
  const went = gone.filter(({ before }) => before?.['manId'] === man)
  const ids = [
    ...figures.filter(({ manId }) => manId === man).map(({ id }) => id),
    ...went.flatMap(({ collection, before }) => {
      if (collection === 'figures') return [before!.id]
      return collection === 'sealed' ? [Number(before!['figureId'])] : []
    }),
  ]
  return [...new Set(ids)].map((id) => ({ collection: 'figures', id }))
}

/** @returns the name of the man that a line is about; null where it is about something else. */
export function manIn(state: SkirmishState, { collection, id }: About): string | null {
  if (collection === 'men') return state.men.find((man) => man.id === id)?.name ?? null
  const figure = collection === 'figures' ? state.figures.find((one) => one.id === id) : undefined
  return figure?.manId === undefined || figure.manId === null ? null : figure.name
}
