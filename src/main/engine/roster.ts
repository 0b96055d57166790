/** Which rows of a game's state are its men, for whoever reads a file without the program. */
export interface RosterRows {
  /** The collection. */
  readonly men: string
  /** Rows that name a man: what else stands in them is told with him. */
  readonly place?: {
    readonly collection: string
    /** The column by which they name him. */
    readonly by: string
  }
}
