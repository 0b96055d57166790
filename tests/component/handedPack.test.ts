import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import '../../src/renderer/components/packs/HandedPack.vue'
import type { PackView } from '../../src/contract/pack.ts'
import { openApp } from './support/openApp.ts'
import { allHere } from './support/allHere.ts'
import { entry } from './support/sampleViews.ts'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => {
  opened.app.unmount()
  document.body.innerHTML = ''
})

const change = { title: 'Contact test', page: 57, what: 'Row 2, words', before: 'No contact', after: 'Wait and see' }
const pack = (title: string): PackView => ({
  title,
  note: '',
  faults: [],
  parts: [{ part: 'tables', title: 'Tables', changes: [change] }],
  take: { step: 'takePack', input: { title, tables: [] } },
})
const answers = {
  'pack.read': ({ text }: { text: string }) => pack(text),
  'fng.takePack': () => ({ status: 'done' as const, head: 413, entry: entry({ id: 413, title: 'From the pack' }) }),
}
const settle = async () => {
  await flushPromises()
  await allHere()
  await flushPromises()
}
const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name)!

const drop = async (...names: string[]) => {
  const files = names.map((name) => new File([name], name, { type: 'application/json' }))
  const event = new Event('drop', { cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files, items: [] } })
  window.dispatchEvent(event)
  await settle()
}

it('packs dropped on any page of a campaign are shown one after another, and taken only then', async () => {
  opened = await openApp('/tour/bravo.tour/journal', answers)
  await drop('rain.tourpack.json', 'sun.tourpack.json')
  expect(dialog()!.textContent).toContain('rain.tourpack.json')
  expect(dialog()!.textContent).toContain('Wait and see')
  expect(opened.asked('fng.takePack')).toEqual([])
  button('Leave it').click()
  await settle()
  expect(dialog()!.textContent).toContain('sun.tourpack.json')
  button('Take it').click()
  await settle()
  expect(opened.asked('fng.takePack')).toHaveLength(1)
  expect(dialog()).toBeNull()
})

it('one that the system hands over waits for its campaign, and can be put away', async () => {
  const waiting = [{ name: 'rain.tourpack.json', text: 'rain' }]
  opened = await openApp('/', { ...answers, 'window.handed': () => waiting })
  opened.bridge.say('wish', { what: 'handed' })
  await settle()
  expect(opened.app.text()).toContain('rain.tourpack.json waits.')
  expect(opened.asked('pack.read')).toEqual([])
  await opened.router.push('/tour/bravo.tour/journal')
  await settle()
  expect(opened.asked('pack.read')).toEqual([{ campaign: 'bravo.tour', text: 'rain' }])
  expect(dialog()!.textContent).toContain('Wait and see')
  button('Leave it').click()
  await settle()
  opened.bridge.say('wish', { what: 'handed' })
  await opened.router.push('/')
  await settle()
  button('Put it away').click()
  await settle()
  expect(opened.app.text()).not.toContain('waits.')
})
