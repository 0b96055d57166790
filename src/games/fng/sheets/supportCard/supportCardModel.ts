import type { MissionHead } from '../shared/missionHead.ts'

/** A modifier of a die or a REP: "+1", and when it counts. */
export interface CardModifier {
  readonly by: string
  readonly text: string
  /** It counts in this mission whatever happens: the Support Level, the area. */
  readonly now: boolean
}

/** A line of a table: on which scores what happens. */
export interface CardRow {
  readonly score: string
  readonly text: string
}

/** A table on the card. */
export interface CardTable {
  readonly title: string
  readonly page: number
  readonly modifiers: readonly CardModifier[]
  readonly rows: readonly CardRow[]
}

/** Who may speak into a radio. */
export interface CardCaller {
  readonly name: string
  readonly rep: number
  /** "Leader", "RTO, radio" */
  readonly role: string
}

/** A kind of support, as it stands. */
export interface CardSupport {
  readonly title: string
  /** `ready`: planned for this mission; `used`: was; `same`: the one asset of the line above; `no`: On Demand only. */
  readonly ready: 'ready' | 'used' | 'same' | 'no'
  /** What a call On Demand adds to its die: "-2"; "no" where it cannot be had so, "denied" for the rest of the battle. */
  readonly onDemand: string
  /** What a call On Demand costs: "-5"; empty where it cannot be had so. */
  readonly price: string
  readonly page: number
}

/** A call, as far as it is known. Empty words are for the pencil. */
export interface CardCall {
  readonly turn: string
  readonly what: string
  readonly arrives: string
  /** Rounds or passes that are still to come: boxes to tick. */
  readonly rounds: number
  readonly ready: boolean
}

/** An aircraft of ours, as far as it is known. */
export interface CardCraft {
  readonly name: string
  readonly rep: string
  readonly damage: string
  /** Turn in which it came. */
  readonly turns: string
}

/** What a weapon of the guns does. */
export interface CardWeapon {
  readonly name: string
  readonly rounds: number
  readonly blast: string
  readonly impact: string
  readonly deviation: string
  readonly near: string
}

/** Support of a mission: what there is, how it is called, what has been called (FNG pp. 72-79, 87-97). */
export interface SupportCardModel extends MissionHead {
  readonly title: string
  /** "Support Level 3" */
  readonly level: string
  /** "+3 for each Ready kind that is not used" */
  readonly unused: string
  readonly support: readonly CardSupport[]
  readonly callers: readonly CardCaller[]
  /** Does a radio go along? Without one nobody calls (FNG p. 72); null while nobody has been named. */
  readonly radio: boolean | null
  readonly steps: readonly string[]
  readonly call: CardTable
  /** Null where nothing is Ready. */
  readonly readyRequest: CardTable | null
  readonly requests: readonly CardTable[]
  /** Registered targets: a place to write down for each. */
  readonly targets: number
  readonly calls: readonly CardCall[]
  readonly craft: readonly CardCraft[]
  readonly weapons: readonly CardWeapon[]
  /** How well guns hit, by the dice that the speaker passes. */
  readonly hitting: CardTable
  readonly source: string
}
