import { describe, expect, it } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import type { Answer } from '../../../src/contract/answers.ts'
import type { StepReply, WantedThrowView } from '../../../src/contract/question.ts'
import type { D6 } from '../../../src/main/engine/answers.ts'
import {
  atPhase,
  depthOf,
  entriesOf,
  expectSound,
  mustered,
  platoon,
  playOn,
  refusal,
  rowsOf,
  testProgram,
} from '../../support/program.ts'
import { forge } from '../../support/forge.ts'

async function atContact() {
  const made = testProgram()
  return { ...made, campaign: await mustered(made.api) }
}

/** A program whose tour stands where terrain is rolled: many throws at once. */
async function atTerrain() {
  const made = testProgram()
  const campaign = await mustered(made.api, 3)
  await playOn(made.api, campaign, { dice: 'program', seed: 3 }, atPhase('terrain'))
  const begin = () => made.api('fng.rollTerrain', { campaign, input: {}, dice: 'player' })
  return { ...made, campaign, begin }
}

function throwsOf(reply: StepReply): readonly WantedThrowView[] {
  if (reply.status !== 'wanted' || reply.question.kind !== 'dice') throw new Error('No dice are wanted.')
  return reply.question.throws
}

const dice = ({ key, subject, occurrence, count }: WantedThrowView, face: D6 = 3): Answer => ({
  kind: 'dice',
  key,
  subject,
  occurrence,
  faces: Array.from({ length: count }, () => face),
  by: 'player',
})

const row = ({ key, subject, occurrence }: WantedThrowView, picked: number): Answer => ({
  kind: 'row',
  key,
  subject,
  occurrence,
  row: picked,
  by: 'player',
})

const pendingOf = async (api: Api, campaign: string) => (await api('campaign.overview', { campaign })).pending

describe('dice of the program', () => {
  it('do a step at once, the same for the same seed', async () => {
    const [one, two] = [await atContact(), await atContact()]
    const replies = [one, two].map(({ api, campaign }) => api('fng.testForContact', { campaign, input: {} }))
    const [first, second] = await Promise.all(replies)
    expect(first).toMatchObject({ status: 'done', entry: { step: 'fng.testForContact', depth: 2, onPath: true } })
    const answers = (reply?: StepReply) => (reply?.status === 'done' ? reply.entry.answers : [])
    expect(answers(first)).toEqual(answers(second))
    expect(answers(first)[0]).toMatchObject({ by: 'program' })
    await expectSound(one.api, one.campaign)
  })
})

describe('dice of the player', () => {
  it('are asked for; nothing has changed until the last is there', async () => {
    const { api, folder, campaign, begin } = await atTerrain()
    const rows = rowsOf(folder, campaign)
    const before = await api('campaign.overview', { campaign })
    const reply = await begin()
    expect(throwsOf(reply).length).toBeGreaterThan(5)
    expect(rowsOf(folder, campaign)).toEqual(rows)
    const pending = { procedure: 'fng.rollTerrain', input: {}, reply }
    expect(await api('campaign.overview', { campaign })).toEqual({ ...before, pending })
  })

  it('can be given one by one, and a row picked by hand instead of rolling', async () => {
    const { api, campaign, begin } = await atTerrain()
    const [first, second, third] = throwsOf(await begin())
    expect(first!.rows.length).toBeGreaterThan(3)
    await api('pending.answer', { campaign, answers: [dice(first!)] })
    const reply = await api('pending.answer', { campaign, answers: [row(second!, 1)] })
    expect(reply).toMatchObject({ status: 'wanted', answered: 2 })
    expect(throwsOf(reply)[0]).toEqual(third)
    const done = await api('pending.answer', { campaign, rollTheRest: true })
    expect(done).toMatchObject({ status: 'done' })
    const { answers, lines } = done.status === 'done' ? done.entry : { answers: [], lines: [] }
    expect(answers.map(({ by }) => by).slice(0, 3)).toEqual(['player', 'player', 'program'])
    expect(lines.some(({ picked }) => picked)).toBe(true)
    await expectSound(api, campaign)
  })

  it('can be taken back to the first question, and the step be called off', async () => {
    const { api, campaign, begin } = await atTerrain()
    const asked = await begin()
    const [first, second] = throwsOf(asked)
    await api('pending.answer', { campaign, answers: [dice(first!), dice(second!)] })
    expect(throwsOf(await api('pending.takeBack', { campaign }))[0]).toEqual(second)
    expect(await api('pending.takeBack', { campaign })).toEqual(asked)
    expect(await api('pending.takeBack', { campaign })).toEqual(asked)
    expect(await api('pending.cancel', { campaign })).toBe(null)
    expect(await pendingOf(api, campaign)).toBe(null)
    expect((await refusal(api('pending.answer', { campaign }))).code).toBe('not-now')
    expect((await refusal(api('pending.takeBack', { campaign }))).code).toBe('not-now')
  })

  it('survive closing and opening the program', async () => {
    const { program, api, folder, campaign, begin } = await atTerrain()
    const [first] = throwsOf(await begin())
    const reply = await api('pending.answer', { campaign, answers: [dice(first!)] })
    await program.close()
    const again = testProgram({ folder })
    expect(await pendingOf(again.api, campaign)).toEqual({ procedure: 'fng.rollTerrain', input: {}, reply })
    expect(await again.api('pending.answer', { campaign, rollTheRest: true })).toMatchObject({ status: 'done' })
    expect(await pendingOf(again.api, campaign)).toBe(null)
  })

  it('leave no row where none is to be kept', async () => {
    const { api, campaign } = await atTerrain()
    const reply = await api('fng.rollTerrain', { campaign, input: {}, dice: 'player', pending: false })
    expect(reply.status).toBe('wanted')
    expect(await pendingOf(api, campaign)).toBe(null)
    expect((await refusal(api('pending.answer', { campaign }))).code).toBe('not-now')
  })

  it('typed as plain faces are dealt out in order and kept', async () => {
    const { api, campaign } = await atTerrain()
    const faces = [2, 3, 4, 5]
    const reply = await api('fng.rollTerrain', { campaign, input: {}, dice: 'player', faces })
    expect(reply).toMatchObject({ status: 'wanted', answered: 2 })
    expect(await pendingOf(api, campaign)).toMatchObject({ reply: { answered: 2 } })
  })

  it('belong to the place of the tour they were typed at', async () => {
    const { api, campaign, begin } = await atTerrain()
    const reply = await begin()
    await api('journal.undo', { campaign })
    expect(await pendingOf(api, campaign)).toBe(null)
    await api('journal.redo', { campaign })
    expect(await pendingOf(api, campaign)).toEqual({ procedure: 'fng.rollTerrain', input: {}, reply })
  })

  it('muster a platoon before there is anything to see', async () => {
    const { api } = testProgram()
    const { campaign } = await api('library.create', { name: 'Bravo', game: 'fng' })
    await api('fng.muster', { campaign, input: platoon, dice: 'player' })
    expect(await api('fng.turn', { campaign })).toMatchObject({ now: null })
    expect(await pendingOf(api, campaign)).toMatchObject({ procedure: 'fng.muster' })
  })
})

describe('a choice', () => {
  /** Stands before a choice of the party, with the program's dice. */
  async function atChoice() {
    const made = testProgram()
    const campaign = await mustered(made.api, 6)
    await playOn(made.api, campaign, { dice: 'program', seed: 6 }, atPhase('whoGoes'))
    const reply = await made.api('fng.chooseParty', { campaign, input: { squads: [1], stayBehind: [] } })
    return { ...made, campaign, reply }
  }

  it("is the player's, also where the program rolls; taking back keeps the program rolling", async () => {
    const { api, campaign, reply } = await atChoice()
    expect(reply).toMatchObject({ status: 'wanted', question: { kind: 'choice' }, answered: 0 })
    expect(await api('pending.takeBack', { campaign })).toEqual(reply)
    if (reply.status !== 'wanted' || reply.question.kind !== 'choice') return
    const { key, subject, occurrence, options } = reply.question
    const answer = { kind: 'choice' as const, key, subject, occurrence, by: 'player' as const }
    const none = api('pending.answer', { campaign, answers: [{ ...answer, value: 'nobody at all' }] })
    expect((await refusal(none)).code).toBe('impossible-answer')
    expect(await pendingOf(api, campaign)).toMatchObject({ procedure: 'fng.chooseParty', reply })
    const done = await api('pending.answer', { campaign, answers: [{ ...answer, value: options[0]!.value }] })
    expect(done.status).toBe('done')
    await expectSound(api, campaign)
  })

  it("is the program's in a simulation", async () => {
    const { api, campaign } = await atChoice()
    const input = { squads: [1], stayBehind: [] }
    expect(await api('fng.chooseParty', { campaign, input, choices: 'program' })).toMatchObject({ status: 'done' })
  })
})

describe('refusals leave everything as it was', () => {
  it('answers left over', async () => {
    const { api, campaign } = await atContact()
    const stray = {
      kind: 'dice' as const,
      key: 'stray',
      subject: 0,
      occurrence: 0,
      by: 'player' as const,
      faces: [1] as D6[],
    }
    const call = api('fng.testForContact', { campaign, input: {}, answers: [stray] })
    expect((await refusal(call)).code).toBe('answers-left')
    expect((await refusal(api('fng.testForContact', { campaign, input: {}, faces: [1, 2, 3] }))).code).toBe(
      'answers-left',
    )
    expect(await depthOf(api, campaign)).toBe(1)
  })

  it('too many dice, a row that is not there', async () => {
    const { api, campaign, begin } = await atTerrain()
    const reply = await begin()
    const [first] = throwsOf(reply)
    for (const answer of [dice({ ...first!, count: first!.count + 1 }), row(first!, 99)]) {
      const { code } = await refusal(api('pending.answer', { campaign, answers: [answer] }))
      expect(code).toBe('impossible-answer')
    }
    expect(await pendingOf(api, campaign)).toEqual({ procedure: 'fng.rollTerrain', input: {}, reply })
  })

  it('dice for a throw that is not asked for: one that nobody knows, one that has its dice', async () => {
    const { api, campaign, begin } = await atTerrain()
    const [first] = throwsOf(await begin())
    const reply = await api('pending.answer', { campaign, answers: [dice(first!)] })
    for (const answer of [dice({ ...first!, key: 'zzz' }), dice(first!)]) {
      const { code } = await refusal(api('pending.answer', { campaign, answers: [answer], rollTheRest: true }))
      expect(code).toBe('impossible-answer')
    }
    expect(await pendingOf(api, campaign)).toMatchObject({ reply })
  })

  it('a step in the place of one under way that the window does not show', async () => {
    const { api, campaign, begin } = await atTerrain()
    const reply = await begin()
    const anew = (waits: boolean) =>
      api('fng.rollTerrain', { campaign, input: {}, shown: { stamps: {}, holder: null, waits } })
    expect((await refusal(anew(false))).code).toBe('head-moved')
    expect(await pendingOf(api, campaign)).toMatchObject({ reply })
    expect(await anew(true)).toMatchObject({ status: 'done' })
  })

  it('a head that is not the one the caller has seen', async () => {
    const { api, campaign } = await atContact()
    const { head } = await api('campaign.overview', { campaign })
    expect((await refusal(api('fng.testForContact', { campaign, input: {}, head: null }))).code).toBe('head-moved')
    expect((await refusal(api('fng.testForContact', { campaign, input: {}, head: 99 }))).code).toBe('head-moved')
    expect(await api('fng.testForContact', { campaign, input: {}, head })).toMatchObject({ status: 'done' })
  })

  it('steps that belong to another moment', async () => {
    const { api, folder, campaign } = await atContact()
    const soldierId = rowsOf(folder, campaign).soldiers[0]!.id
    for (const procedure of ['fng.rollArea', 'fng.report', 'fng.endTurn', 'fng.nextStar', 'fng.muster'] as const) {
      const inputs = {
        'fng.rollArea': {},
        'fng.report': { contacted: false },
        'fng.endTurn': {},
        'fng.nextStar': { soldierId },
        'fng.muster': platoon,
      }
      const call = api(procedure, { campaign, input: inputs[procedure] } as never)
      expect((await refusal(call)).code, procedure).toBe('not-now')
    }
    expect(await depthOf(api, campaign)).toBe(1)
  })
})

describe('two programs on one file', () => {
  it("see each other's steps, and neither writes over the other", async () => {
    const { api, folder, campaign } = await atContact()
    const other = testProgram({ folder })
    const { head } = await other.api('campaign.overview', { campaign })
    await api('fng.testForContact', { campaign, input: {} })
    const late = other.api('fng.testForContact', { campaign, input: {}, head })
    expect((await refusal(late)).code).toBe('head-moved')
    expect(await entriesOf(other.api, campaign)).toEqual(await entriesOf(api, campaign))
    await other.api('journal.undo', { campaign })
    expect(await api('fng.turn', { campaign })).toMatchObject({ now: 'contact' })
    await expectSound(api, campaign)
  })

  it('lose sight of a file that the other has put away', async () => {
    const { api, folder, campaign } = await atContact()
    const other = testProgram({ folder })
    await other.api('library.rename', { campaign, name: 'Charlie' })
    expect((await refusal(api('fng.testForContact', { campaign, input: {} }))).code).toBe('not-found')
    expect(await depthOf(api, 'Charlie.tour')).toBe(1)
  })
})

it('a step under way that the rules refuse by now does not keep the turn from being seen', async () => {
  const { api, folder, campaign, begin } = await atTerrain()
  const [first] = throwsOf(await begin())
  await api('pending.answer', { campaign, answers: [dice(first!)] })
  forge(`${folder}/${campaign}`, "update pending set step = 'rollWeather'")
  expect(await api('fng.turn', { campaign })).toMatchObject({ now: 'terrain' })
  expect(await pendingOf(api, campaign)).toBeNull()
})
