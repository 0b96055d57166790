import { playingCards, type Deck, type PlayingCard } from '../../../../src/main/engine/cards.ts'

export const deck: Deck<PlayingCard> = { id: 'toy.wind', title: 'The deck of winds', cards: playingCards }
