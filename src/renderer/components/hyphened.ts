/** A stretch of text; a `whole` one stays on one line. */
export interface TextPart {
  readonly text: string
  readonly whole: boolean
}

/** Words joined by hyphens, unless they are so long that a narrow column needs the break. */
const joined = /(?<!\S)[^\s-]{1,12}(?:-[^\s-]{1,12})+/g

/** @returns a text cut so that names with a hyphen ("1-A", "Ross-Hale") are parts of their own; no letter is changed. */
export function hyphened(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: word, index } of text.matchAll(joined)) {
    if (index > at) parts.push({ text: text.slice(at, index), whole: false })
    parts.push({ text: word, whole: true })
    at = index + word.length
  }
  return at < text.length ? [...parts, { text: text.slice(at), whole: false }] : parts
}
