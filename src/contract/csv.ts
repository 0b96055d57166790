import { harmless, quoted } from './delimited.ts'

/** Tables for spreadsheets: what a tour has to tell, in lines of cells. */

/** What of a tour can be saved as a table. */
export const csvKinds = ['men', 'missions', 'dice', 'entries'] as const
export type CsvKind = (typeof csvKinds)[number]

/** A cell; null is an empty one. Numbers stay numbers in a spreadsheet. */
export type PlainCell = string | number | null

/** Heads, and lines with a cell for each of them. */
export interface PlainTable {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly PlainCell[])[]
}

/** A table that a tour has. */
export interface CsvOffer {
  readonly what: CsvKind
  /** "Men", "Games": as its game calls it. */
  readonly title: string
}

/** A table as the text of a file. */
export interface CsvFile {
  /** Of the file, without its ending: "Bravo, men". */
  readonly name: string
  readonly text: string
  /** Besides the heads. */
  readonly lines: number
}

/** @returns a table as RFC 4180 has it, with the mark by which spreadsheets know UTF-8; no cell of it is a formula. */
export const csvText = ({ heads, rows }: PlainTable): string =>
  `\uFEFF${[heads, ...rows]
    .map((cells) => `${cells.map((cell) => quoted(harmless(cell ?? ''))).join(',')}\r\n`)
    .join('')}`
