import type { LineView } from './journal.ts'
import type { WantedThrowView } from './question.ts'

import type * as z from 'zod'
import type { ownTable } from './houseSteps.ts'

/** A table of the player's own, as it is written and as packs hold it. */
export type OwnTable = z.output<typeof ownTable>

/** What has to be said before a table can be rolled on alone. */
export interface TableAsks {
  /** Numbers that it names: REP, EAL. */
  readonly numbers: readonly string[]
  readonly circumstances: readonly { readonly when: string; readonly text: string }[]
  /** False of lists and look-ups. */
  readonly rolled: boolean
  /** Sides that all of its dice have; null where that hangs on the case. */
  readonly sides: number | null
}

/** A table that is rolled on alone, with the dice that lie. */
export interface TableLive {
  /** The throws that these dice have come to; the last waits for dice, where there is no line yet. */
  readonly throws: readonly WantedThrowView[]
  /** What all of them bring; null while dice are missing. */
  readonly line: LineView | null
}

export interface TableView {
  readonly id: string
  readonly title: string
  readonly page: number | null
  /** Id of the game that it is of. */
  readonly game: string
  readonly dice: string
  readonly modifiers: readonly { readonly when: string; readonly effect: string; readonly unit: string }[]
  readonly rows: readonly Readonly<Record<string, string | number>>[]
  /** Footnotes; those that a cell refers to begin with their mark: "(1) ...". */
  readonly notes: readonly string[]
  /** The columns that a player reads, without the scores, in order. */
  readonly heads: readonly string[]
  /** The part of the book that it stands in: "Melee". */
  readonly chapter: string
  /** House rules that are laid over it; left out by the book. */
  readonly house?: HouseMarks
  /** Of the player, not of the book: as he wrote it. */
  readonly own?: OwnTable
}

/** A table without the game it belongs to. */
export type RolledTable = Omit<TableView, 'game' | 'chapter' | 'own'>

/** Where a table is not as in the book. */
export interface HouseMarks {
  /** Places of rows and modifiers, from 0. */
  readonly rows: readonly number[]
  readonly modifiers: readonly number[]
  readonly differences: readonly { readonly what: string; readonly book: string; readonly house: string }[]
  /** The table as in the book. */
  readonly book: RolledTable
}
