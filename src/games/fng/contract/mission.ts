import type { Face } from '../../../contract/journal.ts'
import type { BattleMapView } from './battle.ts'
import type { ReportLimits } from './report.ts'

export interface MissionView {
  readonly id: number
  readonly date: string
  readonly title: string
  /** What it is about, in a line: "Look into all six sectors, then come home"; empty until it is known. */
  readonly aim: string
  readonly objectives: readonly string[]
  /** The situation as the printed briefing has it. */
  readonly facts: readonly FactView[]
  /** Rules that hold in this mission and not in others, as the printed briefing has them. */
  readonly special: readonly string[]
  readonly sectors: readonly MissionSectorView[]
  /** PEFs, and the like-looking markers of a Recon, as they were placed at the start. */
  readonly markers: readonly { readonly number: number; readonly kind: 'pef' | 'marker' }[]
  /** Where we are at the start: we come in over the table's edge, or stand in the sector. */
  readonly start: { readonly sector: number; readonly how: 'entry' | 'start' } | null
  readonly points: readonly { readonly text: string; readonly each: number }[]
  /** What each result takes at least: "good 25, normal 9, bad 0". */
  readonly results: string
  /** Those who go, with what they set out with: also where they are dead or home by now. */
  readonly party: readonly {
    readonly soldierId: number
    readonly name: string
    readonly rep: number
    readonly weapon: string
    readonly leader: string
    readonly attached: boolean
    readonly gear: readonly string[]
  }[]
  readonly stays: readonly StayView[]
  /** The battle of this half-month: `ready` is a briefing that waits for it. Null before it, and once it is reported. */
  readonly battle: 'ready' | 'fought' | 'ended' | null
  /** What the mission type asks for in the report form: names of fields of the report input. */
  readonly reportFields: readonly string[]
  /** Kinds of support that stand ready, as the report names them: `artillery`, `tacticalAir`, `helicopters`, `reinforcements`. */
  readonly supportReady: readonly string[]
  /** What the report cannot have more of, by what the mission has. */
  readonly reportLimits: ReportLimits
  readonly result: string | null
  readonly victoryPoints: number | null
}

/** The briefing of a mission that is being set up, and its table, with the dice of a step that lie there but are not taken yet. */
export interface SetUpSoFar {
  readonly mission: MissionView
  readonly map: BattleMapView
}

/** A line of the situation: "People", "Contested". */
export interface FactView {
  readonly label: string
  readonly value: string
  readonly note: string
  /** The field of the mission whose dice made it; left out where none did. */
  readonly field?: string
}

/** A sector of the table in a line. */
export interface MissionSectorView {
  /** 1-6: top row 1 2 3, bottom row 4 5 6. */
  readonly number: number
  /** "Rice paddy, flooded, 5 buildings" */
  readonly ground: string
  /** `8"`, "table"; empty where the book says nothing. */
  readonly sightDay: string
  readonly sightNight: string
  /** The part of a move that is left on foot: "half". */
  readonly foot: string
  /** "cover, concealment" */
  readonly gives: string
  /** What no figure tells of it: edge rules and special effects, a sentence each. */
  readonly rules: readonly string[]
  /** What lies there for all to see: "PEF 2", "PEF 1: nothing". */
  readonly on: readonly string[]
}

/** So many who stay for the same are told one by one. */
const few = 2

const sortOf = ({ soldierId, away, die }: StayView) =>
  soldierId === null ? '' : away ? 'away' : die === null ? 'more' : 'by their dice'

/** @returns those who stay, as screen and sheet tell them: many who stay for the same are folded to a count and their names. */
export const stayGroups = (stays: readonly StayView[]) =>
  [...Map.groupBy(stays, sortOf)].map(([sort, men]) => ({ sort, men, folded: sort !== '' && men.length > few }))

/** Who does not go on a mission, and why. */
export interface StayView {
  /** "HM3 Voss, D.", "2nd and 3rd squad, 24 men". */
  readonly who: string
  /** "Voss": where many are told in a line; empty for a squad. */
  readonly surname: string
  /** Null for a squad. */
  readonly soldierId: number | null
  /** "goes along on 1-2" */
  readonly why: string
  /** The die that kept him here. */
  readonly die: Face | null
  readonly away: 'hospital' | 'rAndR' | null
}
