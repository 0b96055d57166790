import { join } from 'node:path'
import type { ComparedView, StandingView } from '../../../contract/library.ts'
import type { AnyState } from '../../engine/state.ts'
import { partOf, type Work } from '../../engine/work.ts'
import { StoreError } from '../../store/errors.ts'
import { lookInto } from '../../store/look.ts'
import type { Entry } from '../../store/types.ts'
import type { AnyGame } from '../game.ts'
import { gameOf, systems } from '../gameOf.ts'
import type { Session } from '../session.ts'
import { families, ownerOf, type Family } from './families.ts'

/** A tour, or a copy of it, as it stands. */
interface Standing {
  readonly game: AnyGame
  readonly state: AnyState
  readonly entries: readonly Entry[]
  readonly view: StandingView
}

/**
 * Lays a copy beside the tour that it is a copy of; where that cannot be read any more, or is not there, beside the copy
 * that has come farthest. Nothing is written.
 *
 * @throws StoreError `not-found`, and as opening the copy does.
 */
export function* compareCopy({ library, looker }: Session, copy: string): Work<ComparedView> {
  const owner = ownerOf(yield* partOf(families(library, looker), 0, 0.8), copy)
  yield { done: 0.8, of: 1, what: owner.name }
  const one = standing(join(library.folder, copy))
  yield { done: 0.9, of: 1, what: owner.name }
  const other = besideIt(library.folder, owner, copy)
  const shared = other ? sharedBy(one.entries, other.entries) : 0
  return {
    copy: one.view,
    other: other?.view ?? null,
    with: owner.fate === 'here' ? 'tour' : 'copy',
    shared,
    outcome: other ? outcomeOf(other, one) : [],
  }
}

/** What cannot be read, or not just now, is passed over: a copy must be restorable without it. */
function besideIt(folder: string, { fate, file, copies }: Family, copy: string): Standing | null {
  if (fate === 'here' && file !== null) return standing(join(folder, file))
  const others = copies.filter((one) => one.copy !== copy && one.looked.tour !== null)
  const [farthest] = others.sort((a, b) => (b.looked.tour?.info.depth ?? 0) - (a.looked.tour?.info.depth ?? 0))
  try {
    return farthest ? standing(join(folder, farthest.copy)) : null
  } catch (error) {
    if (error instanceof StoreError) return null
    throw error
  }
}

function standing(path: string): Standing {
  return lookInto(path, systems, (tour) => {
    const { state } = tour.load()
    const entries = tour.entries()
    const game = gameOf(tour.system.id)
    const at = entries.at(-1)?.at ?? tour.info().created
    return { game, state, entries, view: { date: game.now.moment(state), entries: entries.length, at } }
  }).seen
}

function sharedBy(a: readonly Entry[], b: readonly Entry[]): number {
  const parts = a.findIndex((entry, i) => asText(entry) !== asText(b[i]))
  return parts < 0 ? a.length : parts
}

/** What was done, and what it was told, when: two paths may do the same, but not at the same moment. */
const asText = (entry: Entry | undefined): string =>
  JSON.stringify(entry && [entry.step, entry.input, entry.tape, entry.at])

function outcomeOf(now: Standing, then: Standing): ComparedView['outcome'] {
  const { seals, words } = then.game
  if (now.game !== then.game || [now, then].some(({ state }) => seals?.holdsAny(state) === true)) return null
  return words.outcome(now.state, then.state)
}
