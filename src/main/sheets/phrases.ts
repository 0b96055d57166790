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
