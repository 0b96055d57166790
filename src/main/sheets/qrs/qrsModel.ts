import type { DrawEmblem } from '../furniture.ts'

/** How a column is set: scores and figures are typed, words printed. */
export type QrsKind = 'score' | 'figure' | 'words'

export interface QrsColumn {
  /** Empty where the column needs none. */
  readonly head: string
  readonly kind: QrsKind
}

/** One line of a table. */
export interface QrsRow {
  /** A heading or a footnote reaches over all columns and has but one cell. */
  readonly kind: 'cells' | 'heading' | 'note'
  /** One text a column; null where the text on its left goes on, "" where the one above holds. */
  readonly cells: readonly (string | null)[]
  /** Columns whose text holds for those on its right as well, which say null: it is marked as reaching over them. */
  readonly shared?: readonly number[]
  /** Columns that are not as in the book. */
  readonly changed: readonly number[]
  /** Columns with a box to write in, and those with what the player has written there. */
  readonly blank?: readonly number[]
  readonly filled?: readonly number[]
}

export interface QrsModifier {
  readonly text: string
  /** "+1d6", "REP -1", or words. */
  readonly effect: string
  readonly changed: boolean
}

/** A table of the book as it is printed; a family of tables may stand as one. */
export interface QrsTable {
  /** The tables that are in it, by id, with the words by which each is found in it. */
  readonly tables: readonly { readonly id: string; readonly label: string }[]
  /** "3.4": by this it is found and cited, whatever sheet it stands on; empty for one that has none. */
  readonly number: string
  readonly title: string
  /** Does it go on from a part that stands before it? */
  readonly goesOn?: true
  /** "p. 21, 112" */
  readonly pages: string
  /** How the dice are rolled; empty where nothing is. */
  readonly dice: string
  readonly columns: readonly QrsColumn[]
  readonly rows: readonly QrsRow[]
  readonly modifiers: readonly QrsModifier[]
  readonly notes: readonly string[]
  /** Of dice and notes those that are not as in the book. */
  readonly reworded?: readonly string[]
}

/** A quick reference sheet. */
export interface QrsModel {
  readonly title: string
  /** Of its game, beside the title. */
  readonly emblem?: DrawEmblem
  /** Whose it is: the unit, or the game where no tour is open. */
  readonly whose: string
  readonly when: string
  readonly tables: readonly QrsTable[]
  /** What the marks say; null where all is as in the book. */
  readonly house: string | null
  readonly source: string
  /** Are its tables to stand as close as they can be read? For a sheet of many chapters. */
  readonly close?: true
}
