/** A cell that stands in no text. */
export interface CopyCell {
  readonly tableId: string
  readonly rowKey: string
  readonly figure: string
  /** How it is filled in: scores of a die ("5-6"), a number, or words. */
  readonly kind: 'scores' | 'number' | 'words'
  /** "M16: Suppress scores" */
  readonly label: string
  /** What the player filled in; null while it is blank. */
  readonly value: string | null
}

export interface CopyTable {
  readonly id: string
  readonly title: string
  readonly cells: readonly CopyCell[]
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

/** What these rules need from the player's copy. */
export interface CopyView {
  readonly tables: readonly CopyTable[]
  /** Rows for weapons that only some copies have. */
  readonly spare: readonly CopyCell[]
  readonly filled: number
  readonly total: number
  readonly plays: readonly Playable[]
  /** What has been filled in, to be kept as a file for other campaigns. */
  readonly file: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string | number>>>>>>
}
