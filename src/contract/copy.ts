import * as z from 'zod'

/** What a game's tables want from the player's copy of the book, as one page asks for it cell by cell. */

/** A cell that the source names and lacks. */
export interface CopyCell {
  readonly tableId: string
  /** Its row as files name it. */
  readonly rowKey: string
  readonly figure: string
  /** How it is filled in: scores of a die ("5-6"), a number, or words. */
  readonly kind: 'scores' | 'number' | 'words'
  /** Sides of the die that scores are of. */
  readonly sides: number
  /** Head of its column: "Suppress". */
  readonly column: string
  /** What is to be looked up: "M16: Suppress". */
  readonly label: string
  /** What the player filled in; null while it is blank. */
  readonly value: string | null
}

/** A row with its blank cells; one without any stands there to be recognised by. */
export interface CopyRow {
  readonly key: string
  readonly title: string
  /** What the source has of it; empty where it has nothing. */
  readonly printed: string
  /** Figures that the source has in those columns, by the head of each. */
  readonly figures: readonly { readonly column: string; readonly text: string }[]
  readonly cells: readonly CopyCell[]
  /** Only some copies have it. */
  readonly spare: boolean
}

export interface CopyTable {
  readonly id: string
  readonly title: string
  /** Why figures of it are missing, in a sentence or two. */
  readonly why: string
  readonly rows: readonly CopyRow[]
  /** Of those that every copy has. */
  readonly filled: number
  readonly total: number
}

/** Something that is played, or waits for cells. */
export interface Playable {
  readonly what: string
  readonly ready: boolean
  /** The first blank cell that it waits for. */
  readonly waitsFor: string | null
}

/** What a game needs from the player's copy. */
export interface CopyView {
  readonly tables: readonly CopyTable[]
  /** Cells that every copy has. */
  readonly filled: number
  readonly total: number
  readonly plays: readonly Playable[]
}

/** Values of the player's copy as a file keeps them, by table, row and figure: the rules check every one of them. */
const values = z.record(
  z.string().max(40),
  z.record(z.string().max(60), z.record(z.string().max(20), z.union([z.string().max(60), z.number()]))),
)

/** The input of the steps that fill in cells: one, or all of a file. */
export const copySteps = {
  fillIn: z.strictObject({
    tableId: z.string().max(40),
    rowKey: z.string().max(60),
    figure: z.string().max(20),
    value: z.string().trim().min(1).max(60).nullable(),
  }),
  takeValues: z.strictObject({ values }),
} as const
