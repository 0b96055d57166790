import type { Work } from '../engine/work.ts'
import { linkAfter, noLink, sealOfEntry, type Link, type RowMarks } from './chain.ts'
import type { Body } from './links.ts'

/** An entry that is not as it was written. */
export interface Broken {
  /** `past`: what it says is another, not what it did, so nothing of how the tour stands rests on it. */
  readonly kind: 'past' | 'journal'
  readonly message: string
}

/**
 * Looks whether entries are as they were written. A piece of the work is an entry.
 * @param bodies in order of age: each after the one that it follows, or that one is `known`.
 * @param known links of earlier entries; those of `bodies` are added.
 * @returns what is not, in sentences.
 */
export function* checkChain(bodies: readonly Body[], marks: RowMarks, known = new Map<number, Link>()): Work<Broken[]> {
  const found: Broken[] = []
  for (const [done, body] of bodies.entries()) {
    const { id, parent, depth, hash, state, title, moment } = body.entry
    yield { done, of: bodies.length, what: moment }
    found.push(
      ...faultsOf(body, parent === null ? noLink : known.get(parent), marks).map(({ kind, message }) => ({
        kind,
        message: `Entry ${id}, ${title}: ${message}.`,
      })),
    )
    known.set(id, { depth, hash, state })
  }
  return found
}

function faultsOf({ entry, content, changes }: Body, before: Link | undefined, marks: RowMarks): Broken[] {
  const due = before && linkAfter(before, content, marks)
  const faults: Broken[] = []
  if (due?.state !== entry.state) faults.push({ kind: 'journal', message: 'what it did is not as it was written' })
  else if (due.hash !== entry.hash) faults.push({ kind: 'past', message: 'it is not as it was written' })
  else if (sealOfEntry(entry.id, entry.redo, entry.hash) !== entry.seal)
    faults.push({ kind: 'journal', message: 'what is redone after it is not as it was left' })
  // What its hash is over are the rows, not how they are spelt.
  if (changes.some(({ before: was, after: is }) => [was, is].some(isSpeltOtherwise)))
    faults.push({ kind: 'past', message: 'a row of it is not spelt as it was written' })
  return faults
}

const isSpeltOtherwise = (json: string | null): boolean => json !== null && JSON.stringify(JSON.parse(json)) !== json
