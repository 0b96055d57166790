import type { RankView, SideName, StepView, TraitView } from './parts.ts'

/** What comes next: a title, a sentence, and the step that is taken for it. */
export interface NextView {
  /** The part of the turn: "Plan and orders". */
  readonly part: string
  readonly title: string
  readonly text: string
  /** The step that needs no word of the player; null where a page must be filled in first. */
  readonly step: string | null
  readonly input: Readonly<Record<string, unknown>>
  /** Name of the route where it is done. */
  readonly page: string
  /** Only this side's player takes it; null: anybody. */
  readonly owner: number | null
  /** It rolls dice. */
  readonly rolls: boolean
}

/** A side's score after one turn. */
export interface ScorePoint {
  readonly turn: number
  /** Campaign Victory Points of the turn. */
  readonly points: number
  /** Added up so far. */
  readonly total: number
}

export interface GameLine {
  readonly turn: number
  readonly scenario: string
  /** A mission for each side that had one, once it was opened. */
  readonly missions: readonly { readonly side: number; readonly name: string; readonly achieved: boolean | null }[]
  /** Points of the game, by side in their order. */
  readonly points: readonly (number | null)[]
  readonly margin: string | null
  /** Id of the side that won; null of a draw. */
  readonly winner: number | null
  /** "4 hurt, 1 POW" of each side's platoons. */
  readonly losses: readonly string[]
}

/** The desk of the campaign: what next, who is ahead, what there is. */
export interface OverviewData {
  readonly title: string
  readonly kind: 'pack' | 'free'
  readonly setting: string
  readonly length: number | null
  /** Number of the turn under way or the last one; 0 before the first. */
  readonly turn: number
  readonly coop: boolean
  readonly next: NextView | null
  readonly steps: readonly StepView[]
  readonly sides: readonly (SideName & {
    readonly scores: readonly ScorePoint[]
    readonly total: number
  })[]
  /** How they stand: "Draw", "Marginal Victory"; empty before the first game. */
  readonly standing: string
  /** Who is ahead; null: nobody. */
  readonly ahead: number | null
  readonly games: readonly GameLine[]
  /** What a POW takes off the campaign's points. */
  readonly powPoints: number
  /** Sides whose players must agree yet before the campaign can be ended, for that opens their ranks. */
  readonly mustAgree: readonly { readonly side: number; readonly name: string; readonly player: string }[]
  /** The missions of the turn, for whom they are sealed: never what they are. */
  readonly missions: readonly {
    readonly side: number
    readonly name: string
    readonly sealed: boolean
    readonly known: string | null
  }[]
  readonly momentum: readonly {
    readonly force: number
    readonly name: string
    readonly rolled: number | null
    readonly left: number
    /** It is kept at home in this turn, and has none. */
    readonly sitsOut: boolean
    readonly prices: readonly { readonly name: string; readonly price: number }[]
  }[]
  readonly pools: {
    readonly returning: number
    readonly replacing: number
    readonly unknown: number
    readonly captured: number
  }
  /** Null where both sides are regulars. */
  readonly insurgency: {
    readonly force: number
    readonly name: string
    readonly player: string
    readonly ranks: readonly RankView[]
    readonly specials: readonly TraitView[]
    readonly disillusioned: boolean
    /** Kept from the other side by agreement: then ranks and specials are empty for whoever else looks. */
    readonly sealed: boolean
  } | null
  readonly over: { readonly text: string; readonly winner: number | null } | null
}
