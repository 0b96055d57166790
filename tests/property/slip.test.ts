import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { SlipDice, SlipReply, SlipView } from '../../src/contract/slip.ts'
import type { Face } from '../../src/contract/views.ts'
import { playAhead } from '../../src/main/app/campaign/foresee.ts'
import { slipPlace } from '../../src/main/app/campaign/dealSlip.ts'
import { slipView } from '../../src/main/app/campaign/slipView.ts'
import type { OpenTour } from '../../src/main/app/library/openTours.ts'
import { appSystem } from '../../src/main/app/systems.ts'
import { seededFaces } from '../../src/main/engine/seeded.ts'
import type { FngState, FreeWorldList } from '../../src/main/rules/fng/state.ts'
import { playTour } from '../support/playTour.ts'
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

const lists: FreeWorldList[] = ['us-army-infantry', 'usmc', 'sf-cidg', 'anzac', 'arvn-pre-1968', 'arvn-post-1968']

/** A tour that stands at this state, as far as foreseeing looks at it. */
const standing = (state: FngState, depth: number, seed: number): OpenTour =>
  ({
    campaign: 'Standing.tour',
    app: appSystem('fng'),
    file: { load: () => ({ state, head: depth, depth }), info: () => ({ seed, head: depth }), pending: () => null },
  }) as unknown as OpenTour

const throwsOf = (slip: SlipView) => slip.phases.flatMap((phase) => phase.throws)

describe.each(lists)('every stretch of a tour of %s', (list) => {
  it('asks for all that its slip numbers, in that order, however the dice fall', () => {
    let foreseen = 0
    for (const { state, depth } of stretchesOf(list, 11)) {
      const tour = standing(state, depth, 11)
      const numbered = throwsOf(slipView(tour, null))
      foreseen += numbered.length
      fc.assert(
        fc.property(fc.integer({ min: 1000, max: 1_000_000 }), (luck) => {
          const asked = playAhead(
            tour,
            {
              fair: true,
              faces: ({ key, subject, occurrence, request }, at) =>
                seededFaces({ seed: luck, depth: at, key, subject, occurrence }, request.count),
            },
            null,
          ).flatMap((one) => (one.kind === 'dice' ? [`${slipPlace({ ...one, step: one.at.step })} ${one.count}`] : []))
          const wanted = numbered.map((one) => `${slipPlace(one)} ${one.count}`)
          expect(asked).toEqual(expect.arrayContaining(wanted))
          expect(asked.filter((place) => wanted.includes(place))).toEqual(wanted)
        }),
        { numRuns: 12 },
      )
    }
    expect(foreseen).toBeGreaterThan(100)
  }, 120_000)
})

/** The states of a tour at which a stretch begins. */
function stretchesOf(list: FreeWorldList, seed: number) {
  const begins = ['area', 'recovery', 'time']
  const entries = playTour(list, seed)
  return entries.filter(({ state, step }) => {
    const { phase } = state.tour[0]!
    return begins.includes(phase) && ['testForContact', 'report'].includes(step)
  })
}

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
    const turn = await api('turn.view', { campaign })
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
