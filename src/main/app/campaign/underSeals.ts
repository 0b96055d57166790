import type { Answer } from '../../engine/answers.ts'
import type { Wanted } from '../../engine/errors.ts'
import { applyChanges, difference, type AnyRow, type AnyState, type Change } from '../../engine/state.ts'
import type { Entry, NewEntry } from '../../store/types.ts'
import type { Seal } from '../journal/seal.ts'
import type { OpenTour } from '../library/openTours.ts'
import { stillSealed } from './amendable.ts'
import { isPlaceholder } from './placeholder.ts'
import { secretColumns, wire, type Watched } from './watchSeals.ts'

/** What comes of an entry that is played again. */
export type Came =
  | {
      readonly status: 'ready'
      readonly state: AnyState
      readonly entry: NewEntry
      /** Recorded answers that were not used. */
      readonly left: readonly Answer[]
    }
  | { readonly status: 'wanted'; readonly wanted: Wanted }

type Play = (state: AnyState) => Came

/**
 * Keeps what is sealed out of what an amendment comes to, and out of why it is refused (ADR 19). Of two tours that differ
 * only in what is sealed each gets the answer of the other, for no answer hangs on that:
 *
 * - an entry that is sealed is gone through only where nothing is otherwise before it that it may rest on;
 * - an entry in the open is stopped as soon as it looks under a seal.
 *
 * @param again the entries that are played again, in order.
 * @returns what plays them, one after the other. It throws RuleError `not-now` where that could tell of what is sealed.
 */
export function underSeals(
  tour: OpenTour,
  seal: Seal,
  again: readonly Entry[],
): (entry: Entry, state: AnyState, play: Play) => Came {
  const { game, file } = tour
  const { seals } = game
  const lines = file.linesOf(again.map(({ id }) => id))
  const sealed = new Set(again.filter((one) => seal.hidesInput(one, lines.get(one.id) ?? [])).map(({ id }) => id))
  const now = file.load().state
  const wired = wireOver(tour, now)
  // As it was before each entry; nobody asks where nothing is sealed.
  let before = sealed.size === 0 || !seals ? null : file.stateAt(again[0]!.parent)
  return (entry, state, play) => {
    if (!sealed.has(entry.id)) {
      if (before) before = applyChanges(before, file.changes(entry.id), 'forward')
      return inTheOpen(wired(state), play)
    }
    if (!seals || !before) return shut(play(state))
    if (difference(before, state).some((change) => seals.mayRestOn(now, change))) throw stillSealed()
    const changes = file.changes(entry.id)
    before = applyChanges(before, changes, 'forward')
    const came = play(state)
    const isSame =
      came.status === 'ready' &&
      isPlaceholder(came.entry) === isPlaceholder(entry) &&
      effectOf(came.entry.changes) === effectOf(changes)
    if (!isSame) throw stillSealed()
    return came
  }
}

/** Why a sealed entry applies no longer is sealed as it was. */
function shut(came: Came): Came {
  if (came.status === 'wanted' || !isPlaceholder(came.entry)) return came
  const lines = came.entry.lines.map((line) => ({ ...line, secret: true }))
  return { ...came, entry: { ...came.entry, lines } }
}

/** Whether it looks under a seal hangs on what is open alone, for it is stopped at the first look, whatever it finds. */
function inTheOpen({ state, isOpened, unwired }: Watched, play: Play): Came {
  try {
    const came = play(state)
    if (isOpened()) throw stillSealed()
    return came.status === 'wanted' ? came : { ...came, state: unwired(came.state) }
  } catch (error) {
    throw isOpened() ? stillSealed() : error
  }
}

/** @returns what lays a wire over all that is sealed where the tour stands. */
function wireOver({ game }: OpenTour, now: AnyState): (state: AnyState) => Watched {
  const { system, seals } = game
  const kept = new Set<string>()
  const columns = secretColumns(system.collections)
  for (const [collection, names] of Object.entries(columns))
    for (const { id } of now[collection] ?? [])
      for (const field of names ?? [])
        if (!seals || seals.isKept(now, { collection, id })) kept.add(`${collection} ${id} ${field}`)
  const held = seals?.holds?.(now) ?? {}
  const secrets = { ...(kept.size > 0 && columns), ...held }
  const isWired = (collection: string, id: number, column: string) =>
    collection in held || kept.has(`${collection} ${id} ${column}`)
  return (state) => wire(state, secrets, isWired)
}

/** What changes do, whatever else stands in the rows. */
const effectOf = (changes: readonly Change[]): string =>
  JSON.stringify(changes.map(({ collection, id, before, after }) => [collection, id, changed(before, after)]))

function changed(before: AnyRow | null, after: AnyRow | null): unknown {
  if (after === null || before === null) return after && Object.entries(after).sort(([a], [b]) => a.localeCompare(b))
  return Object.keys(after)
    .sort()
    .filter((name) => before[name] !== after[name])
    .map((name) => [name, after[name]])
}
