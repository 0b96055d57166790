/** @returns the words that are looked for, in small letters. */
export const wordsWanted = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** A stretch of text, and whether it is one of the words that are looked for. */
export interface Stretch {
  readonly text: string
  readonly found: boolean
}

/** @returns a text cut at the words that are looked for. */
export function stretches(text: string, wanted: readonly string[]): Stretch[] {
  if (wanted.length === 0) return [{ text, found: false }]
  const parts: Stretch[] = []
  let at = 0
  const small = text.toLowerCase()
  // Letters whose small form is longer would shift all places after them.
  if (small.length !== text.length) return [{ text, found: false }]
  while (at < text.length) {
    const next = nextOf(small, wanted, at)
    if (next === null) break
    if (next.from > at) parts.push({ text: text.slice(at, next.from), found: false })
    parts.push({ text: text.slice(next.from, next.to), found: true })
    at = next.to
  }
  return at < text.length ? [...parts, { text: text.slice(at), found: false }] : parts
}

function nextOf(text: string, wanted: readonly string[], at: number): { from: number; to: number } | null {
  const hits = wanted
    .map((word) => ({ from: text.indexOf(word, at), length: word.length }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from || b.length - a.length)
  const [first] = hits
  return first ? { from: first.from, to: first.from + first.length } : null
}
