/** What a journal says of a seal: a check sum when it is closed, and what it is of once it is open. */

/** @returns that something is kept: its check sum binds who has sealed it. */
export const keptWords = (digest: string): string => `Kept as the proof of it: ${digest}.`

/**
 * @param words what stood under the seal.
 * @param now its check sum; @param kept the one that stands in the journal.
 * @returns the proof, so that anybody can reckon it again with a tool of his own.
 */
export const provedWords = (words: string, now: string, kept: string, changed = ''): string =>
  `The proof: SHA-256 of "${words}" is ${now}.${now === kept ? '' : ` Kept was ${kept}${changed}.`}`

const kept = /Kept as the proof of it: [0-9a-f]{64}\./
const proved = /^The proof: SHA-256 of ".*" is [0-9a-f]{64}\.( Kept was .*)?$/s

/** @returns such a sentence in a few words for people; null where a line is none. */
export function briefly(text: string): string | null {
  if (kept.test(text)) return text.replace(kept, 'Its check sum is kept.')
  const [is, other] = proved.exec(text) ?? []
  if (is === undefined) return null
  return other === undefined
    ? 'Its check sum is the same: nothing was changed.'
    : 'Its check sum is another: it was changed in the file.'
}
