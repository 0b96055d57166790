import type { About } from '../../../main/engine/lines.ts'
import { gameOf, hidesFigures, isSealed } from '../rules/game.ts'
import type { SkirmishState } from '../rules/state.ts'
import type { skirmishSteps } from '../rules/steps/skirmishSteps.ts'
import type { Collection } from './rowWords.ts'

/** Fields that would tell of what is sealed, or that somebody was asked about it: nobody is told of them. */
const unsaidFields: Partial<Readonly<Record<Collection, readonly string[]>>> = {
  figures: ['unchecked', 'hitById'],
  gameSides: ['sealedTurn'],
  blasts: ['answered', 'figureId'],
  games: ['edition'],
}

export const isUnsaid = (collection: string, field: string): boolean =>
  unsaidFields[collection as Collection]?.includes(field) ?? false

/** Is it a figure that nobody has found? */
export function isHidden(state: SkirmishState, id: unknown): boolean {
  const figure = state.figures.find((one) => one.id === id)
  return figure !== undefined && isSealed(state, figure)
}

/** @returns whether a row, or a field of it, is kept from a player as the game stands. */
export function isKept(state: SkirmishState, { collection, id, field }: About): boolean {
  if (field !== undefined && isUnsaid(collection, field)) return true
  switch (collection) {
    case 'figures':
      return isHidden(state, id)
    case 'struck':
      return isHidden(state, state.struck.find((one) => one.id === id)?.figureId)
    case 'spots':
      return isHidden(state, state.spots.find((one) => one.id === id)?.figureId)
    case 'sealed':
      return state.sealed.some((one) => one.id === id && !one.opened)
    case 'radios':
      return state.radios.some((one) => one.id === id && hidesFigures(state, one.sideId))
    default:
      return false
  }
}

/** @returns the player whose sealed figures a step is about, by what it was handed; null where it is about none. */
export function pendingOf(state: SkirmishState, step: string, input: unknown): number | null {
  if ((step as keyof typeof skirmishSteps) === 'checkSealed') return gameOf(state).sideId
  const named = new Set(numbersIn(input))
  return state.figures.find((figure) => named.has(figure.id) && isSealed(state, figure))?.sideId ?? null
}

/** Ids of rows are greater than any number that is measured or counted. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
