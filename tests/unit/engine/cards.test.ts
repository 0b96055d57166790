import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../src/main/engine/answers.ts'
import { cardNamed, cardOf, jokers, playingCards, type Deck } from '../../../src/main/engine/cards.ts'
import { dealCard, leftInDeck, shuffled, type DealtRow } from '../../../src/main/engine/dealing.ts'
import { explainCard } from '../../../src/main/engine/lines.ts'
import { openTape, type Tape, type TapeOptions } from '../../../src/main/engine/tape.ts'

const deck: Deck<(typeof playingCards)[number]> = {
  id: 'toy.deck',
  title: 'the deck',
  cards: [...playingCards, ...jokers],
}
const events: Deck = { id: 'toy.events', title: 'the events', cards: [{ id: 'rain', name: 'Rain' }] }

const open = (options: Partial<TapeOptions> = {}) =>
  openTape({ dice: 'ask', choices: 'ask', seed: 5, depth: 1, ...options })

/** Deals so many cards in a row, as a step does. */
function deal(dice: Tape, count: number, before: readonly DealtRow[] = []) {
  let dealt = before
  let id = before.length
  const cards = Array.from({ length: count }, () => {
    const came = dealCard({ dealt, deck, dice, subject: 0, why: 'Initiative', newId: () => (id += 1) })
    dealt = came.dealt
    return came.card
  })
  return { cards, dealt }
}

describe('a deck', () => {
  it('has each card once: 52, and a joker of each colour', () => {
    expect(playingCards).toHaveLength(52)
    expect(new Set(deck.cards.map(({ id }) => id)).size).toBe(54)
    expect(deck.cards.filter(({ colour }) => colour === 'red')).toHaveLength(27)
    expect(cardOf(deck, '10H')).toMatchObject({ name: '10 of hearts', suit: 'hearts', rank: 10, colour: 'red' })
  })

  it.each([
    ['KS', 'KS'],
    ['ks', 'KS'],
    ['king of spades', 'KS'],
    ['the King of Spades', 'KS'],
    ['spades king', 'KS'],
    ['K♠', 'KS'],
    ['10 ♥', '10H'],
    ['10h', '10H'],
    ['ace of clubs', 'AC'],
    ['red joker', 'JR'],
    ['Joker, black', 'JB'],
  ])('knows "%s" as %s', (words, id) => {
    expect(cardNamed(deck, words)?.id).toBe(id)
  })

  it.each(['', 'king', '11S', 'joker', 'XS'])('does not know "%s"', (words) => {
    expect(cardNamed(deck, words)).toBeNull()
  })
})

describe('dealing', () => {
  it('gives no card twice between two shuffles, by any seed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 54 }), (seed, before) => {
        const dice = open({ dice: 'roll', seed })
        const first = deal(dice, before)
        expect(new Set(first.cards).size).toBe(before)
        expect(leftInDeck(first.dealt, deck)).toBe(54 - before)
        const again = deal(dice, 54, shuffled(first.dealt, deck))
        expect(new Set(again.cards).size).toBe(54)
      }),
      { numRuns: 30 },
    )
  })

  it('comes out otherwise by other seeds, and gives every card the same chance to be first', () => {
    const firsts = Array.from({ length: 5400 }, (_, seed) => deal(open({ dice: 'roll', seed }), 1).cards[0]!.id)
    const counts = [...Map.groupBy(firsts, (id) => id).values()].map((own) => own.length)
    expect(counts).toHaveLength(54)
    expect(Math.min(...counts)).toBeGreaterThan(60)
    expect(Math.max(...counts)).toBeLessThan(145)
  })

  it('seeded, recorded and named by hand come to the same', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 20 }), (seed, count) => {
        const rolled = open({ dice: 'roll', seed })
        const { cards } = deal(rolled, count)
        const recorded = open({ answers: rolled.told() })
        expect(deal(recorded, count).cards).toEqual(cards)
        recorded.mustBeSpent()
        expect(recorded.told()).toEqual(rolled.told())
        const typed = open({ cards: cards.map(({ name }) => name) })
        expect(deal(typed, count).cards).toEqual(cards)
        expect(typed.told()).toEqual(rolled.told().map((answer) => ({ ...answer, by: 'player' })))
      }),
    )
  })

  it('keeps decks apart, and what stays out stays out of a shuffle', () => {
    const { dealt } = deal(open({ dice: 'roll' }), 3)
    const rain = { id: 9, deck: events.id, card: 'rain' }
    expect(leftInDeck([...dealt, rain], events)).toBe(0)
    expect(shuffled([...dealt, rain], deck)).toEqual([rain])
    expect(shuffled(dealt, deck, ({ id }) => id === 2)).toEqual([dealt[1]])
  })

  it('refuses to deal from an empty deck', () => {
    const dealt = [{ id: 1, deck: events.id, card: 'rain' }]
    const empty = { dealt, deck: events, dice: open(), subject: 0, why: 'Event', newId: () => 2 }
    expect(() => dealCard(empty)).toThrow('Event: all cards of the events are out. Shuffle them first.')
  })
})

describe('a card by hand', () => {
  const king: Answer = { kind: 'card', key: deck.id, subject: 0, occurrence: 0, value: 'KS', by: 'player', who: 'Anna' }
  const out = [{ id: 1, deck: deck.id, card: 'KS' }]

  it('is asked for with the cards that are left', () => {
    expect(() => deal(open(), 1, out)).toThrow(
      expect.objectContaining({
        code: 'answer-wanted',
        wanted: {
          kind: 'choice',
          choice: expect.objectContaining({
            key: deck.id,
            why: 'Initiative',
            deck: { title: 'the deck', left: 53, of: 54 },
            options: expect.not.arrayContaining([{ value: 'KS', label: 'king of spades' }]) as unknown,
          }) as unknown,
        },
      }),
    )
  })

  it('may be answered as a choice is, and stands on the tape as a card', () => {
    const tape = open({ answers: [{ ...king, kind: 'choice', value: 'King of Spades' }] })
    expect(deal(tape, 1).cards[0]!.id).toBe('KS')
    expect(tape.told()).toEqual([king])
  })

  it('that has been dealt already is refused in words, and so is one that there is not', () => {
    const already = 'Initiative: the king of spades has been dealt already. Nothing was changed.'
    expect(() => deal(open({ answers: [king] }), 1, out)).toThrow(already)
    expect(() => deal(open({ cards: ['KS', 'ks'] }), 2)).toThrow(already)
    expect(() => deal(open({ cards: ['14S'] }), 1)).toThrow('Initiative: the deck has no card "14S".')
    expect(() => deal(open({ answers: [{ ...king, kind: 'draw', value: 3 }] }), 1)).toThrow('Initiative wants a card')
  })

  it('of an earlier telling is used while it is left, and asked for or dealt anew when it is out', () => {
    expect(deal(open({ earlier: [king] }), 1).cards[0]!.id).toBe('KS')
    const anew = open({ earlier: [king], dice: 'roll' })
    expect(deal(anew, 1, out).cards[0]!.id).not.toBe('KS')
    expect(anew.unused()).toEqual([king])
  })

  it('that nobody asks for is refused', () => {
    expect(() => {
      open({ cards: ['KS'] }).mustBeSpent()
    }).toThrow('Nobody asked for KS')
  })
})

describe('what is told of a card', () => {
  it('is what each card left would bring, where the step says it', () => {
    const dice = open({ dice: 'ask' })
    const dealing = { dealt: [{ id: 1, deck: deck.id, card: 'AS' }], deck, dice, subject: 0, why: 'Wind' }
    const brings = ({ colour }: (typeof deck.cards)[number]) => (colour === 'red' ? 'a fair wind' : 'no wind')
    const stopped = (() => {
      try {
        return dealCard({ ...dealing, brings, newId: () => 2 })
      } catch (error) {
        return error
      }
    })()
    expect(stopped).toMatchObject({ code: 'answer-wanted', wanted: { choice: { deck: { left: 53, of: 54 } } } })
    const { choice } = (stopped as { wanted: { choice: { options: readonly object[] } } }).wanted
    expect(choice.options).toHaveLength(53)
    expect(choice.options).toContainEqual({ value: 'KH', label: 'king of hearts', brings: 'a fair wind' })
  })

  it('is how it looks, in the line that explains it', () => {
    const { answer } = dealCard({
      ...{ dealt: [], deck, dice: open({ cards: ['10h'] }), subject: 0, why: 'Wind', newId: () => 1 },
    })
    expect(explainCard('A fair wind.', answer).card).toEqual({
      ...{ id: '10H', name: '10 of hearts', suit: 'hearts', rank: 10, colour: 'red' },
    })
    const rain = dealCard({
      ...{ dealt: [], deck: events, dice: open({ cards: ['rain'] }), subject: 0, why: 'Event', newId: () => 1 },
    })
    expect(explainCard('It rains.', rain.answer)).toMatchObject({ card: { id: 'rain', name: 'Rain' }, by: 'player' })
  })
})
