import type { GrenadeType, HiddenRules } from './state.ts'

/** What each step takes. Figures, sides, men and marks are named by their ids; distances are inches, measured by the players. */

export interface BeginCampaign {
  readonly title: string
  /** Two. */
  readonly players: readonly { readonly name: string; readonly force: string }[]
}

export interface NewMan {
  readonly name: string
  /** Key of `skirmish.weapons`. */
  readonly weapon: string
}

export interface AddSquad {
  readonly side: number
  readonly name: string
  readonly men: readonly NewMan[]
}

export interface AddMen {
  readonly squad: number
  readonly men: readonly NewMan[]
}

export interface NameSquad {
  readonly squad: number
  readonly name: string
}

/** Puts a man into another squad of his side. */
export interface MoveMan {
  readonly man: number
  readonly squad: number
}

export interface CorrectMan {
  readonly man: number
  readonly name: string
  readonly weapon: string
  readonly status: 'fit' | 'out'
  readonly note: string
}

export interface BeginGame {
  readonly scenario: string
  readonly hiddenRules: HiddenRules
  readonly acrossTurns: boolean
  readonly openNumbers: boolean
  readonly smokeSpreadInches: number
  /** Left out in games begun before there were editions: see the state. */
  readonly edition?: 2 | 3 | 4 | null
  /** Who has the first turn. */
  readonly first: number
  readonly sides: readonly { readonly side: number; readonly shotsPerTurn: number; readonly supportTurns: number }[]
}

export interface Deployed {
  readonly hidden: boolean
  /** Where a hidden figure is, for its player's list. */
  readonly place: string
  readonly radio: boolean
}

export interface Deploy {
  readonly side: number
  readonly men: readonly (Deployed & { readonly man: number })[]
  /** Figures of no squad. */
  readonly others: readonly (Deployed & NewMan)[]
  readonly vehicles: readonly { readonly name: string; readonly weapon: string | null }[]
  readonly mortars: readonly { readonly name: string; readonly setUp: boolean }[]
}

/** Laid before the game; who keeps the list is the side, or its referee. */
export interface LayMines {
  readonly side: number
  readonly places: readonly string[]
}

/** How large the table is that is drawn. */
export interface LayTable {
  readonly width: number
  readonly depth: number
}

/** Inches from the left edge of the table, and from its upper one. */
export interface OnTheTable {
  readonly across: number
  readonly down: number
}

export interface Place {
  readonly figures: readonly (OnTheTable & { readonly figure: number })[]
  /** Where something went off, or the point that it was aimed at. */
  readonly shots: readonly (OnTheTable & { readonly blast: number; readonly aim: boolean })[]
}

export interface OneFigure {
  readonly figure: number
}

export interface CallShot {
  /** Target of the first shot of a turn; further ones go on from where the last one fell. */
  readonly target: string
  /** Corrects the smoke round of the turn before: then it lands there. */
  readonly bySmoke: boolean
}

export interface SmokeRound {
  readonly target: string
  /** Where the paper ball came to rest; null to let the program scatter it. */
  readonly landed: string | null
}

export interface Struck {
  readonly figure: number
  /** Of support: in hard cover. Of grenades: behind cover that they were not lobbed past. */
  readonly cover: boolean
  /** A mortar round that landed on the vehicle itself. */
  readonly direct: boolean
}

export interface Strike {
  readonly blast: number
  readonly figures: readonly Struck[]
}

/** Of the player who holds the machine; none, where none of his sealed figures was near. */
export interface StrikeSealed {
  readonly blast: number
  /** Inches count for a claymore alone. */
  readonly figures: readonly (Struck & { readonly inches: number })[]
}

export interface Move {
  readonly figures: readonly number[]
  readonly way: 'ordinary' | 'tactical'
  /** Of ordinary movement; tactical movement takes what it takes. */
  readonly phases: number
}

export interface Listen {
  readonly figure: number
  /** Has a friend within 10" fired in this turn? */
  readonly friendFired: boolean
  /** Each is one noise: figures that moved within 6" of one another, and the distance of the nearest two. */
  readonly noises: readonly { readonly figures: readonly number[]; readonly inches: number }[]
}

export interface Meet {
  readonly figure: number
  readonly other: number
  readonly inches: number
}

export interface Fire {
  readonly figure: number
  readonly phases: number
  /** Enemies in the arc with a clear shot; where several may have a counter it is chosen. */
  readonly inArc: readonly { readonly figure: number; readonly cover: boolean }[]
}

export interface SpeculativeFire {
  readonly figure: number
  readonly way: 'fire' | 'throw' | 'launch'
  readonly at: string
}

export interface Grenade {
  readonly figure: number
  readonly way: 'throw' | 'launch'
  readonly grenade: GrenadeType
  readonly target: string
  readonly inches: number
}

export interface FireMortar {
  readonly mortar: number
  readonly grenade: GrenadeType
  readonly target: string
  /** How far the target point is from that of its shot before. */
  readonly shiftInches: number
  readonly inSight: boolean
}

export interface MoveMortar {
  readonly mortar: number
}

export interface PlaceClaymore {
  readonly figure: number
  readonly place: string
}

export interface FireClaymore {
  readonly figure: number
  /** The sealed mark. */
  readonly claymore: number
  /** From who fires it to the mine. */
  readonly inches: number
  readonly inArc: readonly { readonly figure: number; readonly inches: number }[]
}

export interface SetOffMine {
  readonly figure: number
  /** The sealed mark. */
  readonly mine: number
}

export interface RunOver {
  readonly vehicle: number
  readonly figure: number
}

/** What the rules lack, or a slip of the hand: close combat, an agreement. */
export interface ByHand {
  readonly figure: number
  readonly counters: number
  readonly out: boolean
  readonly words: string
}

export interface EndTurn {
  /** Figures that keep all their counters. */
  readonly keep: readonly number[]
}

export interface EndGame {
  readonly winner: number | null
  readonly words: string
  /** Who agrees that what he has sealed is opened. Null, or left out, in games that ended before they were asked. */
  readonly agreed?: readonly number[] | null
}
