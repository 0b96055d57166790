import { RuleError } from './errors.ts'

/** One card of a deck. Games of their own cards add what they need to know of them. */
export interface Card {
  /** What a tape and a state call it: "KS". */
  readonly id: string
  /** What a player calls it: "king of spades". */
  readonly name: string
  /** Of the usual deck; null of a joker. */
  readonly suit?: Suit | null
  /** 1 for an ace to 13 for a king; null of a joker. */
  readonly rank?: number | null
  readonly colour?: 'red' | 'black'
}

/** A deck as data: each of its cards is in it once. */
export interface Deck<C extends Card = Card> {
  /** The key that its cards are asked for by. */
  readonly id: string
  readonly title: string
  readonly cards: readonly C[]
}

export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs'

/** A card of the usual deck. */
export interface PlayingCard extends Card {
  readonly suit: Suit | null
  readonly rank: number | null
  readonly colour: 'red' | 'black'
}

const suits: readonly Suit[] = ['spades', 'hearts', 'diamonds', 'clubs']
const ranks = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']

/** The 52 cards: "AS", "10H", "KC". */
export const playingCards: readonly PlayingCard[] = suits.flatMap((suit) =>
  ranks.map((rank, i) => ({
    id: `${/\d/.test(rank) ? rank : rank.charAt(0).toUpperCase()}${suit.charAt(0).toUpperCase()}`,
    name: `${rank} of ${suit}`,
    suit,
    rank: i + 1,
    colour: suit === 'hearts' || suit === 'diamonds' ? ('red' as const) : ('black' as const),
  })),
)

/** One red joker and one black: "JR" and "JB". */
export const jokers: readonly PlayingCard[] = (['red', 'black'] as const).map((colour) => ({
  id: `J${colour.charAt(0).toUpperCase()}`,
  name: `${colour} joker`,
  suit: null,
  rank: null,
  colour,
}))

/** @returns the card of this id; one that the deck does not have is a mistake in the step. */
export function cardOf<C extends Card>({ title, cards }: Deck<C>, id: string): C {
  const card = cards.find((one) => one.id === id)
  if (!card) throw new Error(`${title} has no card ${id}.`)
  return card
}

/**
 * @param words as a player names a card: "KS", "king of spades", "Spades king", "10♥".
 * @returns the card; null where the deck has none of that name.
 */
export function cardNamed<C extends Card>({ cards }: Deck<C>, words: string): C | null {
  const said = bare(words)
  return cards.find(({ id, name }) => bare(id) === said || bare(name) === said) ?? null
}

const signs: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' }

/** Case, blanks, "of", and the order of the words do not matter. */
const bare = (words: string): string =>
  words
    .replace(/\s*[♠♥♦♣]/g, (sign) => signs[sign.trim()]!)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'of' && word !== 'the')
    .sort()
    .join(' ')

/** @returns what a card looks like, without what its game knows of it besides. */
export const lookOf = ({ id, name, suit, rank, colour }: Card): Card => ({
  id,
  name,
  ...(suit !== undefined && { suit }),
  ...(rank !== undefined && { rank }),
  ...(colour !== undefined && { colour }),
})

/** @returns the cards that have not been dealt, in the order of the deck. */
export const cardsLeft = <C extends Card>({ cards }: Deck<C>, dealt: readonly string[]): C[] =>
  cards.filter(({ id }) => !dealt.includes(id))

/**
 * @returns the card that a player names.
 * @throws RuleError `impossible-answer` for a card that the deck has not, or that has been dealt already.
 */
export function mustBeLeft<C extends Card>(deck: Deck<C>, dealt: readonly string[], words: string, why: string): C {
  const card = cardNamed(deck, words)
  if (card === null)
    throw new RuleError('impossible-answer', `${why}: ${deck.title} has no card "${words}". Nothing was changed.`)
  if (dealt.includes(card.id))
    throw new RuleError('impossible-answer', `${why}: the ${card.name} has been dealt already. Nothing was changed.`)
  return card
}
