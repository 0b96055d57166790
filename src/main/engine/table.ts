import type { Off } from './dice.ts'
import type { DiceRule } from './diceRule.ts'
import type { TablePatch } from './houseRules.ts'

/** A bound of a row: a number, an open end, or a number of the situation plus something ("REP + 1"). */
export type Bound = number | 'less' | 'more' | { readonly of: string; readonly plus: number }

/** One circumstance that changes a roll. */
export interface Modifier {
  /** Its name in code. */
  readonly when: string
  /** Its name for the player. */
  readonly text: string
  /**
   * What it moves: the number compared with, the number of dice, the score after rolling, a level, the number `of`; or
   * it takes a die off that is added, the highest or lowest of those still there, `by` times its amount.
   */
  readonly to: 'target' | 'dice' | 'score' | 'level' | 'number' | Off['die']
  readonly by: number
  /** To dice: rolls just so many, whatever else applies ("rolls 1d6 only"); of several the last in the table counts. */
  readonly sets?: number
  /** To a number: its name in the situation, such as "Impact". */
  readonly of?: string
  /** To a number: how low it can bring that number. */
  readonly atLeast?: number
  /** The printed effect, where the number does not tell it: "no roll", or a number that the dice rule adds already. */
  readonly effect?: string
}

/** A cell of a further column, under the column's printed head. */
export type Cells = Readonly<Record<string, string | number>>

/** Stands in a row's `gives` for a figure that the source names and lacks: the player's copy may have it. */
export const missing = 'missing'

/** A figure that is missing in some rows. */
export interface CopyFigure {
  /** Printed head of its column. */
  readonly column: string
  /** A number, scores of a die ("5-6"), or words. */
  readonly kind: 'number' | 'scores' | 'words'
  /** Sides of the die that scores are of; left out: six. */
  readonly sides?: number
  /** Of a number that is whole, such as one of dice: the highest that it can be, and the lowest where that is not 0. */
  readonly most?: number
  readonly least?: number
}

export interface Row {
  /** A circumstance without which the row does not count. Of the rows that hold a score the first that counts is taken. */
  readonly when?: string
  readonly from?: Bound
  readonly to?: Bound
  /** Of lists, instead of from and to. */
  readonly key?: string
  /** Second stage, where the table has one. */
  readonly then?: { readonly from: Bound; readonly to: Bound }
  /** What the row does, for the step that rolls the table. */
  readonly outcome?: string | number
  /** Further figures of the row, for the step that rolls the table. */
  readonly gives?: Readonly<Record<string, string | number | boolean | null>>
  /** The result for the player, short, in our own words, with every figure. */
  readonly text?: string
  /** The score is itself what the row brings: what it is called, "EAL". */
  readonly scoreIs?: string
  /** Further columns, as printed. */
  readonly cells?: Cells
}

/** One table of a rulebook, written down once: engine, screens, sheets and docs all read this value. */
export interface Table {
  /** The id of the rules digest. */
  readonly id: string
  readonly title: string
  /** Printed page of the system's book; null where its pages bear no numbers. */
  readonly page: number | null
  /** Further pages, where the table stands or is used again. */
  readonly alsoOn?: readonly number[]
  readonly dice: DiceRule
  /** How the dice are rolled, for the player; left out where nothing is rolled and that is all. */
  readonly how?: string
  /** What a sheet says of it instead, where the rows tell the rest; empty where they tell all. */
  readonly onPaper?: string
  /** Heads of columns that hold figures, though not all of them are numbers: "1d6", "+2", "2/4". */
  readonly figures?: readonly string[]
  /** Which words of a row tell a figure that it gives, `text` or heads of columns: they are made of it. */
  readonly tells?: Readonly<Record<string, string | readonly string[]>>
  /** Printed heads of the columns that stand in the rows' own fields, where they have a head of their own. */
  readonly heads?: Readonly<Partial<Record<'key' | 'from' | 'then' | 'text', string>>>
  readonly modifiers: readonly Modifier[]
  /** Figures of the rows that the source lacks, here or there: each is a column of its own. */
  readonly fromCopy?: Readonly<Record<string, CopyFigure>>
  /** Why the source lacks them, in a sentence or two for the player. */
  readonly lacks?: string
  /** Footnotes; those that a cell refers to begin with their mark: "(1) ...". */
  readonly notes?: readonly string[]
  readonly rows: readonly Row[]
  /** Set where ranges overlap on purpose and the first row that fits counts. */
  readonly firstFits?: true
  /** Set where the score itself is used, to compare or to sort: picking a row by hand would not tell it. */
  readonly scoreCounts?: true
  /** House rules that have been laid over it; the book's tables have none. */
  readonly house?: TablePatch
}

/** The circumstances that apply; a number counts one that applies several times. */
export type Circumstances = Readonly<Record<string, boolean | number | undefined>>

/**
 * Keeps the literal types of a table, so that a misspelt outcome or modifier does not compile.
 * @returns the same value.
 */
export const defineTable = <const T extends Table>(table: T): T => table

/** The outcomes that a table's rows can have. */
export type OutcomeOf<T extends Table> = Extract<T['rows'][number], { outcome: unknown }>['outcome']

/** The circumstances that a table knows: those of its modifiers and those of its rows. */
export type WhenOf<T extends Table> =
  T['modifiers'][number]['when'] | (Extract<T['rows'][number], { when: unknown }>['when'] & string)

/** The `key`s of a list. */
export type KeyOf<T extends Table> = Extract<T['rows'][number], { key: unknown }>['key']

/**
 * Resolves a bound against the numbers of the situation.
 * @param numbers for example `{ REP: 4 }`.
 * @throws Error when the situation lacks the number: a mistake in the step, not of the player.
 */
export function boundValue(bound: Bound, numbers: Readonly<Record<string, number>>): number {
  if (bound === 'less') return -Infinity
  if (bound === 'more') return Infinity
  if (typeof bound === 'number') return bound
  const value = numbers[bound.of]
  if (value === undefined) throw new Error(`This table needs ${bound.of}, which the step did not give.`)
  return value + bound.plus
}

/** @returns the printed page, in a game whose book numbers its pages. */
export function pageOf({ id, page }: Table): number {
  if (page === null) throw new Error(`${id} stands on no numbered page.`)
  return page
}

/** @returns what a row says to the player. */
export const rowText = ({ text, outcome, key }: Row): string => text ?? String(outcome ?? key)

/** Does the row count under these circumstances? Rows that name none always do. */
export const rowCounts = (row: Row, when: Circumstances | undefined): boolean =>
  row.when === undefined || Boolean(when?.[row.when])

/** Does a score fall into the row's range? Rows without a range never fit. */
export function rowFits(row: Row, score: number, numbers: Readonly<Record<string, number>>): boolean {
  if (row.from === undefined || row.to === undefined) return false
  return score >= boundValue(row.from, numbers) && score <= boundValue(row.to, numbers)
}

/**
 * @param score a total that was not rolled on this table, such as victory points.
 * @param when the circumstances that tell rows of the same score apart.
 * @returns the first row of a from/to table that holds the score and counts.
 * @throws Error when no row does.
 */
export function rowFor<T extends Table>(
  table: T,
  score: number,
  numbers: Readonly<Record<string, number>> = {},
  when: Partial<Readonly<Record<WhenOf<T>, boolean | number>>> = {},
): T['rows'][number] {
  const row = rowAt(table, score, numbers, when)
  if (!row) throw new Error(`${table.id} has no row for ${score}.`)
  return row
}

/** @returns as `rowFor`; undefined where house rules have left no row for the score. */
export const rowAt = <T extends Table>(
  { rows }: T,
  score: number,
  numbers: Readonly<Record<string, number>> = {},
  when: Partial<Readonly<Record<WhenOf<T>, boolean | number>>> = {},
): T['rows'][number] | undefined => rows.find((r) => rowCounts(r, when) && rowFits(r, score, numbers))

/**
 * @returns the row of a list that has this key.
 * @throws Error when there is none.
 */
export function rowOf<T extends Table>(table: T, key: string): T['rows'][number] {
  const row = table.rows.find((r) => r.key === key)
  if (!row) throw new Error(`${table.id} has no entry ${key}.`)
  return row
}
