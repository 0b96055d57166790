import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, expect, it } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import { apiKey, bridgeKey } from '../../src/renderer/api.ts'
import { useChecks } from '../../src/renderer/screens/check/useChecks.ts'
import { useLibrary } from '../../src/renderer/stores/library.ts'
import { fakeBridge } from './support/fakeBridge.ts'

let page: VueWrapper | undefined
afterEach(() => {
  page?.unmount()
})

/** Sets something up as a page does, over main that answers a procedure when the test says so. */
function overMain<T>(procedure: string, setup: () => T) {
  const waiting: ((value: unknown) => void)[] = []
  const answer = () => new Promise((resolve) => waiting.push(resolve))
  const bridge = fakeBridge({ [procedure]: answer, 'job.cancel': () => null })
  const made: T[] = []
  const own = { setup: () => (made.push(setup()), () => null) }
  const provide = { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) }
  page = mount(own, { global: { plugins: [createPinia()], provide } })
  const asked = (name: string) => bridge.calls.filter((call) => call.procedure === name)
  const reply = async (value: unknown) => {
    waiting.shift()!(value)
    await flushPromises()
  }
  return { made: made[0]!, bridge, asked, reply }
}

it('of many files that are checked it is told how many are done, from the first to the last; stopped, no other is begun', async () => {
  const { made: checks, asked, reply } = overMain('campaign.check', useChecks)
  const { busy, progress, cancel } = checks.job
  const all = checks.check(['a.tour', 'b.tour', 'c.tour'])
  await flushPromises()
  expect([busy.value, progress.value]).toEqual([true, { done: 0, of: 3, what: '1 of 3' }])
  await reply({ sound: true, findings: [] })
  expect([busy.value, progress.value]).toEqual([true, { done: 1, of: 3, what: '2 of 3' }])
  cancel()
  await reply({ sound: true, findings: [] })
  await all
  expect(asked('job.cancel').map(({ input }) => input)).toEqual([asked('campaign.check')[1]!.input].map(jobOf))
  expect(asked('campaign.check')).toHaveLength(2)
  expect([busy.value, progress.value, [...checks.found.keys()]]).toEqual([false, null, ['a.tour', 'b.tour']])
  expect(checks.stopped.value).toEqual({ done: 2, of: 3 })
  const again = checks.check(['c.tour'])
  expect(checks.stopped.value).toBeNull()
  await flushPromises()
  cancel()
  // It was through before it could be stopped.
  await reply({ sound: true, findings: [] })
  await again
  expect(checks.stopped.value).toBeNull()
})

it('of one file that is checked it is told how far that is', async () => {
  const { made: checks, bridge, asked, reply } = overMain('campaign.check', useChecks)
  const all = checks.check(['a.tour'])
  await flushPromises()
  expect(checks.job.progress.value).toBeNull()
  bridge.say('progress', { ...jobOf(asked('campaign.check')[0]!.input), done: 4, of: 9, what: 'The journal' })
  expect(checks.job.progress.value).toEqual({ done: 4, of: 9, what: 'The journal' })
  await reply({ sound: true, findings: [] })
  await all
  expect(checks.job.progress.value).toBeNull()
})

it('of a library that is looked through it is told how many files are done; what was asked before tells nothing more', async () => {
  const { made: library, bridge, asked, reply } = overMain('library.list', useLibrary)
  const first = library.reload()
  const second = library.reload()
  await flushPromises()
  const [before, now] = asked('library.list').map(({ input }) => jobOf(input))
  bridge.say('progress', { ...before, done: 1, of: 9, what: 'a.tour' })
  expect(library.progress).toBeNull()
  bridge.say('progress', { ...now, done: 2, of: 9, what: 'b.tour' })
  await reply({ folder: '', campaigns: [] })
  expect(library.progress).toEqual({ done: 2, of: 9, what: 'b.tour' })
  await reply({ folder: '', campaigns: [] })
  await Promise.all([first, second])
  expect(library.progress).toBeNull()
})

const jobOf = (input: unknown) => ({ job: (input as { readonly job: string }).job })
