import type { SealsOf } from '../../../main/app/game/seals.ts'
import { isOnlyOf, type Fields } from '../../../main/app/onlyFields.ts'
import type { About } from '../../../main/engine/lines.ts'
import { depthOfId } from '../../../main/engine/system.ts'
import { gameOf, hasSeals, hidesFigures, isSealed, otherSide } from '../rules/game.ts'
import type { Deploy, StrikeSealed } from '../rules/inputs.ts'
import type { Figure, SkirmishState } from '../rules/state.ts'
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

/** Ids of rows that are kept from a player, by what they are rows of. */
type KeptRows = Readonly<Record<'figures' | 'struck' | 'spots' | 'sealed' | 'radios', ReadonlySet<unknown>>>

/** A journal asks of every change in it: what a state keeps is read from it once. */
const known = new WeakMap<SkirmishState, KeptRows>()

function keptRowsOf(state: SkirmishState): KeptRows {
  const kept = known.get(state) ?? readKept(state)
  known.set(state, kept)
  return kept
}

function readKept(state: SkirmishState): KeptRows {
  const isPlayed = (state.tour[0]?.gameId ?? null) !== null
  const idsOf = <R extends { readonly id: number }>(rows: readonly R[], which: (row: R) => boolean) =>
    new Set<unknown>(rows.filter(which).map(({ id }) => id))
  const figures = idsOf(state.figures, (one) => isPlayed && isSealed(state, one))
  return {
    figures,
    struck: idsOf(state.struck, ({ figureId }) => figures.has(figureId)),
    spots: idsOf(state.spots, ({ figureId }) => figures.has(figureId)),
    sealed: idsOf(state.sealed, ({ opened }) => !opened),
    radios: idsOf(state.radios, ({ sideId }) => isPlayed && hidesFigures(state, sideId)),
  }
}

/** Is it a figure that nobody has found? */
export const isHidden = (state: SkirmishState, id: unknown): boolean => keptRowsOf(state).figures.has(id)

/** @returns whether a row, or a field of it, is kept from a player as the game stands. */
export function isKept(state: SkirmishState, { collection, id, field }: About): boolean {
  if (field !== undefined && isUnsaid(collection, field)) return true
  const kept = keptRowsOf(state)
  return collection in kept && kept[collection as keyof KeptRows].has(id)
}

/** What of a game says how much of the sealed is told. */
const howItHides = ['hiddenRules', 'openNumbers', 'edition'] as const

/** Nothing that is sealed rests on these. */
const beside: Fields<keyof SkirmishState> = {
  tour: ['title'],
  sides: ['force'],
  squads: ['name'],
  men: ['games', 'lostIn', 'kills', 'removed', 'note'],
  games: ['scenario', 'winnerId', 'words'],
}

/** What the two players keep from each other until it is met, or the game ends. */
export const seals: SealsOf<SkirmishState> = {
  isKept,
  holdsAny: (state) => state.sealed.some(({ opened }) => !opened),
  ownStep,
  namedIn: (state, input) => [...new Set(sealedIn(state, input).map(({ sideId }) => sideId))],
  without(state, input, holder) {
    const dropped = new Set(sealedIn(state, input).flatMap(({ sideId, id }) => (sideId === holder ? [] : [id])))
    const stays = ({ id }: { readonly id: number }) => !dropped.has(id)
    return { ...state, figures: state.figures.filter(stays), sealed: state.sealed.filter(stays) }
  },
  opens(state, { collection, id, before, after }) {
    if (collection === 'sealed') return before?.['opened'] === false && after?.['opened'] !== false
    const hides = collection === 'games' && state.sealed.some(({ gameId, opened }) => gameId === id && !opened)
    return hides && howItHides.some((field) => after?.[field] !== before?.[field])
  },
  mayRestOn: (_, change) => !isOnlyOf(beside, change),
  openBefore(state) {
    const gameId = state.tour[0]?.gameId ?? null
    return gameId === null ? Infinity : depthOfId(gameId)
  },
}

/** Each player checks what he has sealed, says which of it was near, and adds to it once there is any. */
function ownStep(state: SkirmishState, step: string, input: unknown): number | null {
  if ((state.tour[0]?.gameId ?? null) === null) return null
  switch (step as keyof typeof skirmishSteps) {
    case 'checkSealed':
      return gameOf(state).sideId
    case 'strikeSealed': {
      const blast = state.blasts.find(({ id }) => id === (input as StrikeSealed).blast)
      return blast ? otherSide(state, blast.sideId) : null
    }
    case 'deploy': {
      const { side } = input as Deploy
      return hasSeals(state, side) ? side : null
    }
    default:
      return null
  }
}

type Owned = Pick<Figure, 'id' | 'sideId'>

/** @returns figures and marks that are sealed and named somewhere in an input. */
function sealedIn(state: SkirmishState, input: unknown): Owned[] {
  if ((state.tour[0]?.gameId ?? null) === null) return []
  const named = new Set(numbersIn(input))
  if (named.size === 0) return []
  const figures = state.figures.filter((figure) => named.has(figure.id) && isSealed(state, figure))
  return [...figures, ...state.sealed.filter(({ id, opened }) => named.has(id) && !opened)]
}

/** Ids of rows are greater than any number that is measured or counted. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
