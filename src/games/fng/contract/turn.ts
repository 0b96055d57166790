import type { EntryView } from '../../../contract/journal.ts'
import type { StepName } from '../../../contract/gameProcedures.ts'
import type { AfterView, HalfMonthSquare } from './after.ts'
import type { MissionView } from './mission.ts'
import type { FilledReport, ReportBoxView, ReportManView } from './report.ts'
import type { SoldierView, SquadView } from './roster.ts'

/** One phase of the half-month. */
export interface PhaseView {
  readonly phase: string
  /** Id of the part of the half-month that it belongs to. */
  readonly part: string
  readonly title: string
  readonly page: number
  readonly state: 'done' | 'now' | 'later' | 'skipped'
  /** What came of it in a word or two: "normal", "12". */
  readonly outcome: string | null
  /** The procedure that does it. */
  readonly procedure: StepName | null
  /** What its button says, and whether that rolls dice. */
  readonly button: string
  readonly dice: boolean
  readonly entries: readonly EntryView[]
}

/** A station of the way of a mission: "Contact", "Briefing". */
export interface StationView {
  readonly id: 'contact' | 'briefing' | 'battle' | 'afterAction' | 'rollCall'
  readonly title: string
  readonly state: 'done' | 'now' | 'later'
  /** The last phase of it that is done, to be looked back at; null where none is. */
  readonly lookBack: string | null
}

export interface TurnView {
  readonly date: string
  readonly halfMonth: number
  /** Half-month of the tour, from 1, and of how many. */
  readonly ofTour: number
  readonly tourLength: number
  /** What stands over the page: "After the patrol". */
  readonly heading: string
  readonly phases: readonly PhaseView[]
  /** The parts of the half-month in their order. */
  readonly parts: readonly { readonly id: string; readonly title: string }[]
  /** The way of the mission; in a quiet half-month only what there is of it, without a platoon nothing. */
  readonly way: readonly StationView[]
  /** What can be done in one go from here on, "the rest of the aftermath"; null where the player must speak first. */
  readonly rest: string | null
  /** The phase to do now; null when the campaign is over or has no platoon. */
  readonly now: string | null
  /** What the phase is about, in a sentence or two, for the player. */
  readonly explanation: string
  /** The mission as far as it is known, while it is set up. */
  readonly setUp: MissionView | null
  /** What the half-month has come to; null before its battle is over. */
  readonly after: AfterView | null
  /** The half-months of the tour, the first first. */
  readonly squares: readonly HalfMonthSquare[]
  /** What the form of this phase needs to know. */
  readonly form:
    | { readonly kind: 'none' }
    | { readonly kind: 'area'; readonly areas: readonly { readonly area: string; readonly name: string }[] }
    | {
        readonly kind: 'party'
        readonly squads: readonly SquadView[]
        readonly starSquad: number
      }
    | {
        readonly kind: 'report'
        readonly mission: MissionView
        readonly men: readonly ReportManView[]
        /** Every box of the form in its order; the mission names those it asks for. */
        readonly boxes: readonly ReportBoxView[]
        /** What the battle says, where it was tracked and has ended. */
        readonly filled: FilledReport | null
        /** `ready`: it can be tracked, but nobody has begun. */
        readonly battle: NonNullable<MissionView['battle']>
      }
    | {
        readonly kind: 'nextStar'
        readonly candidates: readonly SoldierView[]
        readonly attributes: readonly { readonly id: string; readonly name: string }[]
        readonly what: string
      }
}
