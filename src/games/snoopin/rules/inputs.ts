import type { FatigueCount } from './fatigue.ts'
import type { CampaignKind, Fate, Left, ManStatus, Role, SideKind } from './state.ts'

/** What each step takes. Sides, forces, squads, teams and men are named by their ids. */

export interface BeginCampaign {
  readonly title: string
  readonly kind: CampaignKind
  readonly setting: string
  /** Turns; null: open ended. */
  readonly length: number | null
  readonly coop: boolean
  /** 6 or 8. */
  readonly blockingInches: number
  readonly ranksSealed: boolean
  /** Two; at least one of regulars. */
  readonly sides: readonly { readonly name: string; readonly kind: SideKind; readonly player: string }[]
}

/** A platoon of a regular side, or the one insurgency of an irregular one. */
export interface AddForce {
  readonly side: number
  readonly player: string
  readonly name: string
  /** Sides: 6, 8, 10 or 12. */
  readonly troopQuality: number
  readonly morale: number
  readonly confidence: string
  readonly supply: string
  /** Of a platoon; empty where it has none. */
  readonly officer: string
  readonly sergeant: string
  readonly medic: string
}

export interface AddSquad {
  readonly force: number
  readonly name: string
  /** Stands beside the teams; empty where a team leader leads it. */
  readonly leader: string
  /** The first man of each leads it. */
  readonly teams: readonly { readonly name: string; readonly men: readonly string[] }[]
}

export interface AddMan {
  readonly force: number
  readonly squad: number | null
  readonly team: number | null
  readonly name: string
  readonly role: Role
}

export interface MoveMan {
  readonly man: number
  /** Null for the headquarters. */
  readonly squad: number | null
  readonly team: number | null
}

export interface CorrectMan {
  readonly man: number
  readonly name: string
  readonly role: Role
  readonly leadership: number | null
  readonly status: ManStatus
  readonly note: string
}

export interface RemoveMan {
  readonly man: number
}

export interface CorrectForce {
  readonly force: number
  readonly player: string
  readonly name: string
  /** Sides: 6, 8, 10 or 12. */
  readonly troopQuality: number
  readonly morale: number
  readonly confidence: string
  readonly supply: string
  readonly note: string
}

export interface CorrectTeam {
  readonly team: number
  readonly name: string
  /** Sides: 6, 8, 10 or 12. */
  readonly troopQuality: number
  readonly morale: number
  readonly strength: number
  readonly firepower: number
  readonly defence: number
  readonly reaction: number
}

/** How many of each result of Combat Fatigue a team bears. */
export interface CorrectFatigue extends FatigueCount {
  readonly team: number
}

/** A development that the program has not rolled, or one to be taken away. */
export interface GiveDevelopment {
  readonly team: number
  readonly kind: 'special' | 'leadership'
  readonly key: string
}

export interface TakeDevelopment {
  readonly development: number
}

export interface NamePointMan {
  readonly development: number
  readonly man: number
}

export interface CorrectInsurgency {
  readonly force: number
  readonly supplies: number
  readonly troops: number
  readonly tactics: number
  readonly leadership: number
  readonly disillusioned: boolean
  /** All Special Developments that it holds; null, or left out: those that it has. */
  readonly specials?: readonly { readonly key: string }[] | null
}

/** The optional roll for every leader of a platoon down to its squad leaders. */
export interface RollLeadership {
  readonly force: number
}

export interface AddAsset {
  readonly force: number
  readonly kind: 'internal' | 'available'
  readonly name: string
  /** Operational Momentum Points; null of an internal one. */
  readonly price: number | null
}

export interface CorrectAsset {
  readonly asset: number
  readonly name: string
  readonly price: number | null
}

export interface RemoveAsset {
  readonly asset: number
}

export interface BeginTurn {
  /** Of a pack, or the players' own; empty where there is none. */
  readonly scenario: string
  /** Are missions drawn from the generator? */
  readonly random: boolean
  /** Where they are not: what the scenario tells each side to do. */
  readonly missions: readonly { readonly side: number; readonly words: string }[]
}

/** By its player alone, who holds the machine. */
export interface DrawMission {
  readonly side: number
}

export interface RollMomentum {
  readonly force: number
  /** What a scenario gives in place of two dice; null, or left out: they are rolled. */
  readonly points?: number | null
}

export interface GiveOrders {
  readonly force: number
  /** Teams that go freely, of at least two squads. */
  readonly teams: readonly number[]
  /** Further teams and squads of the platoon, bought. */
  readonly boughtTeams: readonly number[]
  readonly boughtSquads: readonly number[]
  readonly assets: readonly { readonly asset: number; readonly count: number }[]
}

/** At the start of a turn of the game, before Initiative. */
export interface Buy {
  readonly force: number
  readonly boughtTeams: readonly number[]
  readonly boughtSquads: readonly number[]
  readonly assets: readonly { readonly asset: number; readonly count: number }[]
}

export interface RollOff {
  readonly what: 'objectives' | 'edges' | 'deploy'
}

export interface Reconnoiter {
  readonly pieces: number
  /** Empty where no insurgents take part. */
  readonly hotSpots: string
  /** In the order in which they were chosen; the winner of the roll-off begins. */
  readonly objectives: readonly { readonly quarter: number; readonly place: string }[]
  readonly edges: readonly { readonly side: number; readonly edge: string }[]
}

export interface InitiatePlan {
  /** Who drew a Fog of War card before the game. */
  readonly fogCards: readonly { readonly side: number; readonly cards: number }[]
  /** Units of the insurgents on the table, and Kit Carson Scouts with the regulars. */
  readonly units: readonly {
    readonly force: number
    readonly name: string
    readonly kind: 'local' | 'main' | 'leader' | 'scout'
  }[]
}

/** Counts an event of a side's victory list, up or down. */
export interface Tally {
  readonly side: number
  readonly event: string
  readonly by: number
}

export interface Hit {
  readonly man: number
  readonly fate: Fate
  /** Null of the killed and captured. */
  readonly left: Left | null
}

export interface TakeBackHit {
  readonly man: number
}

/** Ticks something that works once a game. */
export interface Use {
  /** Null: the insurgency's. */
  readonly team: number | null
  readonly key: string
}

export interface EndGameTurn {
  /** Who has Initiative, and rolls. */
  readonly initiative: number
}

export interface EndGame {
  readonly words: string
}

export interface Assess {
  readonly sides: readonly {
    readonly side: number
    /** How many parts of its mission it has done; 0 of a side without one. */
    readonly parts: number
    /** Victory Points by a scenario's own list, without momentum; null: by the two lists. */
    readonly points: number | null
  }[]
  readonly words: string
}

export interface DevelopTeams {
  /** Whose teams, where ranks are sealed: each side develops its own. Null, or left out: those of all, or of the one side. */
  readonly side?: number | null
  /** Of every team that went. */
  readonly teams: readonly {
    readonly team: number
    /** It engaged a hostile unit with success and caused casualties. */
    readonly engaged: boolean
    /** At least one hostile unit engaged it. */
    readonly wasEngaged: boolean
    /** It abandoned its casualties. */
    readonly abandoned: boolean
  }[]
}

export interface BuildInsurgency {
  readonly force: number
}

/** New men, each with the name that he gets. */
export interface NameMen {
  readonly men: readonly { readonly man: number; readonly name: string }[]
}

/** The side that opens its mission, or agrees that the campaign ends. */
export interface OneSide {
  readonly side: number
}

export interface EndCampaign {
  readonly words: string
}
