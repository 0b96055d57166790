import type { Face, EntryView } from './journal.ts'

/** What is told of the dice of a tour. */

/** Passes among dice that were rolled against a number. */
export interface PassingView {
  readonly dice: number
  readonly passed: number
  /** How many fair dice would have passed, on the average. */
  readonly expected: number
  /** How that is to be taken, in plain words. */
  readonly verdict: string
}

/** Whose hand rolled. */
export interface HandView {
  readonly by: 'program' | 'player'
  readonly who: string | null
  /** "The program", "By hand", "Anna". */
  readonly name: string
}

export interface RollView {
  /** Entry of the journal, and its line. */
  readonly entry: number
  readonly depth: number
  readonly date: string
  readonly title: string
  readonly text: string
  readonly dice: EntryView['lines'][number]['dice']
  readonly target: number | null
  readonly hand: string
  readonly man: number | null
  readonly table: string | null
}

/** Dice of one number of sides. */
export interface DiceKindView {
  readonly sides: number
  readonly dice: number
  readonly faces: readonly { readonly face: Face; readonly count: number }[]
  /** How many times each face would come up on the average. */
  readonly expectedEach: number
  readonly mean: number | null
  readonly fairness: { readonly chiSquare: number; readonly p: number; readonly verdict: string } | null
}

export interface DiceView {
  /** Rolls and dice of the selection. */
  readonly throws: number
  readonly dice: number
  /** The dice of the selection by their sides, fewest first; at least one kind. */
  readonly kinds: readonly DiceKindView[]
  readonly passing: PassingView
  /** The three lists tell of the whole tour, whatever is selected. */
  readonly hands: readonly (HandView & {
    readonly dice: number
    /** Null where the dice are of several kinds. */
    readonly mean: number | null
    readonly passing: PassingView
  })[]
  readonly men: readonly { readonly id: number; readonly name: string; readonly passing: PassingView }[]
  readonly tables: readonly {
    readonly id: string
    readonly title: string
    readonly page: number | null
    readonly throws: number
    readonly dice: number
    readonly passing: PassingView
  }[]
  /** Of the selection, newest first. */
  readonly rolls: readonly RollView[]
}
