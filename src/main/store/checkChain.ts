import type { Work } from '../engine/work.ts'
import { linkAfter, noLink, sealOfEntry, type Link, type RowMarks } from './chain.ts'
import type { Body } from './links.ts'

/**
 * Looks whether entries are as they were written. A piece of the work is an entry.
 * @param bodies in order of age: each after the one that it follows, or that one is `known`.
 * @param known links of earlier entries; those of `bodies` are added.
 * @returns what is not, in sentences.
 */
export function* checkChain(bodies: readonly Body[], marks: RowMarks, known = new Map<number, Link>()): Work<string[]> {
  const found: string[] = []
  for (const [done, body] of bodies.entries()) {
    const { id, parent, depth, hash, state, title, moment } = body.entry
    yield { done, of: bodies.length, what: moment }
    found.push(
      ...faultsOf(body, parent === null ? noLink : known.get(parent), marks).map(
        (what) => `Entry ${id}, ${title}: ${what}.`,
      ),
    )
    known.set(id, { depth, hash, state })
  }
  return found
}

function faultsOf({ entry, content, changes }: Body, before: Link | undefined, marks: RowMarks): string[] {
  const due = before && linkAfter(before, content, marks)
  const faults: string[] = []
  if (due?.hash !== entry.hash || due.state !== entry.state) faults.push('it is not as it was written')
  else if (sealOfEntry(entry.id, entry.redo, entry.hash) !== entry.seal)
    faults.push('what is redone after it is not as it was left')
  // What its hash is over are the rows, not how they are spelt.
  if (changes.some(({ before: was, after: is }) => [was, is].some(isSpeltOtherwise)))
    faults.push('a row of it is not spelt as it was written')
  return faults
}

const isSpeltOtherwise = (json: string | null): boolean => json !== null && JSON.stringify(JSON.parse(json)) !== json
