import { describe, expect, it } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import { followed, useStep, type DiceMode } from '../../src/renderer/composables/useStep.ts'
import { done, fakeBridge, Refusal } from './support/fakeBridge.ts'

const wanted = (answered: number) => ({
  status: 'wanted',
  answered,
  lines: [],
  question: {
    kind: 'dice',
    throws: [{ key: 'mission.contact', subject: 1, occurrence: 0, count: 2, why: 'Contact', rows: [] }],
  },
})
const answer = {
  kind: 'dice',
  key: 'mission.contact',
  subject: 1,
  occurrence: 0,
  by: 'player',
  faces: [3, 6],
} as const

function stepOver(answers: Parameters<typeof fakeBridge>[0], dice: DiceMode = 'player') {
  const bridge = fakeBridge(answers)
  const step = useStep(createApi(bridge), { campaign: () => 'bravo.tour', dice: () => dice, head: () => 412 })
  return { bridge, step }
}

describe('useStep', () => {
  it('takes a step with the dice of the program in one call', async () => {
    const { bridge, step } = stepOver({ 'fng.testForContact': () => done() }, 'program')
    await step.run('fng.testForContact', {})
    expect(bridge.calls).toEqual([
      { procedure: 'fng.testForContact', input: { campaign: 'bravo.tour', head: 412, dice: 'program', input: {} } },
    ])
    expect(step.entry.value?.title).toBe('Contact test')
  })

  it('hands on the question, and goes on with the answers', async () => {
    const { bridge, step } = stepOver({ 'fng.testForContact': () => wanted(0), 'pending.answer': () => done() })
    expect(await step.run('fng.testForContact', {})).toEqual(wanted(0))
    expect(step.entry.value).toBeNull()
    expect(await step.answer([{ ...answer, faces: [...answer.faces] }])).toEqual(done())
    expect(bridge.calls.at(-1)).toEqual({
      procedure: 'pending.answer',
      input: { campaign: 'bravo.tour', answers: [answer] },
    })
  })

  it('takes back an answer, lets the program roll the rest, and leaves the step', async () => {
    const { bridge, step } = stepOver({
      'fng.testForContact': () => wanted(1),
      'pending.takeBack': () => wanted(0),
      'pending.cancel': () => null,
      'pending.answer': () => done(),
    })
    await step.run('fng.testForContact', {})
    expect(await step.takeBack()).toEqual(wanted(0))
    expect(await step.cancel()).toBe(true)
    await step.rollTheRest()
    expect(bridge.calls.at(-1)?.input).toEqual({ campaign: 'bravo.tour', answers: [], rollTheRest: true })
  })

  it('tells a refusal by its code', async () => {
    const { step } = stepOver({
      'fng.testForContact': () => wanted(0),
      'pending.answer': () => {
        throw new Refusal({ code: 'head-moved', message: 'The tour moved on in another window.' })
      },
    })
    await step.run('fng.testForContact', {})
    await step.answer([])
    expect(step.moved.value).toBe(true)
    expect(step.failure.value?.message).toContain('another window')
    expect(step.busy.value).toBe(false)
  })

  it('does not take a second step while one is under way', async () => {
    const { bridge, step } = stepOver({ 'fng.testForContact': () => done() })
    await Promise.all([step.run('fng.testForContact', {}), step.run('fng.testForContact', {})])
    expect(bridge.calls).toHaveLength(1)
  })

  it('is followed by what the page does with each reply, whichever way the player goes on', async () => {
    const { step } = stepOver({ 'pending.answer': () => done(), 'pending.takeBack': () => wanted(0) })
    const seen: unknown[] = []
    const { answer, rollTheRest, rollThrow, takeBack } = followed(step, async (taken) => {
      const reply = await taken
      seen.push(reply?.status)
      return reply
    })
    expect(await answer([])).toEqual(done())
    await rollTheRest()
    await rollThrow({ key: 'mission.contact', subject: 1, occurrence: 0 })
    expect(await takeBack()).toEqual(wanted(0))
    expect(seen).toEqual(['done', 'done', 'done', 'wanted'])
  })
})
