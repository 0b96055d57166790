/** What was looked for, as words to be found again in what is shown. */

/** @returns a word without marks and capitals: the search sees no difference either. */
const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsIn = /[\p{L}\p{N}\p{M}]+/gu

/** @returns the words of a search text. */
export const wordsOf = (text: string): string[] => [...text.matchAll(wordsIn)].map(([word]) => fold(word))

/** @returns where the words of a text stand that begin with a word looked for: from and to, as indexes. */
export function foundIn(text: string, words: readonly string[]): [from: number, to: number][] {
  if (words.length === 0) return []
  return [...text.matchAll(wordsIn)]
    .filter(([word]) => words.some((wanted) => fold(word).startsWith(wanted)))
    .map((match) => [match.index, match.index + match[0].length])
}
