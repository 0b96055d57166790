import type { Card, Deck } from './cards.ts'
import type { OfSides } from './dice.ts'
import type { Reading } from './reading.ts'
import type { Row } from './table.ts'

/** One face of a six-sided die, for whoever writes such dice down. */
export type D6 = 1 | 2 | 3 | 4 | 5 | 6

/** Who brought an answer: the program's seeded dice, or the player's own hand. */
export type By = 'program' | 'player'

/** Whose hand it was. */
export interface Hand {
  readonly by: By
  /** Name of the player, where several play. */
  readonly who?: string | undefined
}

/** A request is matched on replay by key (a table's or check's id), subject (the row it is about) and occurrence; never by position or wording. */
interface Request {
  readonly key: string
  /** Id of the row that the throw is about; 0 where it is about the tour as a whole. */
  readonly subject: number
  /** For people only; never part of the match. */
  readonly why: string
}

export interface DiceRequest extends Request, OfSides {
  /** How many dice, at least 1. */
  readonly count: number
  /** Rows of the table rolled on, which the player may pick by hand instead. */
  readonly rows?: readonly Row[] | undefined
  /** How the dice will be read, so that it can be told before they fall what each would bring. */
  readonly readings?: readonly Reading[] | undefined
  /** Why it is so many dice, where that needs a word: "Two dice: his Target Rating is 2." */
  readonly note?: string | undefined
  /** What the program rolls nobody may reckon from the tour's seed, which is no secret: it hides something. */
  readonly unguessable?: true | undefined
}

/** One way that a choice may go. */
export interface ChoiceOption<T extends string = string> {
  readonly value: T
  readonly label: string
  /** What it brings, where its label does not tell. */
  readonly brings?: string
}

export interface ChoiceRequest<T extends string = string> extends Request {
  readonly options: readonly ChoiceOption<T>[]
}

/** A pick that nobody would roll at the table, such as a name from a list: always drawn by the program. */
export interface DrawRequest extends Request {
  /** The draw is one of 0 .. of-1. */
  readonly of: number
  /** Nobody may reckon it from the tour's seed, which is no secret: it hides something. */
  readonly unguessable?: true
}

/** The next card of a deck: dealt by the program, or drawn from a real deck and named. */
export interface CardRequest extends Request {
  readonly deck: Deck
  /** Ids of the cards that are out of it. */
  readonly dealt: readonly string[]
  /** What each card would bring, for people. */
  readonly brings?: ((card: string) => string) | undefined
}

/** A card that was dealt. */
export interface Dealt extends Hand {
  readonly card: string
}

/** A card that was dealt, as it is drawn for people. */
export interface Drawn extends Hand {
  readonly drawn: Card
}

/** What came of a dice request. */
export interface Throw extends Hand, OfSides {
  /** The faces as they fell; empty when the player picked the row by hand. */
  readonly faces: readonly number[]
  /** Index of the row picked by hand instead of rolling; null when dice were rolled. */
  readonly picked: number | null
}

/** The only door by which chance and the player's choices enter the rules. */
export interface AnswerSource {
  /** @throws RuleError `answer-wanted` when the answer is not known yet. */
  roll(request: DiceRequest): Throw
  /**
   * Several throws asked for at once, so that a player can make them in one go; same order out as in.
   * @param lies told of those that lie there already, by their place in the list, before the others are asked for: a trial
   *   looks at how far it has come by them.
   */
  rollAll(requests: readonly DiceRequest[], lies?: (thrown: Throw, nth: number) => void): readonly Throw[]
  /** @throws RuleError `answer-wanted`, `impossible-answer`. */
  choose<T extends string>(request: ChoiceRequest<T>): T
  draw(request: DrawRequest): number
  /** @throws RuleError `answer-wanted`, `impossible-answer`. */
  deal(request: CardRequest): Dealt
}

interface Answered extends Hand {
  readonly key: string
  readonly subject: number
  /** How many times the same key was asked for the same subject before, in this step. */
  readonly occurrence: number
}

/** One answer of a tape. A tape is everything that one step was told: dice, rows picked by hand, choices, draws. */
export type Answer = Answered &
  (
    | ({ readonly kind: 'dice'; readonly faces: readonly number[] } & OfSides)
    | { readonly kind: 'row'; readonly row: number }
    | { readonly kind: 'choice'; readonly value: string }
    | { readonly kind: 'draw'; readonly value: number }
    | { readonly kind: 'card'; readonly value: string }
  )
