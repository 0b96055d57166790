import type { PastEntry } from '../../../main/app/game/past.ts'
import type { OpenTour } from '../../../main/app/library/openTours.ts'

interface Kept extends PastEntry {
  readonly parent: number | null
}

/** Entries never change once they are written: each is read once while its file is open. */
const kept = new WeakMap<OpenTour['file'], Map<number, Kept>>()

/** @returns the entries before the head, newest first, as often as they are asked for; each is read when it is come to. */
export function backFromHead({ file }: OpenTour): Iterable<PastEntry> {
  const { head } = file.load()
  const entries = kept.get(file) ?? new Map<number, Kept>()
  kept.set(file, entries)
  const read = (at: number): Kept => {
    const { parent, step, input, tape } = file.entry(at)
    return { parent, step, input, tape, changes: () => file.changes(at), lines: () => file.lines(at) }
  }
  return {
    *[Symbol.iterator]() {
      for (let at = head; at !== null;) {
        const entry = entries.get(at) ?? read(at)
        entries.set(at, entry)
        yield entry
        at = entry.parent
      }
    },
  }
}
