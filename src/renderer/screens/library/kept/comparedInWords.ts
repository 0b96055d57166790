import type { ComparedView } from '../../../../contract/library.ts'

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`)

/** What is said of a copy that lies beside its tour. */
export interface ComparedWords {
  /** What the copy is called, and what the other. */
  readonly copy: string
  readonly other: string
  /** How the two differ. */
  readonly text: string
  /** What is struck out. */
  readonly struck: string
}

/** @returns the words for a copy that is to be restored. */
export function comparedInWords({ copy, other, with: what, file, shared, outcome }: ComparedView): ComparedWords {
  const it = file ?? (what === 'tour' ? 'the campaign' : 'the other copy')
  const words = {
    copy: 'This copy',
    other: what === 'copy' ? 'The farthest other copy' : file === undefined ? 'The campaign now' : `${file} now`,
    struck: `What is struck out is how ${it} stands.`,
  }
  if (other === null)
    return { ...words, text: 'Nothing else of the campaign can be read, so there is nothing to compare it with.' }
  const sealed =
    outcome === null ? ' What stands differently is not shown: players keep something from each other.' : ''
  const [onlyCopy, onlyOther] = [copy.entries - shared, other.entries - shared]
  // Of several files: what another had that cannot be read may be lost for all that.
  const same = file !== undefined && onlyCopy === 0 && onlyOther === 0
  const text = same ? `It holds the same ${entries(shared)} as ${file}.` : parted(it, onlyCopy, onlyOther, shared)
  return { ...words, text: `${text}${sealed}` }
}

function parted(it: string, onlyCopy: number, onlyOther: number, shared: number): string {
  if (onlyCopy === 0 && onlyOther === 0) return `Both hold the same ${entries(shared)}: nothing is lost.`
  if (onlyCopy === 0)
    return `It holds the first ${entries(shared)} of ${it}. The ${entries(onlyOther)} after that would be missing.`
  if (onlyOther === 0) return `It holds all that ${it} has, and ${entries(onlyCopy)} more.`
  const from = shared === 0 ? 'They have nothing in common' : `They part after ${entries(shared)}`
  return `${from}: ${entries(onlyCopy)} are in this copy alone, ${entries(onlyOther)} in ${it} alone.`
}
