import { requestFor } from '../../engine/throwRequest.ts'
import { targetOf } from '../../engine/applied.ts'
import { usualSides } from '../../engine/dice.ts'
import { sidesFor } from '../../engine/readDice.ts'
import type { Situation } from '../../engine/rollOnTable.ts'
import type { DiceRule } from '../../engine/diceRule.ts'
import { boundValue, type Bound, type Modifier, type OutcomeOf, type Row, type Table } from '../../engine/table.ts'
import { bold, joined, words, type Words } from './words.ts'

/** How tables say what their dice must come to, as the campaign plays them now. */

type Now<T extends Table> = Pick<Situation<T>, 'when' | 'numbers'>

const situation = <T extends Table>(now: Now<T>): Situation<T> => ({ subject: 0, why: '', ...now })

/**
 * @param now the circumstances that hold; without them the dice of the rule alone.
 * @returns "2d6", "1/2d6", "2 x 1d6"; empty where nothing is rolled.
 */
export function diceOf<T extends Table>(table: T, now: Now<T> = {}): string {
  const { dice } = table
  if (dice.kind === 'lookUp') return ''
  if (dice.kind === 'half') return '1/2d6'
  if (dice.kind === 'stages') return stagesWords(dice.stages)
  const known = situation(now)
  return `${requestFor(table, known).count}d${sidesFor(dice, known)}`
}

/** Dice that are read one after the other. */
function stagesWords(stages: readonly DiceRule[]): string {
  const all = stages.map((stage) => `${'count' in stage ? (stage.count ?? 1) : 1}d${stage.sides ?? usualSides}`)
  return all.every((one) => one === all[0]) ? `${all.length} x ${all[0]!}` : all.join(', ')
}

/** @returns the number that each die is compared with, modifiers in it; null where dice are read otherwise. */
export const targetNow = <T extends Table>(table: T, now: Now<T>): number | null =>
  targetOf(table, situation(now), 'first')

/** @returns "+1", "-2", "0", bold. */
export const signedBold = (by: number): Words => bold(by > 0 ? `+${by}` : String(by))

/** @returns a modifier's number, of a table that has it; 0 for one that it has not. */
export const modifierOf = <T extends Table>({ modifiers }: T, when: T['modifiers'][number]['when']): number =>
  modifiers.find((modifier: Modifier) => modifier.when === when)?.by ?? 0

/** Consecutive scores that mean the same. */
interface Span {
  readonly from: number
  readonly to: number
  readonly word: string
}

/**
 * The rows of a table that scores are looked up in, in a line: "to 5 pacified, 6-8 contested, 9 up Pro-Communist".
 * Scores that mean the same are told together, wherever they stand.
 *
 * @param wordOf what a row brings, short; rows without a word are left out.
 * @param numbers those that rows refer to.
 * @param highestFirst as passing dice are read.
 * @param joint between rows: a semicolon where a row has a comma in it.
 */
export function rowsInLine<T extends Table>(
  table: T,
  wordOf: (row: T['rows'][number]) => string,
  { numbers = {}, highestFirst = false, joint = ', ' }: InLine = {},
): Words {
  const spans = spansOf(table, wordOf, numbers)
  const words = [...new Set((highestFirst ? spans.toReversed() : spans).map(({ word }) => word))]
  return joined(
    words.filter((word) => word !== '').map((word) => oneInLine(spans, word)),
    joint,
  )
}

interface InLine {
  readonly numbers?: Readonly<Record<string, number>>
  readonly highestFirst?: boolean
  readonly joint?: string
}

function oneInLine(spans: readonly Span[], word: string): Words {
  const own = spans.filter((span) => span.word === word).map(scoreWords)
  return words`${joined(own)} ${word}`
}

function spansOf<T extends Table>(
  { rows }: T,
  wordOf: (row: T['rows'][number]) => string,
  numbers: Readonly<Record<string, number>>,
): Span[] {
  const spans = rows
    .flatMap((row: Row): Span[] =>
      row.from === undefined || row.to === undefined
        ? []
        : [{ from: edge(row.from, numbers), to: edge(row.to, numbers), word: wordOf(row) }],
    )
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.from - b.from)
  return spans.reduce<Span[]>((all, span) => {
    const last = all.at(-1)
    if (last?.word !== span.word || last.to + 1 !== span.from) return [...all, span]
    return [...all.slice(0, -1), { ...last, to: span.to }]
  }, [])
}

const edge = (bound: Bound, numbers: Readonly<Record<string, number>>): number => boundValue(bound, numbers)

/** "3", "3-5", "under 0", "9 up": a plus or minus says what is added. */
function scoreWords({ from, to }: Span): Words {
  if (from === -Infinity) return to === Infinity ? words`any` : words`under ${to + 1}`
  if (to === Infinity) return words`${from} up`
  return bold(spanText(from, to))
}

/** @returns "3", "3-5". */
export const spanText = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`)

/** @returns the lowest and highest score of the rows with an outcome; null where none has it. */
export function reachOf<T extends Table>(
  { rows }: T,
  outcome: OutcomeOf<T>,
  numbers: Readonly<Record<string, number>> = {},
): readonly [from: number, to: number] | null {
  const own = rows.filter((row: Row) => row.outcome === outcome && row.from !== undefined && row.to !== undefined)
  if (own.length === 0) return null
  return [
    Math.min(...own.map((row: Row) => edge(row.from!, numbers))),
    Math.max(...own.map((row: Row) => edge(row.to!, numbers))),
  ]
}

/** Is any of these tables played otherwise than in the book? */
export const isHouse = (tables: readonly Table[]): boolean => tables.some(({ house }) => house !== undefined)
