import { join } from 'node:path'
import type { Work } from '../../engine/work.ts'
import { StoreError } from '../../store/errors.ts'
import { lookInto } from '../../store/look.ts'
import { systems } from '../gameOf.ts'
import { filesOf, type Family } from './families.ts'

/** What the journal of a tour, or of a copy of it, holds, by hashes: of one campaign they are the same in every copy. */
export interface Held {
  /** Of the entry it stands at; empty at the start. */
  readonly head: string
  /** Of all entries, those of paths that were left as well, and of the start. */
  readonly all: ReadonlySet<string>
}

/** @returns null for what cannot be read, or not just now. */
export function heldIn(path: string): Held | null {
  try {
    return lookInto(path, systems, (tour) => {
      const hashes = tour.hashes()
      const { head } = tour.info()
      return { head: head === null ? '' : (hashes.get(head) ?? ''), all: new Set(['', ...hashes.values()]) }
    }).seen
  } catch (error) {
    if (error instanceof StoreError) return null
    throw error
  }
}

/** Whose a copy is, where its campaign lies in several files. */
export interface Whose {
  /** The files that can be read and that it is of; empty where it is of every file, or of none that can be read. */
  readonly of: readonly string[]
  /** What is to be shown first has the least: where a file cannot be read, what may be its own. */
  readonly rank: number
}

/**
 * Tells whose the copies of a campaign are that lies in several files, each of which may have been played on apart: all their
 * copies lie in one drawer. A copy is of those files in whose journal its last entry stands. What is in none of them is all
 * there is of a file that cannot be read; and what leads to it, both have.
 *
 * @returns by copy; without those that cannot be read, and empty where there are no two files to tell apart.
 */
export function* whose(folder: string, family: Family): Work<ReadonlyMap<string, Whose>> {
  const { readable, copies } = family
  const told = new Map<string, Whose>()
  const files = filesOf(family)
  if (readable.length === 0 || files.length === 1) return told
  const journals = readable.map((file) => ({ file, held: heldIn(join(folder, file)) }))
  const found: { readonly copy: string; readonly head: string; readonly of: readonly string[] }[] = []
  const lost = new Set<string>()
  const isAnyLost = files.length > readable.length
  for (const [i, { copy, looked }] of copies.entries()) {
    yield { done: i, of: copies.length, what: family.name }
    const held = looked.tour && heldIn(join(folder, copy))
    if (!held) continue
    const of = journals.flatMap(({ file, held: journal }) => (journal?.all.has(held.head) ? [file] : []))
    found.push({ copy, head: held.head, of })
    if (isAnyLost && of.length === 0) for (const hash of held.all) lost.add(hash)
  }
  for (const { copy, head, of } of found) {
    const isOfAll = isAnyLost ? lost.has(head) : of.length === readable.length
    const rank = !isAnyLost || of.length === 0 ? 0 : isOfAll ? 1 : 2
    told.set(copy, { of: isOfAll ? [] : of, rank })
  }
  return told
}
