import type { RestView } from '../../../contract/question.ts'
import type { SlipPerhapsView } from '../../../contract/slip.ts'

const words = ['', 'One die', 'Two dice', 'Three dice', 'Four dice', 'Five dice', 'Six dice']

/** @returns "Two dice", "14 dice". */
export const dieWords = (count: number): string => words[count] ?? `${count} dice`

const dieNames = ['First die', 'Second die', 'Third die', 'Fourth die', 'Fifth die']

/** @returns what one of several dice of a throw is called. */
export const dieName = (die: number, of: number): string => (of === 1 ? 'The die' : (dieNames[die] ?? `Die ${die + 1}`))

/** @returns "2 dice", "up to 4 throws of 1 die". */
export function perhapsDice({ kind, most, count }: SlipPerhapsView): string {
  if (kind === 'choice') return 'your choice'
  if (kind === 'card') return most === 1 ? '1 card' : `up to ${most} cards`
  const dice = count === 1 ? '1 die' : `${count} dice`
  return most === 1 ? dice : `up to ${most} throws of ${dice}`
}

/** @returns a text in which no name and no figure is broken over two lines: "Sgt Schaefer, J.", "REP 4", "1-2". */
export const glued = (text: string): string =>
  text
    .replace(/(\S+) (\S+), (\p{Lu}\.)/gu, '$1\u00a0$2,\u00a0$3')
    .replace(/ (\d)/g, '\u00a0$1')
    .replace(/(\d)-(\d)/g, '$1\u2060-\u2060$2')

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
 * @param lying dice of it that the player has written on the slip already.
 * @returns how much "the rest of this step" is: "5 to 31 dice, up to your next choice".
 */
export function restWords(rest: RestView, lying: number): string {
  const { choice } = rest
  const least = Math.max(0, rest.least - lying)
  const most = Math.max(0, rest.most - lying)
  if (least === 0 && most > 0) return choice ? `up to ${most} dice, up to your next choice` : `up to ${most} dice`
  const dice = least === most ? (least === 1 ? '1 die' : `${least} dice`) : `${least} to ${most} dice`
  return choice ? `${dice}, up to your next choice` : dice
}
