/** What is told of the tour over time. */

/** One half-month of the tour. */
export interface HistoryHalfMonth {
  /** Counted from 0, early January 1967. */
  readonly halfMonth: number
  /** "Early March 1967". */
  readonly date: string
  /** It is the one under way. */
  readonly now: boolean
  /** Null where there was no contact, or not yet. */
  readonly mission: HistoryMission | null
  /** The platoon as the half-month left it. */
  readonly strength: { readonly present: number; readonly away: number; readonly open: number }
  /** Of the men present and away; null where there are none. */
  readonly averageRep: number | null
}

export interface HistoryMission {
  readonly id: number
  /** "Patrol"; null before it has been rolled. */
  readonly type: string | null
  /** Empty until it has been rolled. */
  readonly area: string
  readonly eal: number | null
  readonly result: string | null
  readonly points: number | null
  readonly confirmed: number
  readonly unconfirmed: number
  readonly killed: number
  readonly wounded: number
  readonly missing: number
}

export interface HistoryView {
  /** Oldest first; those before a tour was taken over from paper are not known. */
  readonly halfMonths: readonly HistoryHalfMonth[]
  /** Half-months that the time axis shows: the tour, and more where it has gone on. */
  readonly axis: readonly { readonly halfMonth: number; readonly date: string }[]
  readonly totals: Omit<HistoryMission, 'id' | 'type' | 'area' | 'eal' | 'result' | 'points'> & {
    readonly missions: number
    readonly points: number
  }
}
