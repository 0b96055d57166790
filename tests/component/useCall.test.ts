import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { effectScope, type Component } from 'vue'
import { createApi } from '../../src/contract/client.ts'
import { apiKey } from '../../src/renderer/api.ts'
import { useCall } from '../../src/renderer/composables/useCall.ts'
import { useImport } from '../../src/renderer/composables/useImport.ts'
import { useJob } from '../../src/renderer/composables/useJob.ts'
import { useNotices } from '../../src/renderer/stores/notices.ts'
import BeginBattle from '../../src/games/fng/screens/battle/BeginBattle.vue'
import LikelyActions from '../../src/games/fng/screens/battle/LikelyActions.vue'
import ChoiceSlip from '../../src/renderer/components/slip/ChoiceSlip.vue'
import { fakeBridge, sampleAnswers } from './support/fakeBridge.ts'
import { openApp } from './support/openApp.ts'

const notTaken = 'Not taken: what you did before is still under way. Try again when it is done.'
const said = () => useNotices().text

beforeEach(() => {
  setActivePinia(createPinia())
})
let shown: VueWrapper | undefined
afterEach(() => {
  shown?.unmount()
  shown = undefined
})

/** A call that is answered when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { ask: () => promise, answer: resolve }
}

describe('a press that comes while a call is under way', () => {
  it('is not taken, and the player is told so', async () => {
    const call = useCall()
    const first = held()
    const done = call.run(first.ask)
    expect(await call.run(() => Promise.resolve('second'))).toBeUndefined()
    expect(said()).toBe(notTaken)
    first.answer('first')
    expect(await done).toBe('first')
    expect(await call.run(() => Promise.resolve('third'))).toBe('third')
  })

  it('waits its turn where it means the same afterwards; the one after it is told of', async () => {
    const call = useCall()
    const asked: string[] = []
    const first = held()
    const ask = (name: string) => () => {
      asked.push(name)
      return Promise.resolve(name)
    }
    const all = [call.run(first.ask), call.run(ask('second'), 'wait')]
    await flushPromises()
    expect(asked).toEqual([])
    expect(said()).toBe('')
    expect(await call.run(ask('third'), 'wait')).toBeUndefined()
    expect(said()).toBe(notTaken)
    first.answer('first')
    expect(await Promise.all(all)).toEqual(['first', 'second'])
    expect(call.busy.value).toBe(false)
  })

  it('waits for one that is refused, too', async () => {
    const call = useCall()
    const first = call.run<string>(() => Promise.reject(new Error('no')))
    const second = call.run(() => Promise.resolve('second'), 'wait')
    expect([await first, await second]).toEqual([undefined, 'second'])
    expect(call.failure.value).toBeNull()
  })

  it('is told of by jobs and by files that are dropped, too', async () => {
    const scope = effectScope()
    const bridge = fakeBridge({ 'library.importBegin': () => new Promise(() => undefined), 'job.cancel': () => null })
    const { job, bringing } = scope.run(() => ({
      job: useJob(createApi(bridge), bridge),
      bringing: useImport(createApi(bridge), bridge),
    }))!
    void job.run(held().ask)
    await job.run(held().ask)
    expect(said()).toBe(notTaken)
    useNotices().say('')
    const file = new File(['x'], 'Bravo.tour')
    void bringing.take([file])
    expect(await bringing.take([file])).toEqual([])
    expect(said()).toBe(notTaken)
    scope.stop()
  })
})

describe('what is pressed by hand or by key while the screen is busy', () => {
  const provide = { [apiKey as symbol]: createApi(fakeBridge({})) }
  const show = (component: Component, props: Record<string, unknown>) =>
    (shown = mount(component, { props: { ...props, busy: true }, global: { stubs: { RouterLink: true }, provide } }))

  it('an action of the battle', async () => {
    const likely = show(LikelyActions, { actions: [{ name: 'move', title: 'Move', refused: null }] })
    await likely.get('button').trigger('click')
    expect(said()).toBe(notTaken)
    expect(likely.emitted('act')).toBeUndefined()
  })

  it('the beginning of a battle', async () => {
    const view = { status: 'none', lines: [], fields: [] }
    const begin = show(BeginBattle, { view, campaign: 'bravo.tour' })
    await begin.get('button.primary').trigger('click')
    expect(said()).toBe(notTaken)
    expect(begin.emitted('begin')).toBeUndefined()
  })

  it('the number of a choice', () => {
    const option = { value: 'stay', label: 'He stays' }
    const question = { kind: 'choice', key: 'k', subject: 1, occurrence: 0, why: 'Does he stay?', options: [option] }
    const slip = show(ChoiceSlip, { question })
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }))
    expect(said()).toBe(notTaken)
    expect(slip.emitted('take')).toBeUndefined()
  })
})

it('Ctrl Z twice undoes twice, however fast', async () => {
  const answers = sampleAnswers()
  const waiting: ((reply: unknown) => void)[] = []
  const { app, asked } = await openApp('/tour/bravo.tour/journal', {
    ...answers,
    'journal.undo': () => new Promise((done) => void waiting.push(done)),
  })
  shown = app
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))
  press()
  press()
  await flushPromises()
  expect(asked('journal.undo')).toHaveLength(1)
  waiting[0]!({ head: 411, undone: 'Contact test' })
  await flushPromises()
  expect(asked('journal.undo')).toHaveLength(2)
})
