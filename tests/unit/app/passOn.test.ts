import { describe, expect, it } from 'vitest'
import type { EntryView } from '../../../src/contract/journal.ts'
import type { StepReply } from '../../../src/contract/question.ts'
import {
  answersTo,
  atPhase,
  depthOf,
  entriesOf,
  expectSound,
  mustered,
  playOn,
  rowsOf,
  send,
  stepOf,
  testProgram,
  type TestProgram,
} from '../../support/program.ts'

type Done = Extract<StepReply, { status: 'done' }>

/** One press: the step that the turn waits for, its questions answered, and what passes by itself after it. */
async function press({ api }: TestProgram, campaign: string, dice: 'program' | 'player', seed: number): Promise<Done> {
  const next = stepOf(await api('fng.turn', { campaign }), seed)!
  let reply = await send(api, next.procedure, { campaign, dice, passOn: true }, next.input)
  const depth = (await depthOf(api, campaign)) + 1
  while (reply.status === 'wanted')
    reply = await api('pending.answer', { campaign, answers: answersTo(reply.question, { seed, depth }), passOn: true })
  return reply
}

/** Neither a die nor a choice: new men may still have been named. */
const isSilent = ({ answers, lines }: EntryView) =>
  answers.every(({ kind }) => kind === 'draw') && lines.every((line) => line.dice.length === 0)

const standing = async (made: TestProgram, campaign: string) => ({
  head: (await made.api('campaign.overview', { campaign })).head,
  rows: rowsOf(made.folder, campaign),
})

describe('steps that neither roll nor ask', () => {
  it.each([
    [2, 'program'],
    [6, 'player'],
    [11, 'program'],
  ] as const)(
    'pass by themselves, and nothing else does; each press is undone and redone whole (seed %i)',
    async (seed, dice) => {
      const made = testProgram()
      const campaign = await mustered(made.api, seed)
      let passed = 0
      for (let presses = 0; presses < 45; presses++) {
        const turn = await made.api('fng.turn', { campaign })
        if (stepOf(turn, seed) === null) break
        const before = await standing(made, campaign)
        const reply = await press(made, campaign, dice, seed)
        const after = await standing(made, campaign)
        expect(after.head).toBe(reply.head)
        passed += reply.passed?.length ?? 0
        for (const entry of reply.passed ?? []) {
          expect(isSilent(entry), entry.title).toBe(true)
          expect(['fng.judgeMission', 'fng.endTurn', 'fng.report', 'fng.chooseParty']).not.toContain(entry.step)
        }
        expect((await made.api('journal.undo', { campaign })).undone).toBe(reply.entry.title)
        expect(await standing(made, campaign)).toEqual(before)
        expect((await made.api('journal.redo', { campaign })).redone).toBe(reply.entry.title)
        expect(await standing(made, campaign)).toEqual(after)
      }
      expect(passed).toBeGreaterThan(8)
      await expectSound(made.api, campaign)
    },
  )

  it('come to the same as if each had been pressed', async () => {
    const [one, other] = [testProgram(), testProgram()]
    const [quick, slow] = [await mustered(one.api, 6), await mustered(other.api, 6)]
    const isOver = async () => (await one.api('fng.turn', { campaign: quick })).ofTour === 4
    while (!(await isOver())) await press(one, quick, 'program', 6)
    await playOn(other.api, slow, { dice: 'program', seed: 6 }, (turn) => turn.ofTour === 4)
    expect(rowsOf(one.folder, quick)).toEqual(rowsOf(other.folder, slow))
  })

  it('a quiet half-month in which nothing comes up is two presses in place of eight', async () => {
    const made = testProgram()
    const campaign = await mustered(made.api, 2)
    const { passed } = await press(made, campaign, 'program', 2)
    expect(passed?.map(({ step }) => step)).toEqual(
      ['passTime', 'checkShortTimers', 'sendHome', 'bringReplacements', 'fillPosts', 'returnAbsent'].map(
        (step) => `fng.${step}`,
      ),
    )
    expect((await made.api('fng.turn', { campaign })).now).toBe('turnEnd')
  })

  it('are left alone where that was not asked for, and from the midst of them redo goes on', async () => {
    const made = testProgram()
    const { api } = made
    const campaign = await mustered(api, 2)
    await playOn(api, campaign, { dice: 'program', seed: 2 }, atPhase('time'))
    expect((await entriesOf(api, campaign)).at(-1)!.step).toBe('fng.testForContact')
    await api('journal.undo', { campaign })
    const { head } = await press(made, campaign, 'program', 2)
    const third = (await entriesOf(api, campaign)).at(-4)!
    await api('journal.goTo', { campaign, entry: third.id })
    expect((await api('journal.redo', { campaign })).redone).not.toBeNull()
    expect((await api('campaign.overview', { campaign })).head).toBe(head)
  })
})
