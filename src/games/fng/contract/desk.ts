/** The overview of a campaign: what lies on the desk when a tour is opened. */

/** A man as a list of the overview names him. */
export interface DeskMan {
  readonly id: number
  /** "Sgt Mercer, J." */
  readonly name: string
  readonly rep: number
  readonly star: boolean
  /** "Rifleman, 1st". */
  readonly post: string
  /** Half-months he has still to serve. */
  readonly toGo: number
  /** Officers are reassigned, not short. */
  readonly officer: boolean
  readonly shortTimer: boolean
}

/** A Star with his calendar. */
export interface DeskStar extends DeskMan {
  /** Who plays him, where several play. */
  readonly player: string | null
  /** Half-months that he is known to have served: of an officer who became the Star later, only those with this platoon. */
  readonly served: number
  /** When he goes home, and when he first checks as a short timer, in a sentence each. */
  readonly outlook: readonly string[]
  /** How he left: "Killed"; `home` where he lived through his tour. */
  readonly left: { readonly how: string; readonly home: boolean } | null
}

export interface DeskSquad {
  readonly squad: number
  /** "HQ", "1st". */
  readonly name: string
  readonly present: number
  readonly away: number
  /** Men it was generated with. */
  readonly strength: number
}

/** One half-month that has been played, newest first; a quiet one has no mission. */
export interface DeskHalfMonth {
  readonly halfMonth: number
  /** "Late August 1967". */
  readonly date: string
  readonly mission: {
    readonly id: number
    /** "Patrol"; null before the type has been rolled. */
    readonly type: string | null
    /** "Coastal". */
    readonly area: string
    readonly victoryPoints: number | null
    readonly result: 'good' | 'normal' | 'bad' | 'disastrous' | null
    /** What the result brought, in a word or two: "stand-down". */
    readonly consequence: string | null
    /** Null before recovery has told. */
    readonly losses: DeskLosses | null
  } | null
}

/** How many of ours a mission cost. A man who died of wounds or was sent home is not counted as wounded too. */
export interface DeskLosses {
  readonly killed: number
  readonly missing: number
  readonly sentHome: number
  readonly wounded: number
}

export interface DeskView {
  /** "Early September 1967". */
  readonly date: string
  readonly rainy: boolean
  /** The Stars of the tour, the campaign's own first; a lost one stays until another follows. */
  readonly stars: readonly DeskStar[]
  /** Half-months of a full tour of this force: 24 or 26. */
  readonly tourLength: number
  readonly men: number
  readonly strength: number
  readonly fit: number
  readonly shortTimers: number
  readonly newMen: number
  readonly squads: readonly DeskSquad[]
  /** Men who leave within two months, by the half-month at whose end they go, and the other short timers last. */
  readonly leaving: readonly { readonly after: string | null; readonly men: readonly DeskMan[] }[]
  readonly away: readonly (DeskMan & {
    readonly status: 'hospital' | 'rAndR'
    readonly missions: number
    /** "after the next mission". */
    readonly back: string
  })[]
  readonly open: readonly {
    readonly billet: number
    /** "Rifleman, 1st". */
    readonly slot: string
    /** "late Aug". */
    readonly since: string
    /** His replacement comes without a roll. */
    readonly automatic: boolean
  }[]
  /** Results of missions that still wait to act. */
  readonly waiting: readonly {
    readonly id: number
    readonly text: string
    readonly page: number
    /** "late August"; null of the extra die for the next Contact test, which is always of the last one. */
    readonly since: string | null
  }[]
  readonly halfMonths: readonly DeskHalfMonth[]
}
