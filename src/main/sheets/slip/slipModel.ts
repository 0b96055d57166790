import type { SheetForm } from '../sheet.ts'

/** One numbered throw of the paper slip. */
export interface SlipLine {
  readonly number: number
  /** What the program knows the throw by, however the slip is numbered when it comes back; without full stops. */
  readonly place: string
  /** "Pfc Able, REP 4". */
  readonly why: string
  /** Dice to be thrown: an empty box each. */
  readonly count: number
}

/** What a printed dice slip says: all throws of a stretch that can be foreseen. */
export interface SlipModel {
  readonly title: string
  readonly unit: string
  /** "USMC, I Corps, early September 1967" */
  readonly when: string
  readonly phases: readonly {
    readonly title: string
    /** "Medal of Valor, p. 103". */
    readonly note: string
    readonly lines: readonly SlipLine[]
    /** Throws that may come as well, in words. */
    readonly perhaps: readonly string[]
  }[]
  readonly throws: number
  /** How its code opens the screen that takes the dice, in words; left out where a game has no codes. */
  readonly code?: string
  /** The same for a slip that is filled in as a PDF. */
  readonly form?: SheetForm
  readonly dice: number
  /** The title of the rulebook. */
  readonly source: string
}
