import type { ComparedView, StandingView } from '../../../contract/library.ts'
import type { AnyState } from '../../engine/state.ts'
import { lookInto } from '../../store/look.ts'
import type { TourFile } from '../../store/tourFile.ts'
import type { Heading } from '../../store/types.ts'
import type { AnyGame } from '../game.ts'
import { gameOf, systems } from '../gameOf.ts'

/** A tour, or a copy of it, as it stands. */
export interface Standing {
  readonly game: AnyGame
  readonly state: AnyState
  /** The entries that lead there, each with its hash: of one campaign, the same in every copy. */
  readonly path: readonly (Heading & { readonly hash: string })[]
  readonly view: StandingView
}

/** @returns how the tour in a file stands. @throws StoreError as looking into it does. */
export const standing = (path: string): Standing => lookInto(path, systems, standingOf).seen

/** The same for a tour that is looked into. */
export function standingOf(tour: TourFile): Standing {
  const { state, head } = tour.load()
  const hashes = tour.hashes()
  const path = tour.contents().map((entry) => ({ ...entry, hash: hashes.get(entry.id)! }))
  const game = gameOf(tour.system.id)
  const at = head === null ? tour.info().created : tour.entry(head).at
  return { game, state, path, view: { date: game.now.moment(state), entries: path.length, at } }
}

/** @returns how many entries, from the start, both have. */
export function sharedBy({ path: a }: Standing, { path: b }: Standing): number {
  const parts = a.findIndex(({ hash }, i) => hash !== b[i]?.hash)
  return parts < 0 ? a.length : parts
}

/** @returns how one stands differently from the other, now; null where players keep something from each other. */
export function outcomeOf(now: Standing, then: Standing): ComparedView['outcome'] {
  const { seals, words } = then.game
  if (now.game !== then.game || [now, then].some(({ state }) => seals?.holdsAny(state) === true)) return null
  return words.outcome(now.state, then.state)
}
