import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { answerPending, pendingQuestion } from '../../../src/main/app/campaign/pendingStep.ts'
import { runStep } from '../../../src/main/app/campaign/runStep.ts'
import type { AnyGame } from '../../../src/main/app/game.ts'
import { playingCards, type Deck } from '../../../src/main/engine/cards.ts'
import { dealCard, dealtColumns } from '../../../src/main/engine/dealing.ts'
import { explainCard } from '../../../src/main/engine/lines.ts'
import { emptyState, type StateOf } from '../../../src/main/engine/state.ts'
import type { Step, System } from '../../../src/main/engine/system.ts'
import { createTourFile } from '../../../src/main/store/openTourFile.ts'
import { now, temporaryFolder, uuid } from '../../support/toyTours.ts'

const collections = { dealt: dealtColumns }
type State = StateOf<typeof collections>
const deck: Deck<(typeof playingCards)[number]> = { id: 'wind.deck', title: 'the deck', cards: playingCards }
/** Two cards, one after the other. */
const draw: Step<State> = {
  title: 'Two cards',
  run({ state, dice, newId, say }) {
    let { dealt } = state
    for (const why of ['First card', 'Second card']) {
      const came = dealCard({ dealt, deck, dice, subject: 0, why, newId })
      say(explainCard(`The ${came.card.name}.`, came.answer))
      dealt = came.dealt
    }
    return { ...state, dealt }
  },
}
const system: System<State> = {
  ...{ id: 'wind', title: 'Winds', corrections: [], collections, empty: emptyState(collections), tables: [] },
  steps: { draw },
}
const game = { contract: { steps: {} }, system, beside: [], now: { moment: () => '' } } as unknown as AnyGame

function tour(name: string) {
  const file = createTourFile(join(temporaryFolder(), `${name}.tour`), { system, name, seed: 11, id: uuid(1), now })
  onTestFinished(() => {
    file.close()
  })
  return { campaign: name, file, game }
}
/** What the question at hand is told besides. */
const more = { answers: [], roll: [], rollTheRest: false, holder: null }
const telling = { choices: 'player' as const, answers: [], faces: [], pending: true }
const play = (on: ReturnType<typeof tour>, dice: 'program' | 'player') =>
  runStep(on, { step: 'draw', input: {}, telling: { ...telling, dice } }, now)

it('a card that the program deals for one question is the one it would deal of itself', () => {
  const bySelf = tour('self')
  const done = play(bySelf, 'program')
  const asked = tour('asked')
  const first = play(asked, 'player')
  if (first.status !== 'wanted' || first.question.kind !== 'choice') throw new Error('It asks for no card.')
  expect(first).toMatchObject({ rest: { least: 0, most: 0, cards: 2 }, question: { deck: { left: 52, of: 52 } } })
  const second = answerPending(asked, { ...more, roll: [{ key: deck.id, subject: 0, occurrence: 0 }] }, now)
  expect(second).toMatchObject({ status: 'wanted', rest: { cards: 1 }, question: { deck: { left: 51, of: 52 } } })
  const last = answerPending(asked, { ...more, rollTheRest: true }, now)
  expect(asked.file.load().state).toEqual(bySelf.file.load().state)
  if (last.status !== 'done' || done.status !== 'done') throw new Error('It is not done.')
  expect(last.entry.lines.map((line) => line.card?.id)).toEqual(done.entry.lines.map((line) => line.card?.id))
  expect(last.entry.answers.map(({ kind, by }) => [kind, by])).toEqual([
    ['card', 'program'],
    ['card', 'program'],
  ])
})

it('deals for no question but the one at hand', () => {
  const asked = tour('asked')
  play(asked, 'player')
  expect(() => answerPending(asked, { ...more, roll: [{ key: deck.id, subject: 0, occurrence: 1 }] }, now)).toThrow(
    'not asked for',
  )
  expect(pendingQuestion(asked)?.reply.question).toMatchObject({ kind: 'choice', why: 'First card' })
})

it('looks the same when its line is read from the file again', () => {
  const asked = tour('asked')
  play(asked, 'player')
  const answer = { kind: 'card', key: deck.id, subject: 0, by: 'player' } as const
  const cards = [
    { ...answer, occurrence: 0, value: 'K♠' },
    { ...answer, occurrence: 1, value: 'ten' },
  ]
  expect(() => answerPending(asked, { ...more, answers: cards }, now)).toThrow('not asked for just now')
  answerPending(asked, { ...more, answers: [cards[0]!] }, now)
  expect(() => answerPending(asked, { ...more, answers: [cards[1]!] }, now)).toThrow('has no card "ten"')
  const done = answerPending(asked, { ...more, answers: [{ ...cards[1]!, value: '10 of hearts' }] }, now)
  if (done.status !== 'done') throw new Error('It is not done.')
  expect(asked.file.lines(done.entry.id).map(({ card }) => card)).toEqual([
    { id: 'KS', name: 'king of spades', suit: 'spades', rank: 13, colour: 'black' },
    { id: '10H', name: '10 of hearts', suit: 'hearts', rank: 10, colour: 'red' },
  ])
})
