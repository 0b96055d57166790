/** Who is in the unit of a tour, for the terminal. */
export interface RosterOf {
  /** Name of the query that knows. */
  readonly query: string
  /** @param view what the query has answered. */
  readonly text: (view: never) => readonly RosterText[]
}

/** A line of plain text, or rows of cells that stand in columns. */
export type RosterText = string | readonly (readonly string[])[]
