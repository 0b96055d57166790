import { difference, type AnyRow, type AnyState, type Change } from '../engine/state.ts'
import type { Work } from '../engine/work.ts'
import type { Entry as FullEntry, Place } from './types.ts'

/** An entry, wherever the tour stands. */
type Entry = Omit<FullEntry, 'onPath'>

/** A journal with the state that it should lead to. */
export interface JournalToCheck {
  /** All entries, on the path or off it. */
  readonly entries: readonly Entry[]
  readonly head: Place
  /** What redo goes to from the start. */
  readonly redo: Place
  readonly changes: (entry: number) => readonly Change[]
  readonly state: AnyState
}

/** What does not fit: the journal in itself, or the state with the journal. */
export interface Misfit {
  readonly kind: 'journal' | 'state'
  readonly message: string
}

type Rows = Map<string, Map<number, AnyRow>>

/**
 * A piece of the work is an entry.
 * @returns what is wrong with the shape of the tree and with what its changes come to, on every branch.
 */
export function* checkJournal(journal: JournalToCheck): Work<Misfit[]> {
  const shape = checkShape(journal)
  // Without a sound tree there is no order in which changes could be played.
  return shape.length > 0 ? shape : yield* playTree(journal)
}

function checkShape({ entries, head, redo }: JournalToCheck): Misfit[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const misfits = entries.flatMap((entry) => {
    const parent = entry.parent === null ? null : byId.get(entry.parent)
    if (parent === undefined) return [`Entry ${entry.id} follows entry ${entry.parent ?? 0}, which is not there.`]
    const depth = (parent?.depth ?? 0) + 1
    const next = entry.redo === null ? null : byId.get(entry.redo)
    return [
      ...(entry.depth === depth ? [] : [`Entry ${entry.id} says it is step ${entry.depth}; it is step ${depth}.`]),
      ...(next === null || next?.parent === entry.id ? [] : [`Redo from entry ${entry.id} leads astray.`]),
    ]
  })
  if (head !== null && !byId.has(head)) misfits.push(`The campaign stands at entry ${head}, which is not there.`)
  if (redo !== null && byId.get(redo)?.parent !== null) misfits.push('Redo from the start leads astray.')
  return misfits.map((message) => ({ kind: 'journal', message }))
}

/** Walks the whole tree over one set of rows: forward into an entry, backward out of it. */
function* playTree(journal: JournalToCheck): Work<Misfit[]> {
  const rows: Rows = new Map(Object.keys(journal.state).map((name) => [name, new Map<number, AnyRow>()]))
  const misfits: Misfit[] = []
  const arrive = (place: Place) => {
    if (place === journal.head) misfits.push(...compareStates(asState(rows), journal.state))
  }
  const children = Map.groupBy(journal.entries, (entry) => entry.parent)
  const todo: { entry: Entry; leaving: boolean }[] = []
  const visit = (place: Place) => {
    arrive(place)
    for (const entry of children.get(place) ?? []) todo.push({ entry, leaving: false })
  }
  visit(null)
  let played = 0
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { entry, leaving } = next
    const changes = journal.changes(entry.id)
    if (leaving) {
      for (const change of changes) put(rows, change, change.before)
      continue
    }
    yield { done: played++, of: journal.entries.length, what: entry.moment }
    misfits.push(...changes.flatMap((change) => play(rows, entry, change)))
    todo.push({ entry, leaving: true })
    visit(entry.id)
  }
  return misfits
}

function play(rows: Rows, entry: Entry, change: Change): Misfit[] {
  const where = `Entry ${entry.id}, row ${change.id} of ${change.collection}`
  const found = rows.get(change.collection)?.get(change.id) ?? null
  put(rows, change, change.after)
  const faults: string[] = []
  if (!rows.has(change.collection)) faults.push('there is no such collection')
  if (!Number.isSafeInteger(change.id) || change.id < 1) faults.push('that is no id')
  if (change.before === null && change.after === null) faults.push('nothing was changed')
  if ([change.before, change.after].some((row) => row !== null && row.id !== change.id)) faults.push('the ids differ')
  if (!sameRow(found, change.before)) faults.push('the row before is not the one that the entries before it made')
  return faults.map((fault) => ({ kind: 'journal', message: `${where}: ${fault}.` }))
}

function put(rows: Rows, { collection, id }: Change, row: AnyRow | null): void {
  if (row) rows.get(collection)?.set(id, row)
  else rows.get(collection)?.delete(id)
}

function compareStates(played: AnyState, stored: AnyState): Misfit[] {
  return difference(played, stored).map(({ collection, id, before, after }) => {
    const what =
      before === null ? 'no entry made it' : after === null ? 'it is missing' : 'it is not as the journal left it'
    return { kind: 'state', message: `Row ${id} of ${collection}: ${what}.` }
  })
}

const asState = (rows: Rows): AnyState =>
  Object.fromEntries([...rows].map(([name, byId]) => [name, [...byId.values()].sort((a, b) => a.id - b.id)]))

/** Both ways round, for a column that only one of them has. */
function sameRow(a: AnyRow | null, b: AnyRow | null): boolean {
  if (a === null || b === null) return a === b
  return [...Object.keys(a), ...Object.keys(b)].every((column) => a[column] === b[column])
}
