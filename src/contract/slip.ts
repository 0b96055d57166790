import type { ReadingView } from './reading.ts'
import type { EntryView, Face } from './journal.ts'
import type { StepReply } from './question.ts'

/**
 * What a throw of a stretch is known by before it is asked for: the step, the row it is about, and how many throws
 * about that row come before it in the step. Its table belongs to it only where it is settled: which of the terrain
 * tables is rolled on may hang on an earlier throw, while the two dice for sector 3 come in any case.
 */
export interface SlipPlace {
  readonly step: string
  readonly subject: number
  readonly rank: number
  /** Id of the table or check it is rolled for, where that is settled. */
  readonly table: string | null
}

/** Dice lying on the slip, for one throw, or the row that the player has picked in their stead. */
export interface SlipDice extends SlipPlace {
  readonly faces: readonly Face[]
  /** Sides of its dice, where they have not six. */
  readonly sides?: number | undefined
  /** A row of its table; then there are no dice. */
  readonly row: number | null
  /** What the throw is for, as the slip said. */
  readonly why: string
}

/** A throw that comes however the dice before it fall. */
export interface SlipThrowView extends SlipPlace {
  /** Its number on the slip, from 1. */
  readonly number: number
  readonly count: number
  /** Sides of its dice, where they have not six. */
  readonly sides?: number | undefined
  /** "Medal of Valor: Pfc Able, REP 4": what it is for, without what the dice before it may still change. */
  readonly why: string
  /** The same under the head of its phase: "Pfc Able, REP 4". */
  readonly text: string
  /** Rows of its table, in its order. */
  readonly rows: readonly { readonly row: number; readonly text: string }[]
  /** What it would bring, where that hangs on no earlier throw; see `WantedThrowView`. */
  readonly readings: readonly ReadingView[]
  readonly note: string | null
  /** The man it is about. */
  readonly man: { readonly id: number; readonly name: string } | null
}

/** Throws, a choice or a card that come only as the dice before them fall. */
export interface SlipPerhapsView {
  readonly kind: 'dice' | 'choice' | 'card'
  readonly step: string
  /** Id of the table, check, choice or deck that it is of: whom it comes for, the dice before it decide. */
  readonly key: string
  readonly why: string
  /** How many throws of this kind there were at most, and dice for each. */
  readonly most: number
  /** The same where the dice fell by chance alone: more takes rare dice. */
  readonly usual: number
  readonly count: number
  /** Sides of its dice, where they have not six. */
  readonly sides?: number | undefined
  /** In how many of the stretches played for trial it came up; none of them: it takes rare dice. */
  readonly often: { readonly times: number; readonly of: number }
  /** The same in words: "about 40 %". */
  readonly oftenWords: string
}

export interface SlipPhaseView {
  readonly phase: string
  readonly title: string
  readonly page: number
  /** What all its throws are, where they are one thing: "Medal of Valor". */
  readonly check: string | null
  readonly throws: readonly SlipThrowView[]
  readonly perhaps: readonly SlipPerhapsView[]
}

/** All throws that can be foreseen from where the tour stands to the end of that part of the turn. */
export interface SlipView {
  readonly campaign: string
  /** The head it was foreseen from: dice for it are played from there. */
  readonly head: number | null
  /** "The rest of the set-up"; null where nothing can be thrown ahead. */
  readonly title: string | null
  readonly date: string
  readonly phases: readonly SlipPhaseView[]
  /** Throws that are numbered, and the dice they take. */
  readonly throws: number
  readonly dice: number
}

/** What came of playing a stretch. */
export interface StretchReply {
  /** The entries made, oldest first; they are undone as one. */
  readonly played: readonly EntryView[]
  readonly head: number | null
  /** The step that waits for an answer; null when the stretch was played to its end, or stopped before it. */
  readonly question: Extract<StepReply, { status: 'wanted' }> | null
}

/** The same with the dice of a slip. */
export interface SlipReply extends StretchReply {
  /** Dice for throws that are still to come. */
  readonly waiting: readonly SlipDice[]
  /** Dice for throws that were never asked for. */
  readonly notNeeded: readonly SlipDice[]
}
