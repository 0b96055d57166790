import type { ChronicleRun } from '../../../../contract/chronicle.ts'

/** Words of a sentence, names among them. */
export type Words = readonly ChronicleRun[]

type Part = Words | ChronicleRun | number

/** Puts words together: say`${man} was killed`. Neighbouring plain words become one run. */
export function say(strings: TemplateStringsArray, ...parts: readonly Part[]): Words {
  return joined(strings.flatMap((text, i) => [text, ...asRuns(parts[i] ?? '')]))
}

const asRuns = (part: Part): Words =>
  typeof part === 'number' ? [String(part)] : Array.isArray(part) ? (part as Words) : [part as ChronicleRun]

function joined(runs: Words): Words {
  const out: ChronicleRun[] = []
  for (const run of runs) {
    const last = out.at(-1)
    if (run === '') continue
    if (typeof run === 'string' && typeof last === 'string') out[out.length - 1] = last + run
    else out.push(run)
  }
  return out
}

/** @returns the words as a sentence: a capital at the start, a full stop at the end. */
export function sentence(words: Words): Words {
  const [first, ...rest] = words
  const start = typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first
  return start === undefined ? [] : joined([start, ...rest, '.'])
}

/** @returns sentences as one paragraph; those without words are left out. */
export function paragraph(sentences: readonly Words[]): Words {
  return joined(sentences.filter((one) => one.length > 0).flatMap((one, i) => (i === 0 ? one : [' ', ...one])))
}

/** @returns "a", "a and b", "a, b and c"; with semicolons where the items have commas of their own. */
export function listed(items: readonly Words[], comma = ','): Words {
  return joined(items.flatMap((item, i) => [i === 0 ? '' : i === items.length - 1 ? ' and ' : `${comma} `, ...item]))
}

/** @returns the words as plain text. */
export const plainWords = (words: Words): string =>
  words.map((run) => (typeof run === 'string' ? run : run.text)).join('')

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** @returns "nine", "14": small numbers are spelled out in a story. */
export const inWords = (count: number): string => numbers[count] ?? String(count)

/** @returns "one man", "nine men". */
export const counted = (count: number, one: string, many: string): string =>
  `${inWords(count)} ${count === 1 ? one : many}`

/** @returns the form that goes with a number of people: "was" for one, "were" for more. */
export const verb = (of: readonly unknown[], one: string, many: string): string => (of.length === 1 ? one : many)

/**
 * Picks one of several ways to say a thing, so that many half-months do not read like a form letter. Never by chance:
 * the same turn always takes the same words, and neighbours take different ones.
 */
export const pick = <T>(ways: readonly [T, ...T[]], turn: number): T => ways[turn % ways.length]!
