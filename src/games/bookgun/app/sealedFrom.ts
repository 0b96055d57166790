import type { SealsOf } from '../../../main/app/game/seals.ts'
import { isOnlyOf, type Fields } from '../../../main/app/onlyFields.ts'
import type { About } from '../../../main/engine/lines.ts'
import type { AnyRow, Change } from '../../../main/engine/state.ts'
import { depthOfId } from '../../../main/engine/system.ts'
import { forceOf, mustAgree, sideById } from '../rules/game.ts'
import type { AgreeToEnd, Conceal, NameCommander, Reveal } from '../rules/inputs.ts'
import type { BookgunState } from '../rules/state.ts'
import type { bookgunSteps } from '../rules/steps/bookgunSteps.ts'

/** @returns whether a row is kept from somebody: what stands under a marker, or who is Commander-in-Chief. */
export const isKept = ({ sealed }: BookgunState, { collection, id }: About): boolean =>
  collection === 'sealed' && sealed.some((row) => row.id === id && !row.opened)

/** What the players keep from each other until it is met, or the game ends. Markers themselves stand on the table. */
export const seals: SealsOf<BookgunState> = {
  isKept,
  holdsAny: ({ sealed }) => sealed.some(({ opened }) => !opened),
  ownStep,
  // No input names a row of what is sealed: markers are named as they stand on the table, for all to see.
  namedIn: () => [],
  without: (state) => state,
  opens: (_, { collection, before, after }) =>
    collection === 'sealed' && before?.['opened'] === false && after?.['opened'] !== false,
  mayRestOn: (state, change) => !isOnlyOf(beside, change) && !isOfOthers(state, change),
  openBefore({ tour: [tour] }) {
    const gameId = tour?.gameId ?? null
    return gameId === null ? Infinity : depthOfId(gameId)
  },
}

/** Nothing that is sealed rests on these. */
const beside: Fields<keyof BookgunState> = {
  tour: ['title', 'leaderBesides'],
  sides: ['name', 'force'],
  games: ['scenario', 'sky', 'weather', 'night', 'cardPerFigure', 'roe', 'turn', 'winnerId', 'words'],
  formations: 'all',
  units: ['formationId', 'games'],
  ...{ gameSides: 'all', cells: 'all', dealt: 'all', draws: 'all', jokers: 'all' },
  ...{ moves: 'all', stages: 'all', looks: 'all' },
}

/** What a side has sealed rests on its own units alone. */
function isOfOthers(state: BookgunState, { collection, before, after }: Change): boolean {
  if (collection !== 'units' && collection !== 'figures' && collection !== 'troops') return false
  const own = new Set(state.sealed.map(({ sideId }) => forceOf(sideById(state, sideId).kind) as unknown))
  const forces = [before, after].flatMap((row) => (row === null ? [] : [forceOfRow(state, row)]))
  return forces.every((force) => force !== undefined && !own.has(force))
}

/** Figures are of the force of their unit. */
const forceOfRow = ({ units }: BookgunState, row: AnyRow): unknown =>
  row['force'] ?? units.find(({ id }) => id === row['unitId'])?.force

/** Each player seals his own, and takes off his own markers. */
function ownStep(state: BookgunState, step: string, input: unknown): number | null {
  switch (step as keyof typeof bookgunSteps) {
    case 'conceal':
      return (input as Conceal).side
    case 'agreeToEnd':
      return mustAgree(state).some(({ id }) => id === (input as AgreeToEnd).side) ? (input as AgreeToEnd).side : null
    case 'nameCommander':
      return (input as NameCommander).side
    case 'reveal': {
      const { troop } = input as Reveal
      return state.troops.find(({ id, kind }) => id === troop && kind === 'marker')?.sideId ?? null
    }
    default:
      return null
  }
}
