import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory } from 'vue-router'
import { createApi } from '../../src/contract/client.ts'
import type { Bridge, Reply } from '../../src/contract/rpc.ts'
import { answeringKey, watchAnswers } from '../../src/renderer/answering.ts'
import { apiKey, bridgeKey, heard, plain } from '../../src/renderer/api.ts'
import App from '../../src/renderer/App.vue'
import NoAnswerBar from '../../src/renderer/components/NoAnswerBar.vue'
import { createAppRouter } from '../../src/renderer/router.ts'
import { fakeBridge, sampleAnswers } from './support/fakeBridge.ts'

let shown: VueWrapper | undefined
afterEach(() => {
  shown?.unmount()
  shown = undefined
  vi.useRealTimers()
})

describe('the bar that tells of no answer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  /** Calls are answered in turn by `answer`. */
  function silentMain() {
    const waiting: ((reply: Reply) => void)[] = []
    const call = () => new Promise<Reply>((done) => void waiting.push(done))
    const { bridge, answering } = watchAnswers({ door: 'browser', call, on: () => () => undefined })
    const bar = mount(NoAnswerBar, { global: { provide: { [answeringKey as symbol]: answering } } })
    shown = bar
    const answer = async () => {
      waiting.shift()!({ ok: true, value: null })
      await flushPromises()
    }
    const wait = async (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds)
      await flushPromises()
    }
    return { bridge, answer, wait, text: () => bar.text() }
  }

  it('comes after three seconds, says what is safe, and goes away with the answer', async () => {
    const { bridge, answer, wait, text } = silentMain()
    void bridge.call('library.list', {})
    await wait(2999)
    expect(text()).toBe('')
    await wait(1)
    expect(text()).toContain('Short-Timer does not answer. All that was done is saved.')
    await answer()
    expect(text()).toBe('')
  })

  it('counts from the last answer while others wait', async () => {
    const { bridge, answer, wait, text } = silentMain()
    void bridge.call('library.list', {})
    await wait(2000)
    void bridge.call('tables.list', {})
    await answer()
    await wait(2000)
    expect(text()).toBe('')
    await wait(1000)
    expect(text()).not.toBe('')
    await answer()
    await wait(60_000)
    expect(text()).toBe('')
  })

  it('leaves jobs their time: they show how far they are', async () => {
    const { bridge, wait, text } = silentMain()
    void bridge.call('print.sheets', { job: 'one' })
    await wait(60_000)
    expect(text()).toBe('')
  })
})

describe('a page without the key', () => {
  const refusal: Reply = { ok: false, error: { code: 'not-allowed', message: 'No key.' } }
  async function open(over: Partial<Bridge>) {
    const { bridge, answering } = watchAnswers({ ...fakeBridge(sampleAnswers()), ...over })
    const router = createAppRouter(createMemoryHistory())
    await router.push('/')
    const provide = {
      [bridgeKey as symbol]: bridge,
      [apiKey as symbol]: createApi(bridge),
      [answeringKey as symbol]: answering,
    }
    shown = mount(App, { attachTo: document.body, global: { plugins: [createPinia(), router], provide } })
    await flushPromises()
    return { app: shown, bridge }
  }

  it('is one plain page that says what to do: no library, no rail', async () => {
    const { app } = await open({ call: () => Promise.resolve(refusal) })
    expect(app.get('h1').text()).toBe('This page has no key')
    expect(app.text()).toContain('Each address opens once')
    expect(app.find('.rail').exists()).toBe(false)
    expect(app.findAll('h1')).toHaveLength(1)
  })

  it('does not come in the place of a page that was answered before', async () => {
    const main = fakeBridge(sampleAnswers())
    let locked = false
    const { app, bridge } = await open({
      call: (procedure, input) => (locked ? Promise.resolve(refusal) : main.call(procedure, input)),
    })
    locked = true
    await bridge.call('library.list', {})
    await flushPromises()
    expect(app.find('.rail').exists()).toBe(true)
  })
})

describe('the bridge of a window', () => {
  beforeEach(() => {
    heard.change = null
  })

  /** A bridge that counts who listens at its far end. */
  function counted() {
    const far = fakeBridge({ 'library.list': () => null })
    let ways = 0
    const bridge: Bridge = {
      ...far,
      on(listener) {
        ways++
        const end = far.on(listener)
        return () => {
          ways--
          end()
        }
      },
    }
    return { far, near: plain(bridge), ways: () => ways }
  }

  it('is one way for all who listen', () => {
    const { far, near, ways } = counted()
    const told: string[] = []
    const ends = ['first', 'second', 'third'].map((who) => near.on(() => told.push(who)))
    expect(ways()).toBe(1)
    ends[1]!()
    far.say('progress', {})
    expect(told).toEqual(['first', 'third'])
    for (const end of ends) end()
    expect(ways()).toBe(0)
    near.on(() => undefined)()
    expect(ways()).toBe(0)
  })

  it('tells of what was missed while the way was closed, and of nothing else', async () => {
    const { far, near } = counted()
    const told: unknown[] = []
    near.on((event, payload) => told.push([event, payload]))
    far.say('listening', { change: 3 })
    far.atChange(4)
    await near.call('library.list', {})
    far.say('listening', { change: 4 })
    expect(told).toEqual([])
    far.say('listening', { change: 6 })
    far.say('listening', { change: 6 })
    expect(told).toEqual([['changed', { campaign: null, change: 6 }]])
  })
})
