import type { Entry } from '../../store/types.ts'
import { areOneRun, hasPassed } from '../campaign/runMark.ts'
import type { OpenTour } from '../library/openTours.ts'
import { sealOn } from './seal.ts'

/** @returns what undo would take back, "Fill the posts", "the rest of the aftermath"; null at the start. */
export const undoTitle = (tour: OpenTour): string | null => titleOf(tour, tour.file.back(sameRun()))

/** @returns what redo would bring again; null where nothing was undone here. */
export const redoTitle = (tour: OpenTour): string | null => titleOf(tour, tour.file.ahead(sameRun()))

/** Takes back the last entry, or all that one press did. @returns what was undone; null at the start. */
export function undo(tour: OpenTour): string | null {
  const entries = tour.file.back(sameRun())
  const title = titleOf(tour, entries)
  // One entry is played in memory as well; the way over several is read anew.
  if (entries.length === 1) tour.file.undo(entries[0]!.id)
  else if (entries.length > 1) tour.file.moveHead(entries.at(-1)!.parent, entries[0]!.id)
  return title
}

/** Brings again what one undo took back. @returns what was redone; null where nothing was undone here. */
export function redo(tour: OpenTour): string | null {
  const entries = tour.file.ahead(sameRun())
  const title = titleOf(tour, entries)
  if (entries.length === 1) tour.file.redo(entries[0]!.parent)
  else if (entries.length > 1) tour.file.moveHead(entries.at(-1)!.id, entries[0]!.parent)
  return title
}

/** @returns a test that lets one entry through, and those beside it that one press made with it. */
function sameRun(): (entry: Entry) => boolean {
  let last: Entry | null = null
  return (entry) => {
    const beside = last
    last = entry
    if (beside === null) return true
    return entry.parent === beside.id ? areOneRun(beside, entry) : areOneRun(entry, beside)
  }
}

/** What passed by itself bears the name of what it came with; a run that its game has no name for, that of its first step. */
function titleOf(tour: OpenTour, entries: readonly Entry[]): string | null {
  const taken = entries.filter((entry) => !hasPassed(entry)).toSorted((a, b) => a.id - b.id)
  const [entry = entries[0]] = taken
  const whole = taken.length > 1 ? runTitle(tour, taken) : null
  return whole ?? (entry ? sealOn(tour).title(entry) : null)
}

/** Steps of another branch that were played at one go may be of several stretches: no name of one is theirs. */
function runTitle({ game, file }: OpenTour, taken: readonly Entry[]): string | null {
  const { state } = file.load()
  const stretches = new Set(taken.flatMap(({ step }) => game.flow?.title(state, step) ?? []))
  if (stretches.size > 1) return `${taken.length} steps at one go`
  return [...stretches][0] ?? null
}
