import { describe, expect, it } from 'vitest'
import { effectScope } from 'vue'
import { createApi } from '../../src/contract/client.ts'
import type { StretchReply } from '../../src/contract/slip.ts'
import { useRest } from '../../src/renderer/composables/useRest.ts'
import { entry } from './support/sampleViews.ts'
import { fakeBridge, Refusal } from './support/fakeBridge.ts'

const finished: StretchReply = { played: [entry({ id: 413, depth: 413, title: 'Medals' })], head: 413, question: null }
const asking: StretchReply = {
  played: [],
  head: 412,
  question: { status: 'wanted', question: { kind: 'dice', throws: [] }, lines: [], answered: 0, rest: null },
}
const answer = { kind: 'choice', key: 'a', subject: 1, occurrence: 0, by: 'player', value: 'agile' } as const

function restOver(answers: Parameters<typeof fakeBridge>[0]) {
  const bridge = fakeBridge(answers)
  const telling = { campaign: () => 'bravo.tour', dice: () => 'player' as const, head: () => 412 }
  const scope = effectScope()
  const rest = scope.run(() => useRest(createApi(bridge), bridge, telling))!
  return { bridge, rest, scope }
}

describe('"Do the rest"', () => {
  it('is one call, with whose dice it is and the head that was seen', async () => {
    const { bridge, rest } = restOver({ 'turn.rest': () => finished })
    expect(await rest.go()).toEqual(finished)
    expect(bridge.calls).toHaveLength(1)
    expect(bridge.calls[0]!.input).toMatchObject({ campaign: 'bravo.tour', head: 412, dice: 'player', answers: [] })
    expect(rest.isHeldUp.value).toBe(false)
  })

  it('is held up by a question, and goes on with its answers until nothing is asked', async () => {
    const replies = [asking, asking, finished]
    const { bridge, rest } = restOver({ 'turn.rest': () => replies.shift() })
    await rest.go()
    expect(rest.isHeldUp.value).toBe(true)
    await rest.go({ answers: [answer] })
    expect(rest.isHeldUp.value).toBe(true)
    await rest.go({ answers: [answer], rollTheRest: true })
    expect(rest.isHeldUp.value).toBe(false)
    expect(bridge.calls[1]!.input).toMatchObject({ answers: [answer], rollTheRest: false })
    expect(bridge.calls[2]!.input).toMatchObject({ answers: [answer], rollTheRest: true })
  })

  it('waits on where an answer is refused, and is over where the player does something else', async () => {
    const replies: unknown[] = [asking]
    const refuse = () => {
      throw new Refusal({ code: 'impossible-answer', message: 'No.' })
    }
    const { rest } = restOver({ 'turn.rest': () => replies.shift() ?? refuse() })
    await rest.go()
    expect(await rest.go({ answers: [answer] })).toBeUndefined()
    expect(rest.job.failure.value?.message).toBe('No.')
    expect(rest.isHeldUp.value).toBe(true)
    rest.forget()
    expect(rest.isHeldUp.value).toBe(false)
  })

  it('is stopped by the name of its job, also when its page is left', async () => {
    for (const leave of [false, true]) {
      const reply = Promise.withResolvers<StretchReply>()
      const { bridge, rest, scope } = restOver({
        'turn.rest': () => reply.promise,
        'job.cancel': () => ({ cancelled: true }),
      })
      const done = rest.go()
      if (leave) scope.stop()
      else rest.job.cancel()
      reply.resolve(finished)
      await done
      const [called, cancelled] = bridge.calls
      expect(cancelled).toEqual({
        procedure: 'job.cancel',
        input: { job: (called!.input as { job: string }).job },
      })
    }
  })
})
