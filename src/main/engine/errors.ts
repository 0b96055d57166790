import type { ChoiceOption } from './answers.ts'
import type { Reading } from './reading.ts'

/** Why the rules refused. Anything else that is thrown inside a step is a bug. */
export type RuleErrorCode =
  /** The tape ran out: `wanted` says which dice or choice comes next. */
  | 'answer-wanted'
  /** An answer that cannot be: a die of 7, an option that was not offered. */
  | 'impossible-answer'
  /** Answers were left over that nobody asked for. */
  | 'answers-left'
  /** The step does not belong to this moment of the tour. */
  | 'not-now'
  /** The input names a man, a row or a mission that is not there (any more). */
  | 'no-longer-applies'
  /** A figure is wanted that the source lacks: it has to be filled in from the player's copy. */
  | 'not-filled'
  /** The input contradicts itself or the rules. */
  | 'bad-input'
  /** It belongs to another game. */
  | 'not-here'

/** A refusal of the rules: the state is untouched, the message is for the player. */
export class RuleError extends Error {
  readonly code: RuleErrorCode
  /** The question that stopped the step; only with `answer-wanted`. */
  readonly wanted: Wanted | null

  constructor(code: RuleErrorCode, message: string, wanted: Wanted | null = null) {
    super(message)
    this.name = 'RuleError'
    this.code = code
    this.wanted = wanted
  }

  /** Why, where it is said elsewhere that nothing was changed. */
  get reason(): string {
    return this.message.replace(/ Nothing was changed\.$/, '')
  }
}

/** @returns a refusal as it stands in a list of them: that nothing was changed is said once, above the list. */
export const withoutEnd = (message: string): string => message.replace(/\.? Nothing was changed\.$/, '')

/** What a step is waiting for: throws that can be made at once, or one choice. */
export type Wanted =
  | { readonly kind: 'dice'; readonly throws: readonly WantedThrow[] }
  | { readonly kind: 'choice'; readonly choice: WantedChoice }

export interface WantedThrow {
  readonly key: string
  readonly subject: number
  readonly occurrence: number
  readonly count: number
  /** Sides of its dice, where they have not six. */
  readonly sides?: number | undefined
  /** For people: "After the Battle Recovery, Pfc Able, REP 4". */
  readonly why: string
  /** Rows of the table that may be picked by hand instead of rolling; empty where there is no table. */
  readonly rows: readonly { readonly row: number; readonly text: string }[]
  /** How it will be read; empty where the dice are read without a table. */
  readonly readings: readonly Reading[]
  /** Why it is so many dice, where that needs a word. */
  readonly note: string | null
}

export interface WantedChoice {
  readonly key: string
  readonly subject: number
  readonly occurrence: number
  readonly why: string
  readonly options: readonly ChoiceOption[]
  /** Where it is no choice but a card: the deck that it is drawn from, and how many are left of how many. */
  readonly deck?: { readonly title: string; readonly left: number; readonly of: number } | undefined
}
