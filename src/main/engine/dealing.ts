import type { AnswerSource, Dealt, Drawn } from './answers.ts'
import { cardOf, cardsLeft, type Card, type Deck } from './cards.ts'
import { RuleError } from './errors.ts'
import { text, type RowOf } from './state.ts'

/** Columns of a collection of cards that have been dealt: what is out of a deck is rows, so undo puts it back. */
export const dealtColumns = { deck: text(), card: text() }

export type DealtRow = RowOf<typeof dealtColumns>

interface Dealing<C extends Card> {
  readonly dealt: readonly DealtRow[]
  readonly deck: Deck<C>
  readonly dice: AnswerSource
  /** Id of the row that the card is for; 0 for the game as a whole. */
  readonly subject: number
  readonly why: string
  /** What each card would bring, for people. */
  readonly brings?: (card: C) => string
  readonly newId: () => number
}

/**
 * Deals the next card of a deck.
 * @returns it, with who brought it and the rows of dealt cards as they are then.
 * @throws RuleError `not-now` when all cards are out; `answer-wanted`, `impossible-answer` as other questions.
 */
export function dealCard<C extends Card>({
  dealt,
  deck,
  dice,
  subject,
  why,
  brings,
  newId,
}: Dealing<C>): {
  readonly card: C
  readonly answer: Dealt & Drawn
  readonly dealt: readonly DealtRow[]
} {
  const out = idsOut(dealt, deck)
  if (cardsLeft(deck, out).length === 0)
    throw new RuleError(
      'not-now',
      `${why}: all cards of ${deck.title} are out. Shuffle them first. Nothing was changed.`,
    )
  const answer = dice.deal({
    ...{ key: deck.id, subject, why, deck, dealt: out },
    ...(brings && { brings: (id: string) => brings(cardOf(deck, id)) }),
  })
  const card = cardOf(deck, answer.card)
  return {
    card,
    answer: { ...answer, drawn: card },
    dealt: [...dealt, { id: newId(), deck: deck.id, card: answer.card }],
  }
}

const idsOut = (dealt: readonly DealtRow[], { id }: Deck): string[] =>
  dealt.flatMap((row) => (row.deck === id ? [row.card] : []))

/** @returns how many cards have not been dealt. */
export const leftInDeck = (dealt: readonly DealtRow[], deck: Deck): number =>
  cardsLeft(deck, idsOut(dealt, deck)).length

/** @returns the rows after a shuffle: all cards are in the deck again, but those that stay out, such as in a hand. */
export const shuffled = (
  dealt: readonly DealtRow[],
  { id }: Deck,
  staysOut: (row: DealtRow) => boolean = () => false,
): DealtRow[] => dealt.filter((row) => row.deck !== id || staysOut(row))
