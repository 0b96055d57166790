import type { SoldierView } from './roster.ts'

/**
 * The DEROS board. Places in time are edges between half-months: a bar from 4 to 9 fills the half-months 4, 5, 6, 7
 * and 8, where 0 is early January 1967.
 */
export interface DerosView {
  /** "Early September 1967". */
  readonly date: string
  readonly over: boolean
  /** The edges the board runs between. */
  readonly from: number
  readonly to: number
  /** Where the pencil line stands: what lies before it is served. */
  readonly today: number
  readonly months: readonly DerosMonth[]
  readonly squads: readonly { readonly squad: number; readonly name: string }[]
  /** In order of squad and line. */
  readonly rows: readonly DerosRow[]
  /** What came and went in each half-month from `from` on. */
  readonly totals: readonly DerosTotal[]
  /** What is due at the ends of the next two half-months; none once the campaign is over. */
  readonly due: readonly DerosDue[]
  readonly open: readonly OpenBillet[]
}

export interface DerosMonth {
  readonly from: number
  readonly to: number
  /** "Jan 67" for the first of a year or of the board, "Feb" for the others. */
  readonly name: string
  readonly rainy: boolean
}

/** A billet, with every man who stood in it and every time when nobody did. */
export interface DerosRow {
  /** Squad and line, which outlive the man: "1-5". */
  readonly key: string
  readonly squad: number
  readonly line: number
  readonly post: string
  readonly attachment: boolean
  /** False for a slot of a platoon that was left behind. */
  readonly stands: boolean
  readonly bars: readonly DerosBar[]
}

export type DerosBar = ManBar | OpenBar

/** One man in one billet. */
export interface ManBar {
  readonly kind: 'man'
  readonly from: number
  /** Where he left the billet, or today. */
  readonly to: number
  /** Where he goes home from it; null once he has left it. */
  readonly home: number | null
  readonly soldierId: number
  /** "Pfc Able, J." */
  readonly name: string
  /** "Pfc Able", for the bar. */
  readonly label: string
  /** REP now, or when he left the platoon. */
  readonly rep: number
  readonly star: boolean
  /** Of an officer only the time to his reassignment is known. */
  readonly officer: boolean
  readonly shortTimer: boolean
  readonly status: SoldierView['status']
  /** Half-months still to serve. */
  readonly left: number
  /** Where his tenth month begins; null where that is not known or not in this bar. */
  readonly tenth: number | null
  readonly away: readonly AwayStay[]
  /** How this bar ends: he is here, went to another billet, or left the platoon. */
  readonly end: 'here' | 'moved' | 'gone' | 'lost'
  /** "Early May 1967", when he came to the platoon. */
  readonly joined: string
  /** "late February 1968", the half-month at whose end he goes home; of a man who has left, when that was. */
  readonly leaves: string
  /** "late Feb 68". */
  readonly leavesShort: string
  /** "Killed, late August 1967, on a patrol", "To the 2nd squad, line 4"; empty while he is here. */
  readonly took: string
  /** Whom he came for: "Pfc Unger, T."; null for the first in a billet and for men of the platoon who moved. */
  readonly cameFor: string | null
}

export interface AwayStay {
  readonly kind: 'hospital' | 'rAndR'
  readonly from: number
  /** For one who is still away, the earliest he can be back. */
  readonly to: number
}

/** Nobody stood here. */
export interface OpenBar {
  readonly kind: 'open'
  readonly from: number
  readonly to: number
  /** Still open? */
  readonly now: boolean
  /** "Open since late August 1967". */
  readonly words: string
}

export interface DerosTotal {
  readonly home: number
  /** Killed, missing or sent home. */
  readonly lost: number
  readonly arrived: number
}

/** What happens by itself at the end of a half-month. */
export interface DerosDue {
  /** "Late September 1967". */
  readonly date: string
  readonly home: readonly DueMan[]
  /** First Short Timer checks, which come at the end of a month. */
  readonly short: readonly DueMan[]
  /** Men who are short already and check again. */
  readonly shortAgain: readonly DueMan[]
  readonly back: readonly DueReturn[]
}

export interface DueMan {
  readonly soldierId: number
  readonly name: string
  readonly rep: number
  /** "Rifleman, 2nd squad". */
  readonly where: string
}

export interface DueReturn extends DueMan {
  readonly from: 'hospital' | 'rAndR'
  /** Only if missions are played by then. */
  readonly ifMission: boolean
}

export interface OpenBillet {
  readonly key: string
  /** "Rifleman, 2nd squad". */
  readonly where: string
  /** "late Aug 67". */
  readonly since: string
  /** How it is filled: without a roll, by a roll, anew with the leaders, or not in this half-month. */
  readonly filled: 'automatic' | 'roll' | 'leaders' | 'barred'
}
