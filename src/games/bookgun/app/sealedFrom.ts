import type { SealsOf } from '../../../main/app/game.ts'
import type { About } from '../../../main/engine/lines.ts'
import type { Change } from '../../../main/engine/state.ts'
import { depthOfId } from '../../../main/engine/system.ts'
import { forceOf, sideById } from '../rules/game.ts'
import type { Conceal, NameCommander, Reveal } from '../rules/inputs.ts'
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
  opens: (state, change) =>
    change.collection === 'sealed'
      ? change.before?.['opened'] === false && change.after?.['opened'] !== false
      : wouldTell(state, change),
  openBefore({ tour: [tour] }) {
    const gameId = tour?.gameId ?? null
    return gameId === null ? Infinity : depthOfId(gameId)
  },
}

/**
 * Units of a side that has concealed, put on the table or off the rosters before that, would be refused by what is sealed
 * where it is theirs, and by nothing where it is not: that would tell which they are.
 */
function wouldTell(state: BookgunState, { collection, before, after }: Change): boolean {
  const forces = state.sealed
    .filter(({ kind, opened }) => kind === 'marker' && !opened)
    .map(({ sideId }) => forceOf(sideById(state, sideId).kind) as string)
  if (forces.length === 0) return false
  if (collection === 'troops')
    return before === null && after?.['unitId'] !== null && forces.includes(String(after?.['force']))
  return collection === 'units' && after === null && forces.includes(String(before?.['force']))
}

/** Each player seals his own, and takes off his own markers. */
function ownStep(state: BookgunState, step: string, input: unknown): number | null {
  switch (step as keyof typeof bookgunSteps) {
    case 'conceal':
      return (input as Conceal).side
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
