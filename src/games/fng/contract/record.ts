import type { LineView } from '../../../contract/journal.ts'
import type { BilletView, SoldierView } from './roster.ts'

/** One man's page, and what the player adds to the story. */

/** Something that happened to a man, as his record tells it. */
export interface RecordEvent {
  readonly kind:
    | 'joined'
    | 'rep'
    | 'wounded'
    | 'away'
    | 'back'
    | 'medal'
    | 'attribute'
    | 'post'
    | 'corrected'
    | 'shortTimer'
    | 'star'
    | 'left'
    | 'battle'
    | 'other'
  /** Without his name: "Improve REP: stays at REP 5." */
  readonly text: string
  /** "REP 6 to 5"; null where his REP stayed as it was. */
  readonly result: string | null
  /** The line of the journal with its dice; null where none tells of it. */
  readonly line: LineView | null
  /** The entry that did it; null of what only the report says. */
  readonly entry: number | null
  /** What a battle did to him, action by action: the event itself says what came of it. */
  readonly folded?: readonly RecordEvent[]
}

/** A mission he went on. */
export interface RecordMission {
  readonly id: number
  /** The row that says he went, for "why?". */
  readonly member: number
  /** "Patrol"; null before the type has been rolled. */
  readonly type: string | null
  readonly area: string
  /** Is its report still to come? Until then it does not count among his missions. */
  readonly underWay: boolean
  readonly result: string | null
  readonly confirmed: number
  readonly unconfirmed: number
}

/** A half-month of his time with the platoon in which something happened to him. */
export interface RecordHalfMonth {
  readonly halfMonth: number
  /** "Late Aug 67". */
  readonly date: string
  readonly mission: RecordMission | null
  /** In the order in which they happened. */
  readonly events: readonly RecordEvent[]
  /** His REP as the half-month left it. */
  readonly rep: number
}

/** What the player wrote. */
export interface NoteView {
  readonly id: number
  /** "Late August 1967". */
  readonly date: string
  readonly text: string
}

/** What the player put in. */
export interface PictureView {
  readonly id: number
  readonly hash: string
  readonly date: string
  readonly caption: string
  readonly portrait: boolean
}

/** Another man, for going on to him. */
export interface RecordNeighbour {
  readonly id: number
  /** "Tillman". */
  readonly name: string
}

/** REP over a man's time with the platoon. Places in time are edges: a half-month lies between its number and the next. */
export interface RepCurve {
  /** When he came, and where his tour ends or ended. */
  readonly from: number
  readonly to: number
  /** Where the tour stands; null of a man who has left. */
  readonly now: number | null
  /** Where his tenth month begins; null of officers. */
  readonly tenth: number | null
  /** Each REP he held with the half-month from whose end on he held it, oldest first; `why`: "rolled 6". */
  readonly steps: readonly { readonly at: number; readonly rep: number; readonly why: string | null }[]
  readonly months: readonly { readonly at: number; readonly name: string }[]
}

export interface RecordView {
  readonly man: SoldierView
  /** "Sgt Mercer, J." */
  readonly name: string
  /** "Squad leader, 1st squad. In-country since early January 1967." */
  readonly about: string
  /** "Killed, late August 1967, on patrol."; null while he is with the platoon. */
  readonly parting: string | null
  /** One word for the stamp: "Killed". */
  readonly stamp: string | null
  readonly tourLength: number
  /** "Goes home at the end of late January 1968."; null of a man who has left. */
  readonly outlook: string | null
  /** "9th month"; null of officers, whose time before is not known, and of men who have left. */
  readonly monthInCountry: string | null
  readonly previous: RecordNeighbour | null
  readonly next: RecordNeighbour | null
  readonly weapon: BilletView['weapon'] | null
  readonly sidearm: BilletView['weapon'] | null
  /** "smoke", "flak jacket"; also what he carries on the mission under way. */
  readonly carries: readonly string[]
  /** His Attributes with their effects, and the rows they stand in, for "why?". */
  readonly attributes: readonly {
    readonly row: number
    readonly id: string
    readonly name: string
    readonly effect: string
  }[]
  /** Where the Attributes stand in the book. */
  readonly attributesTable: { readonly id: string; readonly page: number }
  readonly totals: {
    readonly missions: number
    readonly confirmed: number
    readonly unconfirmed: number
    readonly wounds: number
    readonly medals: number
  }
  readonly curve: RepCurve
  /** Newest first. */
  readonly halfMonths: readonly RecordHalfMonth[]
  readonly notes: readonly NoteView[]
  readonly pictures: readonly PictureView[]
  readonly portrait: { readonly id: number; readonly hash: string } | null
}
