import type { SheetForm } from '../sheet.ts'
import type { CertainThrow, PerhapsThrow } from './throwNames.ts'

/** One numbered throw of the paper slip. */
export interface SlipLine {
  readonly number: number
  readonly place: CertainThrow
  /** "Pfc Able, REP 4". */
  readonly why: string
  /** Dice to be thrown: an empty box each. */
  readonly count: number
}

/** Throws of one kind that may come as well. */
export interface SlipPerhaps {
  /** "Perhaps (about 30 %): course of a road; up to 3 throws of 1 die". */
  readonly why: string
  /** Left out where nothing is written down ahead: choices, cards, and what comes too seldom. */
  readonly boxes?: {
    /** What they go by on the slip: "a". */
    readonly letter: string
    readonly place: PerhapsThrow
    readonly count: number
    /** For how many throws of this kind there are boxes, at most. */
    readonly throws: number
  }
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
    readonly perhaps: readonly SlipPerhaps[]
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
