import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { answerPending, leavePending, pendingQuestion, takeBack } from '../../../src/main/app/campaign/pendingStep.ts'
import { runStep } from '../../../src/main/app/campaign/runStep.ts'
import { stateTried, tryDice } from '../../../src/main/app/campaign/tryDice.ts'
import { nothing } from '../../../src/main/app/campaign/tried.ts'
import type { AnyGame } from '../../../src/main/app/game.ts'
import type { OpenTour } from '../../../src/main/app/library/openTours.ts'
import { note } from '../../../src/main/engine/lines.ts'
import { emptyState, secretText, type StateOf } from '../../../src/main/engine/state.ts'
import type { Step, System } from '../../../src/main/engine/system.ts'
import { createTourFile } from '../../../src/main/store/openTourFile.ts'
import { mustered, refusal, testProgram } from '../../support/program.ts'
import { now, temporaryFolder, uuid } from '../../support/toyTours.ts'

const none = { least: 0, most: 0, cards: 0, choice: false, sealed: false }
const at = { key: 'mission.contact', occurrence: 0, kind: 'dice', by: 'player' } as const

it('says what the dice would do in the lines of the step, and writes nothing', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const reply = await api('fng.testForContact', { campaign, dice: 'player', input: {} })
  if (reply.status !== 'wanted' || reply.question.kind !== 'dice') throw new Error('It asks for no dice.')
  const [{ key, subject, occurrence }] = reply.question.throws as [(typeof reply.question.throws)[number]]
  const answers = [{ ...at, key, subject, occurrence, faces: [1, 1] }]
  const before = await api('campaign.overview', { campaign })
  const tried = await api('pending.try', { campaign, answers })
  const miss = await api('pending.try', { campaign, answers: [{ ...answers[0]!, faces: [6, 6] }] })
  expect(await api('campaign.overview', { campaign })).toEqual(before)

  const taken = await api('pending.answer', { campaign, answers })
  if (taken.status !== 'done') throw new Error('It asks for more.')
  expect(tried.nextDie).toBeNull()
  expect(tried).toEqual({ ...nothing, lines: taken.entry.lines.map(({ text }) => text), rest: none })
  expect(miss.lines).not.toEqual(tried.lines)
  expect((await refusal(api('pending.try', { campaign, answers }))).code).toBe('not-now')
})

it('says why dice would be refused: for a throw that is not asked for', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  await api('fng.testForContact', { campaign, dice: 'player', input: {} })
  const tried = await api('pending.try', { campaign, answers: [{ ...at, key: 'no.such', subject: 1, faces: [1] }] })
  expect(tried).toEqual({ ...nothing, refused: 'That throw is not asked for just now. Nothing was changed.' })
})

it('rolls one die of a throw as the program would roll all of it', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const reply = await api('fng.testForContact', { campaign, dice: 'player', input: {} })
  if (reply.status !== 'wanted' || reply.question.kind !== 'dice') throw new Error('It asks for no dice.')
  const [{ key, subject, occurrence }] = reply.question.throws as [(typeof reply.question.throws)[number]]
  const place = { key, subject, occurrence }
  const faces = [await rollDie(0), await rollDie(1)]
  expect((await refusal(rollDie(2))).code).toBe('impossible-answer')
  const done = await api('pending.answer', { campaign, roll: [place] })
  expect(done).toMatchObject({ status: 'done', entry: { answers: [{ by: 'program', faces }] } })

  function rollDie(die: number) {
    return api('pending.rollDie', { campaign, ...place, die })
  }
})

const collections = { seals: { under: secretText() } }
type State = StateOf<typeof collections>
const ask = { subject: 0, count: 1, why: 'A die' }
/** The first die decides alone; after a 6 the seal is opened. */
const look: Step<State> = {
  title: 'A look',
  run({ state, dice, say, stands }) {
    let shown = state
    stands?.(() => shown)
    const [face] = dice.roll({ ...ask, key: 'wind.first' }).faces
    say(note(`It is ${face}.`))
    shown = { ...state, seals: [...state.seals, { id: 2, under: `after a ${face}` }] }
    if (face === 6) say(note(`There lies ${state.seals[0]!.under}.`))
    const [more] = dice.roll({ ...ask, key: 'wind.second', why: 'another die' }).faces
    say(note(`And then ${more}.`))
    return state
  },
}
/** As many dice as there are letters under the seal. */
const meet: Step<State> = {
  title: 'They meet',
  run({ state, dice, say }) {
    const [face] = dice.roll({ ...ask, key: 'wind.first' }).faces
    const count = state.seals[0]!.under.length
    dice.roll({ ...ask, count, key: 'wind.second', why: 'theirs' })
    say(note(`It is ${face}.`))
    return state
  },
}
const system: System<State> = {
  ...{ id: 'wind', title: 'Winds', corrections: [], collections, tables: [] },
  empty: { ...emptyState(collections), seals: [{ id: 1, under: 'a sniper' }] },
  steps: { look, meet },
}
const game = { contract: { steps: {} }, system, beside: [], now: { moment: () => '' } } as unknown as AnyGame

/** A tour that waits for the first die of a step. */
function waiting(of: AnyGame, step = 'look', under = 'a sniper'): OpenTour {
  const file = createTourFile(join(temporaryFolder(), 'wind.tour'), { system, name: 'wind', seed: 3, id: uuid(1), now })
  onTestFinished(() => {
    file.close()
  })
  const tour = { campaign: 'wind', file, game: of }
  file.commit({
    ...{ expectedHead: null, step: 'look', title: 'Sealed', moment: '', input: {}, tape: [], lines: [], at: now },
    ...{ mode: 'program', rulesVersion: 0 },
    changes: [{ collection: 'seals', id: 1, before: null, after: { id: 1, under } }],
  })
  const telling = { dice: 'player', choices: 'player', answers: [], faces: [], pending: true, holder: null } as const
  runStep(tour, { step, input: {}, telling }, now)
  return tour
}

it('never tells what is sealed, nor how dice fall that nobody has thrown', () => {
  const tour = waiting(game)
  const tried = (face: number) => tryDice(tour, [{ ...at, key: 'wind.first', subject: 0, faces: [face] }], null)
  expect(tried(2)).toEqual({
    ...nothing,
    lines: ['It is 2.'],
    next: 'Another die',
    nextDie: 6,
    rest: { ...none, least: 1, most: 1 },
  })
  expect(tried(6)).toEqual({ ...nothing, sealed: true })
})

it('keeps nothing back where the game knows that nothing is sealed just now', () => {
  const seals = { holdsAny: () => false, ownStep: () => null, namedIn: () => [] }
  const tour = waiting({ ...game, seals } as unknown as AnyGame)
  const { lines, sealed } = tryDice(tour, [{ ...at, key: 'wind.first', subject: 0, faces: [6] }], null)
  expect({ lines, sealed }).toEqual({ lines: ['It is 6.', 'There lies a sniper.'], sealed: false })
})

it('shows how far the step has come, and nothing of it once it has looked under a seal', () => {
  const tour = waiting(game)
  const seals = (face: number) => {
    const { seals: all } = stateTried(tour, [{ ...at, key: 'wind.first', subject: 0, faces: [face] }], null)
    return all!.map(({ id }) => id)
  }
  expect(seals(2)).toEqual([1, 2])
  expect(seals(6)).toEqual([1])
  expect(seals(9), 'refused').toEqual([1])
  expect(stateTried(tour, [], null)['seals']).toHaveLength(1)
})

const first = { ...at, key: 'wind.first', subject: 0 }
const answer = (tour: OpenTour, ...faces: readonly number[]) =>
  answerPending(tour, { answers: [{ ...first, faces: [...faces] }], roll: [], rollTheRest: false, holder: null }, now)

it('how much is left does not tell what is sealed', () => {
  const rests = ['it', 'a regiment of the north'].map(
    (under) => pendingQuestion(waiting(game, 'meet', under))!.reply.rest,
  )
  expect(rests[0]).toEqual({ least: 1, most: 1, cards: 0, choice: false, sealed: true })
  expect(rests[1]).toEqual(rests[0])
})

it('a step that has opened a seal is not left, nor is the answer that opened it taken back', () => {
  const tour = waiting(game)
  answer(tour, 6)
  const looked = 'have opened what was sealed'
  expect(() => takeBack(tour, null, now)).toThrow(looked)
  expect(() => {
    leavePending(tour, null)
  }).toThrow(looked)
  expect(tour.file.pending()?.answers).toHaveLength(1)

  const other = waiting(game)
  answer(other, 2)
  expect(takeBack(other, null, now)).toMatchObject({ status: 'wanted', answered: 0 })
  leavePending(other, null)
  expect(other.file.pending()).toBeNull()
})
