import type { DieView, RankView, SideName, TraitView } from './parts.ts'

export interface ManView {
  readonly id: number
  readonly name: string
  readonly role: string
  /** "Squad leader" */
  readonly roleName: string
  readonly leadership: number | null
  /** "FNG: Troop Quality d8, Morale d8"; empty of those who were there from the start. */
  readonly quality: string
  readonly status: string
  /** "in the Return to Duty Pool, turn 5"; empty of the fit. */
  readonly away: string
  readonly squad: number | null
  readonly team: number | null
  readonly note: string
  /** He stands in a place of his own: another has not filled it. */
  readonly mayMove: boolean
  /** He was written down by mistake, if at all: nothing has happened to him. */
  readonly mayLeave: boolean
}

export interface TeamView {
  readonly id: number
  readonly name: string
  readonly squad: number
  readonly leader: string
  readonly troopQuality: DieView
  readonly morale: DieView
  /** Die for Reaction rolls, by rank and fatigue. */
  readonly reaction: DieView
  readonly fit: number
  readonly strength: number
  readonly ranks: readonly RankView[]
  readonly specials: readonly (TraitView & {
    readonly kind: 'special' | 'leadership'
    readonly pointMan: string
    /** Loss of Edge does not take it. */
    readonly works: boolean
  })[]
  readonly fatigues: readonly TraitView[]
  /** Its ranks and developments bring nothing: Loss of Edge. */
  readonly edgeLost: boolean
  /** Morale below d6: it may not be fielded. */
  readonly ineffective: boolean
  /** In sentences: what to do about its fatigue; empty while it is fresh. */
  readonly advice: string
  readonly committed: boolean
  /** A turn has begun: it may bear fatigue. */
  readonly mayTire: boolean
  /** Ranks and developments are kept from who looks: those lists are empty then. */
  readonly sealed: boolean
}

/** Men who are counted together: all of a squad, or the headquarters. */
export interface CountView {
  readonly fit: number
  readonly strength: number
}

export interface SquadView extends CountView {
  readonly id: number
  readonly name: string
  readonly leader: string
  readonly leadership: number | null
  readonly teams: readonly TeamView[]
}

export interface AssetView {
  readonly id: number
  readonly name: string
  readonly price: number | null
}

/** A platoon, or an insurgency with nothing but its ratings and assets. */
export interface ForceView {
  readonly id: number
  readonly side: number
  readonly kind: 'platoon' | 'insurgency'
  readonly name: string
  readonly player: string
  readonly troopQuality: number
  readonly morale: number
  readonly confidence: string
  readonly supply: string
  readonly note: string
  /** Leaders of it may be rolled for now. */
  readonly mayRate: boolean
  readonly fit: number
  readonly strength: number
  /** Who belongs to no squad, in order of rank; the lost last. */
  readonly headquarters: readonly ManView[]
  /** Who of it leads the platoon now. */
  readonly leaders: readonly ManView[]
  /** Of the headquarters; with those of the squads they add up to the platoon's. */
  readonly headCount: CountView
  readonly squads: readonly SquadView[]
  readonly men: readonly ManView[]
  readonly internal: readonly AssetView[]
  readonly available: readonly AssetView[]
  readonly returning: readonly ManView[]
  readonly replacing: readonly ManView[]
  /** Dead, captured, sent home; and those whose whereabouts are unknown. */
  readonly lost: readonly ManView[]
  readonly insurgency: {
    readonly ranks: readonly RankView[]
    readonly specials: readonly TraitView[]
    readonly disillusioned: boolean
    readonly sealed: boolean
    /** A turn has begun: its special developments can be put right. */
    readonly mayHold: boolean
  } | null
}

export interface ForcesData {
  readonly sides: readonly SideName[]
  readonly forces: readonly ForceView[]
  /** The campaign stands between its turns: a further force may come. */
  readonly mayAdd: boolean
  /** What takes a man out of each pool, on the die of his team: "4 or more". */
  readonly outOfPool: { readonly returning: string; readonly replacing: string }
  /** Ratings that a force begins with (p. 5), unless the players agree on others. */
  readonly ratings: {
    readonly troopQuality: number
    readonly morale: number
    readonly confidence: string
    readonly supply: string
  }
  /** Suggested prices of assets (p. 7), for whoever agrees them. */
  readonly suggested: readonly { readonly name: string; readonly price: number }[]
}
