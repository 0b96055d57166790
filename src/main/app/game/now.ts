/** Where a state stands. */
export interface NowOf<S> {
  /** "Early March 1967", for the journal. */
  readonly moment: (state: S) => string
  readonly phase: (state: S) => string
  /** The turn that a state stands in, counted from 1; null before there is one. */
  readonly turn: (state: S) => number | null
  /**
   * The month that a moment lies in, where the game has a calendar: of each one snapshot is kept for good.
   * @param moment as `moment` says it.
   */
  readonly month?: (moment: string) => string
  /** Steps after which a new turn begins, and a snapshot is kept. */
  readonly endsTurn: (step: string) => boolean
}
