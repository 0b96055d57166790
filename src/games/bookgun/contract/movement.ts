/** One thing that can be chosen for a move. */
export interface OptionView {
  readonly value: string
  readonly label: string
  /** Why it cannot be chosen for this unit; null where it can. */
  readonly refused: string | null
  /** Set where it comes of how the unit and the game stand: what the form begins with. */
  readonly usual: boolean
}

/** A flag of the move's form. */
export interface BesideView extends OptionView {
  readonly value: 'prone' | 'leaderless' | 'carrying' | 'backs' | 'water'
}

/** One die of a stage. */
interface StageDie {
  readonly face: number
  /** In: it counts. Gone: taken off in a stage before. Off: taken off just now. */
  readonly state: 'in' | 'off' | 'gone'
}

/** A stage of a move: the dice as they lie then, with what is left in inches. */
export interface StageView {
  /** "Three dice", "High die off", "Its amount again". */
  readonly title: string
  /** "rough, for the Army" */
  readonly why: string
  readonly dice: readonly StageDie[]
  /** A number taken off or added besides the dice: -5. Null where the dice say it all. */
  readonly amount: number | null
  /** What is left: halves on a slope. */
  readonly inches: number
}

/** What a move comes to before its dice fall. */
export interface MovePlanView {
  /** Dice to be thrown. */
  readonly dice: number
  /** "Army, open order, cross country": the cell of the table. */
  readonly cell: string
  /** The throw itself, and what will be done to it, in order: "High die off: rough, for the Army". */
  readonly stages: readonly { readonly title: string; readonly why: string }[]
  /** No dice at all: an aircraft. */
  readonly unlimited: boolean
}

/** The last move of a unit in this turn. */
export interface MoveMadeView {
  readonly stages: readonly StageView[]
  /** May move up to. */
  readonly inches: number
  readonly unlimited: boolean
  /** "Falls back", "Moves", "In a row of three units". */
  readonly words: string
}

/** A row of the movement table. */
export interface MovementRowView {
  readonly key: string
  /** "Army", "Insurgents", "Civilians", "Others". */
  readonly group: string
  readonly title: string
  /** By column: cross country, road, charge, charge on road; "3/4", "-", null while blank. */
  readonly cells: readonly {
    readonly column: 'cross' | 'road' | 'charge' | 'chargeRoad'
    readonly text: string | null
    /** Filled in from the player's copy. */
    readonly own: boolean
    /** The cell of the move as it is put together. */
    readonly now: boolean
  }[]
  /** "high", "low", "none", "no". */
  readonly rough: string
  /** The row of the move as it is put together. */
  readonly now: boolean
}

/** A unit's move: what can be chosen, the plan, the table, and what came of it. */
export interface MovementView {
  readonly troop: {
    readonly id: number
    readonly name: string
    readonly leader: string
    /** "7 figures", "3 vehicles": those who are fit. */
    readonly strength: string
  }
  readonly formations: readonly OptionView[]
  readonly ways: readonly OptionView[]
  readonly grounds: readonly OptionView[]
  readonly weathers: readonly OptionView[]
  readonly slopes: readonly OptionView[]
  readonly ends: readonly OptionView[]
  readonly besides: readonly BesideView[]
  /** Why it may not turn once more as it moves now; null where it may. */
  readonly turnsRefused: string | null
  /** Null where the move as put together is refused. */
  readonly plan: MovePlanView | null
  readonly refused: string | null
  /** What the chosen ground, and else the weather, does: title, words, page. */
  readonly explained: { readonly title: string; readonly text: string; readonly page: number } | null
  /** Leader within 6" or not, in a sentence. */
  readonly leaderWords: string
  readonly table: readonly MovementRowView[]
  /** What it did in this turn; null while it has not. */
  readonly made: MoveMadeView | null
}
