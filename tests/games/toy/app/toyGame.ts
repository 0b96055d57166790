import { defineGame, type AnyGame, type Queries } from '../../../../src/main/app/game.ts'
import { leftInDeck } from '../../../../src/main/engine/dealing.ts'
import { chapterOffers } from '../../../../src/main/sheets/qrs/qrsOffers.ts'
import { toyContract } from '../contract/contract.ts'
import { deck } from '../rules/deck.ts'
import type { ToyState } from '../rules/state.ts'
import { toySystem } from '../rules/system.ts'
import { across, toyTables } from '../rules/tables.ts'
import { logOffer } from '../sheets/log/logOffer.ts'
import { nextOfToy } from './nextOfToy.ts'
import { changeViews, inWords, momentOf } from './words.ts'

const queries: Queries<typeof toyContract, ToyState> = {
  ferry: ({ state: { tour, hands, dealt } }) =>
    tour[0] ? { ...tour[0], across, hands, cards: leftInDeck(dealt, deck) } : null,
}

const begin = { step: 'begin', input: { ferry: 'Heron', hands: ['Ada', 'Ben', 'Cy'] } }

/** The Ferry, as the program knows it. */
export const toy: AnyGame = defineGame<ToyState>({
  contract: toyContract,
  system: toySystem,
  queries,
  bookQueries: {},
  card: (state) => {
    const [tour] = state.tour
    if (tour === undefined) return { kind: 'empty' }
    const isOver = tour.yards >= across
    return {
      kind: 'tour',
      title: tour.ferry,
      about: '',
      date: momentOf(state),
      next: isOver ? 'Nothing' : 'Row a stretch',
      over: isOver ? { text: 'The ferry is across.', how: 'won' } : null,
      facts: [],
      own: null,
    }
  },
  now: {
    moment: momentOf,
    phase: ({ tour: [tour] }) => (tour ? 'river' : 'bank'),
    turn: ({ tour: [tour] }) => (tour ? tour.stretch + 1 : null),
    endsTurn: (step) => step === 'row',
  },
  words: {
    menIn: 'hands',
    men: ({ hands }) => hands.toSorted((a, b) => a.name.localeCompare(b.name)),
    man: ({ hands }, { collection, id }) =>
      collection === 'hands' ? (hands.find((hand) => hand.id === id)?.name ?? null) : null,
    changes: changeViews,
    outcome: () => [],
    ownWords: {},
    outlook: () => null,
    value: (_, { value }) => inWords(value),
  },
  lists: { hands: ({ hands }) => hands.map(({ id, name }) => ({ value: id, label: name })) },
  friends: {
    players: ({ hands }) => hands.map(({ id, name }) => ({ name, man: id })),
    roster: ({ hands }) => {
      const rows = hands.map(({ id, name }) => ({ id, name, about: 'hand', figures: [], mark: '', out: false }))
      return rows.length === 0 ? [] : [{ title: 'The crew', note: '', rows }]
    },
    rowsOf: (_, man) => [man],
    card: ({ hands }, man) => {
      const hand = hands.find(({ id }) => id === man)
      return hand ? { name: hand.name, about: 'A hand of the ferry', stamp: null, figures: [], parts: [] } : null
    },
  },
  sheets: [logOffer, ...chapterOffers({ title: 'The Ferry', tables: toyTables })],
  chapters: () => 'The river',
  corrections: ['rename'],
  beside: ['rename'],
  autoplay: {
    choices: {},
    begin: () => begin,
    next: nextOfToy,
    turns: 100,
    madeUp: 'Nothing was made up: the river does it all.',
    prints: [{ sheet: 'log', name: 'log', when: 'end' }],
  },
})
