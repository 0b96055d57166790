import type { RestView } from '../../../contract/question.ts'
import type { SlipPerhapsView } from '../../../contract/slip.ts'

const usualSides = 6
/** Dice in the example of a line, at most. */
const mostExample = 8
const counts = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** @returns "Two dice", "14 dice"; of other than six sides "Two d8". */
export const dieWords = (count: number, sides = usualSides): string =>
  `${counts[count] ?? count} ${sides === usualSides ? (count === 1 ? 'die' : 'dice') : `d${sides}`}`

interface DiceOf {
  readonly count: number
  readonly sides?: number | undefined
}

/** @returns the dice of several throws, kind by kind: "5 dice"; where any have not six sides "3d6, 2d12". */
export function poolWords(throws: readonly DiceOf[]): string {
  const kinds = Map.groupBy(throws, ({ sides = usualSides }) => sides)
  const sum = (of: readonly DiceOf[]) => of.reduce((all, { count }) => all + count, 0)
  const isUsual = [...kinds.keys()].every((sides) => sides === usualSides)
  if (isUsual) return `${sum(throws)} dice`
  return [...kinds].map(([sides, of]) => `${sum(of)}d${sides}`).join(', ')
}

/** A line of usual dice; it says of itself that nobody has typed it. */
export const usualExample = 'as 4 3 6'

/** @returns what a line of dice looks like: faces of usual dice, else the dice that are wanted, in their order. */
export function lineExample(throws: readonly DiceOf[]): string {
  if (throws.every(({ sides = usualSides }) => sides === usualSides)) return usualExample
  const dice = throws.flatMap(({ count, sides = usualSides }) => Array.from({ length: count }, () => `d${sides}`))
  return dice.length > mostExample ? `${dice.slice(0, mostExample).join(' ')} …` : dice.join(' ')
}

const dieNames = ['First die', 'Second die', 'Third die', 'Fourth die', 'Fifth die']

/** @returns what one of several dice of a throw is called. */
export const dieName = (die: number, of: number): string => (of === 1 ? 'The die' : (dieNames[die] ?? `Die ${die + 1}`))

/** @returns "2 dice", "up to 4 throws of 1 die". */
export function perhapsDice({ kind, most, count, sides }: SlipPerhapsView): string {
  if (kind === 'choice') return 'your choice'
  if (kind === 'card') return most === 1 ? '1 card' : `up to ${most} cards`
  const dice = sides === undefined ? (count === 1 ? '1 die' : `${count} dice`) : `${count}d${sides}`
  return most === 1 ? dice : `up to ${most} throws of ${dice}`
}

/** @returns a text in which no name and no figure is broken over two lines: "Sgt Schaefer, J.", "REP 4", "1-2", "1-A". */
export const glued = (text: string): string =>
  text
    .replace(/(\S+) (\S+), (\p{Lu}\.)/gu, '$1\u00a0$2,\u00a0$3')
    .replace(/ (\d)/g, '\u00a0$1')
    .replace(/(\d)-(\d)|\b(\w{1,2})-(\w{1,2})\b/g, '$1$3\u2060-\u2060$2$4')

/** @returns sentences in their order, the same one once: "Twice: E1 2 is hit." */
export const eachCounted = (lines: readonly string[]): string[] =>
  [...Map.groupBy(lines, (line) => line)].map(([line, { length }]) =>
    length === 1 ? line : `${length === 2 ? 'Twice' : `${length} times`}: ${line}`,
  )

/** @returns a text that begins with a capital. */
export const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

/** @returns what stands before the colon of all reasons: the table they are thrown for; empty where they differ. */
export function sharedHead(whys: readonly string[]): string {
  const heads = new Set(whys.map((why) => why.slice(0, Math.max(0, why.indexOf(': ')))))
  const [head] = heads
  return heads.size === 1 && whys.length > 1 ? (head ?? '') : ''
}

/** @returns a reason as it reads below its head. */
export const below = (why: string, head: string): string => (head === '' ? why : why.slice(head.length + 2))

/** @returns the first row of each wording. */
export function eachOnce<R extends { readonly text: string }>(rows: readonly R[]): R[] {
  const seen = new Set<string>()
  return rows.filter(({ text }) => !seen.has(text) && seen.add(text))
}

/**
 * @param wanted dice that the question at hand still wants.
 * @param asked dice that it asks for in all: they are part of the rest.
 * @returns how much "the rest of this step" is: "1 die, then 5 to 31 dice and up to 2 cards, up to your next choice".
 */
export function restWords(rest: RestView, wanted: number, asked: number): string {
  const { cards } = rest
  const least = Math.max(0, rest.least - asked)
  const most = Math.max(0, rest.most - asked)
  const later = [
    ...(most > 0 ? [diceWords(least, most)] : []),
    ...(cards > 0 ? [cards === 1 ? '1 card' : `up to ${cards} cards`] : []),
  ].join(' and ')
  const now = wanted > 0 ? diceWords(wanted, wanted) : ''
  const all = [now, later].filter((words) => words !== '').join(', then ')
  if (rest.sealed) return `${all === '' ? '' : `${all}, then `}what is sealed decides`
  return `${all === '' ? 'no dice' : all}${rest.choice ? ', up to your next choice' : ''}`
}

function diceWords(least: number, most: number): string {
  if (least === 0 && most > 0) return `up to ${most} ${most === 1 ? 'die' : 'dice'}`
  if (least !== most) return `${least} to ${most} dice`
  return least === 1 ? '1 die' : `${least} dice`
}
