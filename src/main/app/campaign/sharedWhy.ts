/**
 * What the reasons of one throw have in common, over all trials. A reason reads "Table: of whom, REP 4, what for"; the
 * table may hang on an earlier throw, and so may a part such as the REP.
 * @param otherwise for reasons that share nothing.
 */
export function sharedWhy(whys: readonly string[], otherwise: string): string {
  const read = [...new Set(whys)].map(partsOf)
  const [first, ...others] = read
  if (!first) return otherwise
  const head = others.every((other) => other.head === first.head) ? first.head : ''
  const parts = first.parts.filter((part) => others.every((other) => other.parts.includes(part)))
  const text = parts.length === 0 ? head : `${head === '' ? '' : `${head}: `}${parts.join(', ')}`
  return text === '' ? otherwise : capital(text)
}

/** @returns the words that all begin with, without one that only leads to what differs: "Sector" of "Sector of PEF 1". */
export function sharedBeginning(whys: readonly string[]): string {
  const [first = [], ...others] = whys.map((why) => why.split(' '))
  const differs = first.findIndex((word, i) => others.some((other) => other[i] !== word))
  const words = differs < 0 ? first : first.slice(0, differs)
  return words.slice(0, words.findLastIndex((word) => !leading.has(word)) + 1).join(' ')
}

const leading: ReadonlySet<string> = new Set(['a', 'at', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'which'])

/** @returns what stands before the colon of all of them, or null. */
export function sharedHead(whys: readonly string[]): string | null {
  const heads = new Set(whys.map((why) => partsOf(why).head))
  const [head] = heads
  return heads.size === 1 && head !== undefined && head !== '' ? head : null
}

/** @returns a reason as it stands below its head. */
export const withoutHead = (why: string, head: string | null): string =>
  head !== null && why.startsWith(`${head}: `) ? capital(why.slice(head.length + 2)) : why

/** @returns a text that begins with a capital. */
export const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

function partsOf(why: string): { readonly head: string; readonly parts: readonly string[] } {
  const colon = why.indexOf(': ')
  return { head: colon < 0 ? '' : why.slice(0, colon), parts: why.slice(colon < 0 ? 0 : colon + 2).split(', ') }
}
