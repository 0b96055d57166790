/** How a figure stands in the battle under way. */
export interface FigureNow {
  readonly counters: number
  /** Phases of this turn that are gone. */
  readonly spent: number
  /** Phases that are in what it gets ready. */
  readonly prepared: number
  readonly pips: number
  /** May the other side fire at it under the rules of spotting? */
  readonly spotted: boolean
  /** Boxes of OUT that are ticked: one for a man, two for a vehicle that has exploded. */
  readonly out: number
}

/** Stands for the scores of a weapon that fires grenades. */
export const grenades = 'grenade'

export interface SquadLine {
  /** In its ring: the number in the squad, a letter for what is attached, "H3" for a hidden figure that was heard. */
  readonly mark: string
  readonly kind: 'man' | 'apc' | 'mortar'
  readonly name: string
  readonly weapon: string
  /** "5-6"; null while it is blank, "" for what has no weapon. */
  readonly suppress: string | null
  readonly note: string
  /** Null before a battle, and for whoever is not seen on the table. */
  readonly now: FigureNow | null
}

/** One line of what is done, or what a score brings. */
export interface KeyLine {
  readonly key: string
  readonly text: string
}

/** Off-table fire support that may still be called. */
export interface SupportModel {
  readonly shots: number
  /** Turns to come. */
  readonly turns: number
  /** Shots that have fallen in the turn that is on. */
  readonly fired: number
}

/** A squad to play from. */
export interface SquadModel {
  readonly title: string
  /** "2nd squad, Ruth" */
  readonly whose: string
  readonly when: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly lines: readonly SquadLine[]
  /** Of its own side, that are over. */
  readonly turnsOver: number
  readonly keys: readonly { readonly title: string; readonly lines: readonly KeyLine[] }[]
  /** Do they spot hidden figures, instead of listening for noise? */
  readonly spotting: boolean
  /** Null where the scenario gives none. */
  readonly support: SupportModel | null
}
