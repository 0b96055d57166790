import type { Rules } from '../../../../main/engine/system.ts'
import type { Bound, Modifier, Row, Table } from '../../../../main/engine/table.ts'
import { signed } from '../shared/sheetWords.ts'

/**
 * @param words what each outcome of a table says on the card.
 * @returns what a row says there: those few words, or its own where the campaign has worded it; a dash where house
 *   rules have left no row for the score.
 */
export function shortly<T extends Table>(book: T, rules: Rules, words: Readonly<Record<Outcome<T>, string>>) {
  const own = ownWords(book, rules)
  return (row: Row | undefined): string =>
    own(row) ?? (row === undefined ? '-' : words[String(row.outcome) as Outcome<T>])
}

/** @returns what a campaign has worded a row of a table itself; undefined where it has not. */
export function ownWords(book: Table, rules: Rules): (row: Row | undefined) => string | undefined {
  const { rows, house } = rules.table(book)
  return (row) => house?.rows.findLast((patch) => row !== undefined && patch.row === rows.indexOf(row))?.text
}

/** @returns the faces of a die from one on: "5-6", "6". */
export const facesFrom = (least: number): string => (least === 6 ? '6' : `${least}-6`)

type Outcome<T extends Table> = `${Extract<T['rows'][number], { outcome: unknown }>['outcome'] & (string | number)}`

/** @returns how many dice a table is rolled with: "2d6". */
export function diceOf({ dice }: Table, more = 0): string {
  const count = 'count' in dice && typeof dice.count === 'number' ? dice.count : 1
  return `${count + more}d6`
}

const isOpenTop = (from: Bound, to: Bound): boolean => to === 'more' || (typeof to === 'number' && to > Number(from))

/** @returns by how many passed dice a row is found: "1", "2+" for 2 and more. */
export const passes = ({ from, to }: Row): string => (isOpenTop(from!, to!) ? `${boundText(from!)}+` : boundText(from!))

const boundText = (bound: Bound): string => (typeof bound === 'object' ? bound.of : String(bound))

/** @returns the score of a row as it is read on a die: "3-4", "1 or less", "6 or more". */
export function scores({ from, to }: Pick<Row, 'from' | 'to'>): string {
  if (from === to) return boundText(from!)
  if (from === 'less') return `${boundText(to!)} or less`
  if (to === 'more') return `${boundText(from!)} or more`
  return `${boundText(from!)}-${boundText(to!)}`
}

/** @returns what a modifier does to dice or to a number: "+1d6", "-1", "3d6". */
export function effectOf({ to, by, sets }: Modifier): string {
  if (sets !== undefined) return `${sets}d6`
  return to === 'dice' ? `${signed(by)}d6` : signed(by)
}

/**
 * @returns the modifier of a circumstance, as the campaign plays it.
 * @throws Error where the table knows none: a mistake in a block.
 */
export function modifierOf<T extends Table>(book: T, rules: Rules, when: T['modifiers'][number]['when']): Modifier {
  const found = rules.table(book).modifiers.find((one) => one.when === when)
  if (!found) throw new Error(`${book.id} has no modifier ${when}.`)
  return found
}

/** @returns what a modifier of a table does: "+1d6". */
export const effect = <T extends Table>(book: T, rules: Rules, when: T['modifiers'][number]['when']): string =>
  effectOf(modifierOf(book, rules, when))

/** @returns values under their keys, in the order in which the keys first come. */
export const grouped = <T, K>(values: readonly T[], keyOf: (value: T) => K): (readonly [K, readonly T[]])[] => [
  ...Map.groupBy(values, keyOf),
]

/** "4-6" of a table's rows with an outcome. */
export const spanOf = (rows: readonly Row[], outcome: Row['outcome']): string =>
  rows
    .filter((row) => row.outcome === outcome)
    .map(scores)
    .join(', ')

/** Inches, typed. */
export const inch = (inches: number): string => `\`${inches}"\``
