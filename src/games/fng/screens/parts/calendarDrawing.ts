/** One area of a calendar's picture: a half-month of the tour. */
export interface CalendarArea {
  /** Half-months to go when it is coloured; 1 is the last. */
  readonly number: number
  readonly outline: string
  /** The pencil, stroke by stroke: one `M…L…` each. */
  readonly strokes: string
  /** Which pencil: `--c-<tone>`. */
  readonly tone: string
  /** Where its number stands. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A picture to be coloured in as the tour goes by, drawn for a field of 600 by 800. */
export interface CalendarDrawing {
  readonly areas: readonly CalendarArea[]
  /** Thin lines under what stands on the ground. */
  readonly fine: string
  /** What stands on the ground and stays paper. */
  readonly solid: string
  /** Thin lines on that. */
  readonly front: string
}
