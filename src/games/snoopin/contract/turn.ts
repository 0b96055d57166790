import type { NextView } from './overview.ts'
import type { SideName, StepView } from './parts.ts'

/** A thing that works in a game: once, at its start, or all through it. */
export interface AbilityView {
  /** As `use` names it. */
  readonly key: string
  readonly team: number | null
  /** "1-A", "The insurgency" */
  readonly whose: string
  readonly name: string
  readonly does: string
  readonly when: 'start' | 'once' | 'always'
  readonly used: boolean
}

export interface CasualtyView {
  readonly man: number
  readonly name: string
  readonly team: string
  readonly force: number
  readonly officer: boolean
  readonly fate: 'wounded' | 'killed' | 'captured'
  readonly left: 'evacuated' | 'accompanied' | 'straggler' | null
  /** The turn that he was hit in: an earlier one of men whose whereabouts are unknown. */
  readonly turn: number
  /** Sides of the dice that are rolled for him. */
  readonly die: number
  /** What came out: "Serious Injury", and what it means; null before. */
  readonly result: string | null
  readonly means: string
  /** The line of the journal that says why; null before. */
  readonly rolled: boolean
}

interface TallyView {
  readonly event: string
  readonly text: string
  readonly points: number
  readonly count: number
  /** How many of them the program counts itself. */
  readonly noted: number
  /** Counted by the program alone, from missions and momentum: not to be counted by hand. */
  readonly own: boolean
  /** A loss: men of the platoons are noted by name, by hand only those of attached units are counted. */
  readonly loss: boolean
}

export interface SideScore extends SideName {
  readonly list: readonly TallyView[]
  /** As it stands, momentum left included; final once the operation is assessed. */
  readonly points: number
  readonly pows: number
  /** What they take off the campaign's points. */
  readonly off: number
  /** Campaign Victory Points of the turn, as it stands. */
  readonly campaignPoints: number
}

export interface ConductView {
  readonly team: number
  readonly name: string
  readonly side: number
  readonly force: number
  readonly engaged: boolean
  readonly wasEngaged: boolean
  /** As it was said; before that, whether a man of it was left on the table alone. */
  readonly abandoned: boolean
  readonly leftAlone: boolean
  readonly wasFatigued: boolean
  /** Why it may not roll, in a sentence, for each way the questions may be answered; empty where it may. */
  readonly barred: readonly {
    readonly engaged: boolean
    readonly wasEngaged: boolean
    readonly abandoned: boolean
    readonly why: string
  }[]
  /** What came of it; null before. */
  readonly result: string | null
}

/** The campaign turn as its desk shows it. */
export interface TurnData {
  readonly turn: number | null
  /** Missions are drawn from the generator; else the scenario says how the table is laid out, and who goes. */
  readonly random: boolean
  readonly part: string
  readonly scenario: string
  readonly words: string
  readonly next: NextView | null
  /** What can be done in one go from here: "the rest of the after action"; null where that is one step. */
  readonly rest: string | null
  readonly steps: readonly StepView[]
  readonly sides: readonly SideName[]
  /** With its result in a sentence: "An edge is chosen by Kilo." */
  readonly rollOffs: readonly { readonly what: string; readonly winner: number; readonly words: string }[]
  readonly pieces: number | null
  readonly hotSpots: string
  readonly objectives: readonly { readonly quarter: number; readonly place: string; readonly side: number }[]
  /** Who chooses each objective, in their order; empty before the roll-off. */
  readonly choosers: readonly number[]
  readonly edges: readonly { readonly side: number; readonly edge: string }[]
  readonly accompanying: readonly string[]
  /** Who comes along from the headquarters, by the die: "6: The Lieutenant and the medic". */
  readonly attached: string
  readonly fogCards: readonly { readonly side: number; readonly cards: number }[]
  readonly units: readonly {
    readonly id: number
    readonly force: number
    readonly name: string
    readonly kind: string
    readonly troopQuality: number
    readonly morale: number
    readonly supply: string
    readonly removed: boolean
  }[]
  readonly gameTurn: number | null
  readonly gameOver: boolean
  /** No game is longer. */
  readonly lastGameTurn: number
  /** Whether the game goes on after this turn: "d6, 4 or more"; empty where nothing is rolled. */
  readonly goesOn: string
  readonly abilities: readonly AbilityView[]
  readonly scores: readonly SideScore[]
  readonly margin: string | null
  readonly winner: number | null
  readonly casualties: readonly CasualtyView[]
  /** Men on the table who may be hit: those of the teams that went, and the headquarters with them. */
  readonly onTable: readonly { readonly id: number; readonly name: string; readonly team: string }[]
  readonly conduct: readonly ConductView[]
  /** What a team rolls for its development: "1d10". */
  readonly developmentDice: string
  /** The side whose teams are developed next, where ranks are sealed; null: all of them at once. */
  readonly developing: number | null
  /** The insurgency may be built, has been, or has been passed over; null where it may not. */
  readonly building: { readonly force: number; readonly name: string; readonly result: string | null } | null
  /** New men who have no names yet, of this turn and of those before. */
  readonly unnamed: readonly {
    readonly man: number
    readonly name: string
    readonly team: string
    readonly quality: string
  }[]
  /** What the dice of each pool must show: "4 or more: he rejoins his team". */
  readonly poolWords: Readonly<Record<'return' | 'replacement' | 'new', string>>
  /** Dice that the pools will want, man by man. */
  readonly pools: readonly {
    readonly man: number
    readonly name: string
    readonly team: string
    readonly pool: 'return' | 'replacement' | 'new'
    readonly die: number
    readonly since: number
  }[]
  /** Men hit in this turn who came into a pool: they are first rolled for at the end of the next. */
  readonly waiting: readonly {
    readonly man: number
    readonly name: string
    readonly team: string
    readonly pool: 'return' | 'replacement'
  }[]
  /** Ace Point Men of whom no point man is named, with the men who may be; none of what is sealed. */
  readonly pointMen: readonly {
    readonly development: number
    readonly team: string
    readonly men: readonly { readonly id: number; readonly name: string }[]
  }[]
}
