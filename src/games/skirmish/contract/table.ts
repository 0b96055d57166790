export type TurnPart = 'setUp' | 'check' | 'support' | 'phases' | 'counters'

/** One part of a turn, in its order. */
export interface PartView {
  readonly part: TurnPart
  readonly title: string
  readonly state: 'done' | 'now' | 'later'
  /** What happened in it, or what is left. */
  readonly line: string
}

/** What a figure may do. */
export type FigureAction =
  | 'move'
  | 'creep'
  | 'fire'
  | 'guess'
  | 'throw'
  | 'launch'
  | 'listen'
  | 'meet'
  | 'spot'
  | 'placeClaymore'
  | 'fireClaymore'
  | 'runOver'
  | 'takeRadio'

/** Something that a figure may do, with what it costs. */
export interface ActionView {
  readonly action: FigureAction
  readonly title: string
  /** Phases that it spends now; 0 for what costs none. */
  readonly phases: number
  /** Phases in a row that it takes in all, where those are not all of them; else null. */
  readonly of: number | null
  /** Why it cannot be done now. */
  readonly refused: string | null
}

/** A point of the drawn table, in inches from its left edge and from its upper one. */
export interface PointView {
  readonly across: number
  readonly down: number
}

/** The drawn table, in inches. */
export interface GroundView {
  readonly width: number
  readonly depth: number
}

/** What is drawn beside a figure. */
export type FigureMark = 'hidden' | 'heard' | 'preparing' | 'radio'

export interface FigureView {
  readonly id: number
  readonly name: string
  readonly kind: 'man' | 'apc'
  /** The man of the squads that it is; null for any other, and while that is sealed from who looks. */
  readonly man: number | null
  readonly weapon: string
  readonly counters: number
  /** Phases of this turn, and how many are left. */
  readonly phases: number
  readonly left: number
  readonly pips: number
  readonly hidden: boolean
  readonly heard: boolean
  /** Fired in this turn. */
  readonly fired: boolean
  readonly out: boolean
  /** "radio; loading, 1 of 2" */
  readonly words: string
  readonly marks: readonly FigureMark[]
  /** Where it stands on the drawn table; null while it has not been placed. */
  readonly at: PointView | null
  /** What it may do now; empty for the side that is not on. */
  readonly actions: readonly ActionView[]
}

export interface SideView {
  readonly id: number
  readonly name: string
  readonly force: string
  readonly active: boolean
  readonly figures: readonly FigureView[]
  /** How many are sealed; null where both have not agreed to say so. */
  readonly sealed: number | null
  readonly support: SupportView
  /** "Reyes", "nobody", "destroyed"; null without a radio, or where it might be sealed from who looks. */
  /** Has he sealed anything in this game? That he has, all may know. */
  readonly hasSeals: boolean
  readonly radio: string | null
  readonly mortars: readonly {
    readonly id: number
    readonly name: string
    readonly words: string
    readonly ready: boolean
    /** Its target point since it was set up. */
    readonly aimedAt: string | null
    /** Why it cannot be fired, and why not be set up or taken down. */
    readonly fire: string | null
    readonly move: string | null
  }[]
}

/** Off-table support of a side. */
export interface SupportView {
  readonly shots: number
  readonly shotsPerTurn: number
  readonly turns: number
  /** Where the last shot of this turn landed. */
  readonly last: string | null
  /** The blank cell of the player's copy that it waits for. */
  readonly waitsFor: string | null
}

export interface CheckView {
  readonly figure: number
  readonly name: string
  readonly counters: number
  /** The die removes him up to this score. */
  readonly removedUpTo: number
}

export interface BlastView {
  readonly id: number
  /** Whose turn it was. */
  readonly sideId: number
  readonly kind: 'support' | 'speculative' | 'grenade' | 'mortar' | 'mine' | 'claymore'
  readonly landed: string
  /** Which shot of its turn it is, of support. */
  readonly nth: number | null
  /** How it went astray: `5" east`, "same place"; null of what is no support. */
  readonly stray: string | null
  /** On the drawn table: where it landed, what it went astray from, and, of a first shot, the point it was aimed at. */
  readonly at: PointView | null
  readonly from: PointView | null
  readonly aim: PointView | null
  /** How far it reaches, in inches; null while that is blank. */
  readonly reach: number | null
  /** Who has had his counters: names that may be told. */
  readonly struck: readonly { readonly figure: number; readonly name: string }[]
  /** It was said that nobody who is shown was near it. */
  readonly nobodyNear: boolean
  /** What it does to those near. */
  readonly effect: string
  /** It has yet to be said who in the open was near it. */
  readonly asksOpen: boolean
  /** Who looks has yet to say which of his sealed figures were near it. */
  readonly asksHidden: boolean
}

/** The game under way, as one player sees it. */
export interface TableView {
  /** Null while no game is under way. */
  readonly game: {
    readonly number: number
    readonly scenario: string
    readonly hiddenRules: 'noise' | 'alternate'
    readonly turn: number
    readonly sideId: number
  } | null
  /** Null where the players draw no table. */
  readonly ground: GroundView | null
  readonly parts: readonly PartView[]
  readonly sides: readonly SideView[]
  readonly checks: readonly CheckView[]
  /** Are sealed figures checked and struck by their own player, apart from the others? */
  readonly sealsApart: boolean
  /** The check of sealed figures, for their player while it is to be made; else null. Nobody may be on it. */
  readonly sealedChecks: readonly CheckView[] | null
  readonly blasts: readonly BlastView[]
  readonly smoke: readonly { readonly landed: string; readonly inches: number; readonly turnsLeft: number }[]
  /** May the first shot be corrected by a smoke round of the turn before? Where that lies; null where there is none. */
  readonly spotted: string | null
  /** Where the smoke round of this turn lies; null before there is one. */
  readonly smoked: string | null
  /** The types of grenade, each with the blank cell that it waits for. */
  readonly grenades: readonly {
    readonly type: 'fragmentation' | 'phosphorus' | 'third'
    readonly name: string
    readonly waitsFor: string | null
  }[]
  /** Enemies that have moved with a noise, for who listens: sealed ones are asked of their player, and are not named here. */
  readonly noises: readonly { readonly figure: number; readonly name: string; readonly pips: number }[]
}

/** What a side has sealed. */
export interface SealedView {
  readonly name: string
  readonly things: readonly {
    readonly id: number
    readonly kind: 'figure' | 'mine' | 'claymore'
    readonly number: number
    readonly figureId: number | null
    readonly name: string
    readonly weapon: string
    readonly place: string
    readonly counters: number
    readonly out: boolean
  }[]
  /** What was written into the journal of it. */
  readonly digests: readonly string[]
}
