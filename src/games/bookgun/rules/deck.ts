import { jokers, playingCards, type Deck, type PlayingCard } from '../../../main/engine/cards.ts'

/** The initiative deck: 52 cards, a red joker and a black one (p. 11). */
export const initiative: Deck<PlayingCard> = {
  id: 'bag.initiative',
  title: 'the initiative deck',
  cards: [...playingCards, ...jokers],
}

export const isJoker = ({ suit }: Pick<PlayingCard, 'suit'>): boolean => suit === null
