import { describe, expect, it } from 'vitest'
import type { SlipDice, SlipReply, SlipView } from '../../src/contract/slip.ts'
import type { Face } from '../../src/contract/journal.ts'
import { slipPlace } from '../../src/main/app/campaign/dealSlip.ts'
import {
  answersTo,
  atHalfMonth,
  depthOf,
  doStep,
  entriesOf,
  expectSound,
  mustered,
  playOn,
  rowsOf,
  stepOf,
  testProgram,
  type TestProgram,
} from '../support/program.ts'
import { throwsOf } from '../support/throwsOf.ts'

describe.each([2, 3, 5])('half-months of seed %i, thrown by whole stretches', (seed) => {
  it('come to exactly what the steps come to one by one with the same dice', async () => {
    const singly = testProgram()
    const one = await mustered(singly.api, seed)
    await playOn(singly.api, one, { dice: 'program', seed }, atHalfMonth(4))

    const ahead = testProgram()
    const other = await mustered(ahead.api, seed)
    await playOnBySlips(ahead, other, seed, await tapesOf(singly, one))

    expect(rowsOf(ahead.folder, other)).toEqual(rowsOf(singly.folder, one))
    const names = (entries: Awaited<ReturnType<typeof entriesOf>>) => entries.map(({ step }) => step)
    expect(names(await entriesOf(ahead.api, other))).toEqual(names(await entriesOf(singly.api, one)))
    await expectSound(ahead.api, other)
  })
})

/** What each throw of a tour came to, by depth of its entry and its place in the step. */
async function tapesOf({ api }: TestProgram, campaign: string): Promise<ReadonlyMap<string, readonly Face[]>> {
  const found = new Map<string, readonly Face[]>()
  for (const entry of await entriesOf(api, campaign)) {
    const ranks = new Map<number, number>()
    for (const answer of entry.answers) {
      if (answer.kind !== 'dice') continue
      const rank = ranks.get(answer.subject) ?? 0
      ranks.set(answer.subject, rank + 1)
      const step = entry.step.replace('fng.', '')
      found.set(`${entry.depth} ${slipPlace({ step, subject: answer.subject, rank })}`, answer.faces)
    }
  }
  return found
}

/** Types the dice of another tour on slip after slip; the program rolls what no slip foresees. */
async function playOnBySlips(
  { api }: TestProgram,
  campaign: string,
  seed: number,
  tapes: ReadonlyMap<string, readonly Face[]>,
) {
  let typed = 0
  for (;;) {
    const turn = await api('fng.turn', { campaign })
    if (atHalfMonth(4)(turn)) break
    const slip = await api('slip.foresee', { campaign })
    if (slip.title === null) {
      await doStep(api, campaign, stepOf(turn, seed)!, { dice: 'program', seed })
      continue
    }
    // The first entry of the stretch has the depth after this; steps of a stretch follow in the order of its phases.
    const depth = await depthOf(api, campaign)
    const steps = turn.phases
      .slice(turn.phases.findIndex(({ state }) => state === 'now'))
      .map(({ procedure }) => procedure)
    const dice = throwsOf(slip).map((one): SlipDice => {
      const faces = tapes.get(`${depth + 1 + steps.indexOf(`fng.${one.step}` as never)} ${slipPlace(one)}`)
      return { ...place(one), faces: faces!, row: null }
    })
    typed += dice.length
    let reply: SlipReply = await api('slip.play', { campaign, head: slip.head, throws: dice, dice: 'program' })
    expect(reply.notNeeded).toEqual([])
    while (reply.question) {
      const at = { seed, depth: (await depthOf(api, campaign)) + 1 }
      const answers = answersTo(reply.question.question, at)
      reply = await api('slip.play', { campaign, answers, throws: reply.waiting, dice: 'program' })
      expect(reply.notNeeded).toEqual([])
    }
    expect(reply.waiting).toEqual([])
  }
  expect(typed).toBeGreaterThan(40)
}

const place = ({ step, subject, rank, table, why }: SlipDice | SlipView['phases'][number]['throws'][number]) => ({
  step,
  subject,
  rank,
  table,
  why,
})
