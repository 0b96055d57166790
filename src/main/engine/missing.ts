import { copyFigure, scoresOf } from './copyFigures.ts'
import { usualSides } from './dice.ts'
import { RuleError } from './errors.ts'
import { rowName } from './patchDifferences.ts'
import type { Rules } from './system.ts'
import { missing, type CopyFigure, type Row, type Table } from './table.ts'

/** A figure that the source names and lacks: whoever plays fills it in from his copy, if it has it. */
export interface Need {
  readonly table: string
  readonly title: string
  /** Place of the row in the book's table, from 0. */
  readonly row: number
  readonly figure: string
  readonly kind: CopyFigure['kind']
  /** Sides of the die that scores are of. */
  readonly sides: number
  /** Head of its column. */
  readonly column: string
  /** What is to be looked up: "M16: Suppress". */
  readonly ask: string
  /** What the campaign has filled in; null while it is missing. */
  readonly value: string | number | null
}

/** @returns all that a game's tables want from the player's copy, filled in already or not, in their order. */
export const needsOf = (tables: readonly Table[], rules: Rules): Need[] =>
  tables.flatMap((book) => {
    const now = rules.table(book)
    return book.rows.flatMap((row, place) => missingIn(row).map((figure) => needAt(now, place, figure)))
  })

/** @returns a need as it stands in a table with its house rules, by place of the row. */
function needAt(table: Table, place: number, figure: string): Need {
  const row = table.rows[place]!
  const value = row.gives?.[figure]
  const { kind, column, sides = usualSides } = copyFigure(table, figure)
  return {
    table: table.id,
    title: table.title,
    row: place,
    figure,
    kind,
    sides,
    column,
    ask: askFor(table, row, figure),
    value: value === missing || typeof value === 'boolean' ? null : (value ?? null),
  }
}

const missingIn = ({ gives = {} }: Row): string[] =>
  Object.entries(gives).flatMap(([figure, value]) => (value === missing ? [figure] : []))

const askFor = (table: Table, row: Row, figure: string): string =>
  `${rowTitle(table, row)}: ${copyFigure(table, figure).column}`

/** @returns what a player knows a row by: its first printed column, else its key or its place. */
export const rowTitle = (table: Table, row: Row): string =>
  String(Object.values(row.cells ?? {})[0] ?? rowName(row, table.rows.indexOf(row)))

/** Refuses a table that cannot be rolled on, for a row that may come up is not all there. */
export function mustBeFilled(table: Table): void {
  const row = table.rows.find((each) => each.from !== undefined && missingIn(each).length > 0)
  if (row) throw notFilled(table, row, missingIn(row)[0]!)
}

const notFilled = (table: Table, row: Row, figure: string): RuleError =>
  new RuleError(
    'not-filled',
    `${table.title}: the source of this program does not have it. Fill it in from your copy first: ${askFor(table, row, figure)}. Nothing was changed.`,
  )

/**
 * @returns a figure of a row, for the step that needs it.
 * @throws RuleError `not-filled` with what is to be looked up, while it is missing.
 */
export function numberIn(table: Table, row: Row, figure: string): number {
  return Number(filledIn(table, row, figure))
}

/** The same for words. */
export const wordsIn = (table: Table, row: Row, figure: string): string => String(filledIn(table, row, figure))

/** The same for scores of a die, from the lowest. */
export const scoresIn = (table: Table, row: Row, figure: string): number[] =>
  scoresOf(String(filledIn(table, row, figure)))!

function filledIn(table: Table, row: Row, figure: string): string | number | boolean {
  const value = row.gives?.[figure]
  if (value === missing) throw notFilled(table, row, figure)
  if (value === undefined || value === null) throw new Error(`${table.id} gives no ${figure}.`)
  return value
}

/** Is a figure there, or has it been filled in? */
export const isFilled = ({ gives }: Row, figure: string): boolean => gives?.[figure] !== missing
