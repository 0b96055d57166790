import type { Line } from '../../engine/lines.ts'
import { rulesVersionOf } from '../../engine/corrections.ts'
import { applyChanges, difference, type AnyState } from '../../engine/state.ts'
import type { Played } from '../../engine/system.ts'
import type { Work } from '../../engine/work.ts'
import { lineParameters } from '../../store/lines.ts'
import type { Place } from '../../store/types.ts'
import type { WholeEntry } from '../../store/whole.ts'
import { isPlaceholder } from '../campaign/placeholder.ts'
import { differingChange, playRecorded } from '../campaign/replay.ts'
import type { AnyGame } from '../game.ts'

/** A place of the journal: the state there, how many entries lead to it, and how many are still to be played from it. */
interface Stand {
  readonly state: AnyState
  readonly depth: number
  left: number
}

/**
 * Plays entries again, each from where the one that it follows left the tour, on the path or off it: its rows, its title, its
 * moment and its sentences must be those that come out. So those are proved that do not bear their hashes. What older rules
 * played is kept as it is. A piece of the work is an entry.
 *
 * @param entries whose changes fit each other; each stands behind the one that it follows.
 * @param bare ids of those that are to be played.
 * @returns the first that comes out otherwise; null where none does.
 */
export function* comesOutOtherwise(
  game: AnyGame,
  entries: readonly WholeEntry[],
  bare: ReadonlySet<number>,
): Work<Other | null> {
  const followers = Map.groupBy(entries, ({ parent }) => parent)
  const left = (place: Place) => followers.get(place)?.length ?? 0
  const stands = new Map<Place, Stand>([[null, { state: game.system.empty, depth: 0, left: left(null) }]])
  const today = rulesVersionOf(game.system)
  for (const [at, entry] of entries.entries()) {
    yield { done: at, of: entries.length, what: entry.moment }
    const before = stands.get(entry.parent)!
    const depth = before.depth + 1
    const { id, changes } = entry
    const other = bare.has(id) && entry.rulesVersion === today ? otherwise(game, before, entry) : null
    if (other) return { entry: id, ...other }
    stands.set(id, { state: applyChanges(before.state, changes, 'forward'), depth, left: left(id) })
    // Nothing is played from there any more.
    if (--before.left === 0) stands.delete(entry.parent)
  }
  return null
}

/** What comes out otherwise: which entry by its id, how, and where in it that stands. */
export interface Other extends Otherwise {
  readonly entry: number
}

interface Otherwise {
  readonly how: string
  readonly in: readonly PropertyKey[]
}

function otherwise(game: AnyGame, { state, depth }: Stand, entry: WholeEntry): Otherwise | null {
  if (isPlaceholder(entry)) return heldPlace(game, state, entry)
  const played = playRecorded(game, state, { ...entry, depth: depth + 1 })
  if (typeof played === 'string') return { how: played, in: [] }
  const changed = differingChange(entry.changes, difference(state, played.state))
  if (changed !== null) return { how: `played again, ${changed}`, in: ['changes'] }
  return saidOtherwise(game, entry, played)
}

function saidOtherwise(game: AnyGame, entry: WholeEntry, { state, title, lines }: Played<AnyState>): Otherwise | null {
  if (entry.title !== title) return { how: `played again, it is called "${title}"`, in: ['title'] }
  const moment = game.now.moment(state)
  if (entry.moment !== moment) return { how: `played again, it is "${moment}"`, in: ['moment'] }
  const count = Math.max(entry.lines.length, lines.length)
  const at = Array.from({ length: count }, (_, i) => i).find((i) => asKept(entry.lines[i]) !== asKept(lines[i]))
  if (at === undefined) return null
  const said = lines[at]?.text
  const how = said === undefined ? 'played again, nothing is said here' : `played again, "${said}" is said here`
  return { how, in: ['lines', at] }
}

/** As a file keeps it. */
const asKept = (line: Line | undefined): string => (line ? JSON.stringify(lineParameters(0, line)) : '')

/** One that no longer applies does nothing; what it says of that is not played. */
function heldPlace(game: AnyGame, state: AnyState, { changes, tape, moment }: WholeEntry): Otherwise | null {
  if (changes.length > 0) return { how: 'what no longer applies changes nothing', in: ['changes'] }
  if (tape.length > 0) return { how: 'what no longer applies is told nothing', in: ['tape'] }
  return moment === game.now.moment(state) ? null : { how: 'it is of another moment', in: ['moment'] }
}
