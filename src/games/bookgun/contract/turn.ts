import type { CardView } from '../../../contract/journal.ts'

/** A phase of a turn. */
export type PhaseName = 'movement' | 'fire' | 'close' | 'morale'

/** One phase of the turn, in its order. */
export interface PhaseView {
  readonly phase: PhaseName
  readonly title: string
  readonly state: 'done' | 'now' | 'later'
  /** "6 of 11 acted": what happened in it, or what is left. */
  readonly line: string
}

/** What a unit may do: each is the step of that name. */
export type TroopAction =
  | 'move'
  | 'pass'
  | 'rally'
  | 'enter'
  | 'mount'
  | 'dismount'
  | 'climb'
  | 'handleGun'
  | 'sendScouts'
  | 'scoutsBack'
  | 'fire'
  | 'spot'
  | 'reveal'
  | 'stampede'
  | 'casualties'
  | 'note'

/** Something that a unit may do, or not now. */
export interface ActionView {
  readonly action: TroopAction
  readonly title: string
  /** Why it cannot be done now. */
  readonly refused: string | null
  /** What its form begins with. */
  readonly start: Readonly<Record<string, unknown>>
}

export type Spirit = 'fit' | 'shaken' | 'routed'

/** A unit on the table, or waiting to enter it; of a marker only that it is one. */
export interface TroopView {
  readonly id: number
  readonly name: string
  /** "Sgt Tremblay, K."; "no leader"; empty of what needs none. */
  readonly leader: string
  readonly leaderLost: boolean
  readonly force: 'army' | 'insurgents' | 'civilians'
  readonly marker: boolean
  /** Who runs it: the id of a player. */
  readonly runBy: number
  /** Figures, or vehicles, at the start, fit now, and wounded. */
  readonly figures: number
  readonly fit: number
  readonly wounded: number
  /** Those are vehicles, not men. */
  readonly vehicles: boolean
  readonly spirit: Spirit
  readonly reload: number
  /** Has acted in this phase. */
  readonly acted: boolean
  /** Can act in this phase at all: in the fire phase one that reloads cannot. */
  readonly acts: boolean
  /** Why not: "reloads", "waits for close combat"; empty where it can. */
  readonly why: string
  readonly charging: boolean
  readonly mustCharge: boolean
  readonly spotted: boolean
  /** Not on the table yet. */
  readonly waiting: boolean
  /** Off the table for good: destroyed, captured, routed away. */
  readonly gone: boolean
  /** "close order", "open order, prone". */
  readonly formation: string
  /** "in the M113s, holders 4": further words. */
  readonly words: string
  /** Of a mob: how it stands, with what follows from it. */
  readonly mob: { readonly friendly: 'army' | 'insurgents' | 'nobody'; readonly words: string } | null
  readonly actions: readonly ActionView[]
  /** What cannot be noted of it by hand now: "rallied", "stands". */
  readonly notNoted: readonly string[]
}

/** One of the two sides that play. */
export interface SideView {
  readonly id: number
  readonly kind: 'army' | 'insurgents'
  readonly name: string
  readonly force: string
  readonly cards: 'black' | 'red'
  readonly toAct: number
  /** Open units; markers stand in `markers`. */
  readonly troops: readonly TroopView[]
  /** Concealment markers on the table: real and dummies alike. */
  readonly markers: readonly TroopView[]
  readonly hasSeals: boolean
  /** Was a Commander-in-Chief named? Who it is stays sealed until he is shown. */
  readonly commander: { readonly named: boolean; readonly shown: string | null; readonly refused: string | null }
}

/** A card of this phase. */
export interface DrawnView {
  readonly number: number
  readonly card: CardView
  /** The side that it lets act. */
  readonly side: 'army' | 'insurgents'
  /** What became of it: "Cell 1", "passes", "nobody left"; null while it waits. */
  readonly by: string | null
  readonly now: boolean
}

/** The card that waits to be answered. */
export interface CardNowView extends DrawnView {
  readonly joker: boolean
  /** "Black: the Army acts" */
  readonly title: string
  /** "One Army unit that has not acted moves, or passes." */
  readonly words: string
  /** Units that may answer it, in the order of their keys. */
  readonly mayAct: readonly { readonly troop: number; readonly name: string; readonly marker: boolean }[]
  /** The unit that goes on with it: a shaken one that rallied moves yet. */
  readonly goesOn: number | null
  /** Units that may go in a row on the road with it: none where it is fewer than two. */
  readonly row: readonly number[]
}

/** The joker's chart, with what came up last in this turn. */
export interface JokerView {
  readonly rows: readonly { readonly die: number; readonly text: string; readonly now: boolean }[]
  /** "Black joker, card 4: the Army named M240 team 1."; null where none was drawn in this turn. */
  readonly words: string | null
  readonly page: number
}

/** The game under way, as one player sees it. */
export interface TurnView {
  /** Null while no game is under way. */
  readonly game: {
    readonly id: number
    readonly number: number
    readonly scenario: string
    readonly turn: number
    /** Minutes of play when the turn begins, from 1. */
    readonly minute: number
    readonly phase: 'setUp' | PhaseName
    readonly sky: 'clear' | 'fog' | 'rain' | 'snowfall'
    readonly weather: 'dry' | 'mud' | 'snow'
    readonly night: boolean
    readonly cardPerFigure: boolean
    readonly setsUp: 'army' | 'insurgents' | null
  } | null
  readonly phases: readonly PhaseView[]
  readonly sides: readonly SideView[]
  readonly civilians: readonly TroopView[]
  /** All players: the third is the umpire. */
  readonly players: readonly {
    readonly id: number
    readonly name: string
    readonly kind: 'army' | 'insurgents' | 'umpire'
  }[]
  readonly card: CardNowView | null
  readonly drawn: readonly DrawnView[]
  /** Units of all that have yet to act: places for as many cards at least. */
  readonly toAct: number
  readonly deck: { readonly left: number; readonly of: number }
  readonly joker: JokerView
  /** Null while no civilians are on the table. */
  readonly roe: {
    readonly rule: string
    readonly name: string
    readonly text: string
    readonly page: number
    readonly all: readonly { readonly rule: string; readonly name: string; readonly text: string }[]
  } | null
  /** Why no card can be drawn now; null where one can. */
  readonly draw: string | null
  /** "End of movement", with why not; `restPasses`: it ends if all others pass. */
  readonly endPhase: {
    readonly title: string
    readonly refused: string | null
    readonly restPasses: boolean
    /** Guns on which work would rest if the others pass. */
    readonly guns: readonly string[]
  }
  /** Why play cannot start; null where it can, and when it has. */
  readonly start: string | null
  /** How many dummies go with so many real markers, from none on, for the side that sets up; empty once play has begun. */
  readonly dummies: readonly number[]
  /** What else is said of a game before it starts: who has named no Commander-in-Chief. */
  readonly unnamed: readonly string[]
  /** Players who must agree to the end of the game yet, for it opens what they have sealed. */
  readonly mustAgree: readonly { readonly id: number; readonly name: string }[]
  /** Charges that wait for close combat. */
  readonly charges: readonly { readonly troop: number; readonly name: string }[]
  /** Routed units that must try to rally before the turn ends. */
  readonly toRally: readonly { readonly troop: number; readonly name: string }[]
}
