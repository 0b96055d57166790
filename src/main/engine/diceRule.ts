import type { Off } from './dice.ts'

/** A number, or the name of one of the situation, such as a unit's quality. */
export type NumberOf = number | string

/** How many sides dice have; of a second throw, also a figure that the row of the first gives. Left out: six. */
interface Sided {
  readonly sides?: NumberOf
}

/** How many dice are rolled and how they are read, in the book's own words (FNG p. 1-2). */
export type DiceRule = Sided & Reader

type Reader =
  /**
   * Each die on its own: it passes when it is equal to the number or under it; `alwaysFails` is a score that fails
   * whatever the number.
   */
  | { readonly kind: 'passing'; readonly count: NumberOf; readonly versus: NumberOf; readonly alwaysFails?: number }
  /** Each die on its own: it passes when it comes to at least the number. */
  | { readonly kind: 'atLeast'; readonly count: NumberOf; readonly versus: NumberOf }
  /**
   * Scores summed; `plus` names a number of the situation that is added, `off` dice that are taken off, and the total
   * counts as `least` where it is lower.
   */
  | {
      readonly kind: 'added'
      readonly count: NumberOf
      readonly plus?: string
      readonly off?: readonly Off[]
      readonly least?: number
    }
  /** One die as it lies. */
  | { readonly kind: 'read' }
  /** Every 1 to 3 counts, or only the face named. */
  | { readonly kind: 'successes'; readonly count: NumberOf; readonly only?: number }
  /** The highest of so many dice, one where no more are named; `plus` names a number of the situation that is added. */
  | { readonly kind: 'best'; readonly count?: NumberOf; readonly plus?: string }
  /** 1/2d6. */
  | { readonly kind: 'half' }
  /** Two dice: doubles are that score, else the lower one. */
  | { readonly kind: 'lower' }
  /** One die inside a span: yes or no. */
  | { readonly kind: 'possibility' }
  /** Nothing is rolled: a number is looked up among from/to rows, or a key in a list. */
  | { readonly kind: 'lookUp' }
  /** One throw after the other; a row's `then` is read on the second. */
  | { readonly kind: 'stages'; readonly stages: readonly DiceRule[] }
