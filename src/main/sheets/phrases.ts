/** @returns "a", "a and b", "a, b and c". */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Squad sheets" within a name is "squad sheets"; "HQ list" stays. */
export const inName = (title: string): string => title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

/** A digest is whole in the journal, where a seal is checked; a reader knows it again by its first figures. */
export const shortDigest = (digest: string): string => digest.slice(0, 12)

/** @returns "p. 21-43": from the first page to the last of those named. */
export function pageSpan(pages: readonly number[]): string {
  const [first, last] = [Math.min(...pages), Math.max(...pages)]
  return `p. ${first === last ? first : `${first}-${last}`}`
}

/** @returns pages as a reader looks them up: 5, 6 and 11 are "5-6, 11". */
export function pageSpans(pages: readonly number[]): string {
  const spans: [number, number][] = []
  for (const page of [...new Set(pages)].sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else spans.push([page, page])
  }
  return spans.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(', ')
}
