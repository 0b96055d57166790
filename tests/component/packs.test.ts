import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
// Pages are fetched when they are first opened; these are here by then.
import '../../src/renderer/screens/house/HouseScreen.vue'
import '../../src/renderer/screens/tables/TablesScreen.vue'
import type { PackOffer, PackView } from '../../src/contract/pack.ts'
import { Refusal } from './support/fakeBridge.ts'
import { openApp } from './support/openApp.ts'
import { houseTable, houseView } from './support/sampleHouse.ts'
import { entry, tables } from './support/sampleViews.ts'

let opened: Awaited<ReturnType<typeof openApp>>
const done = { status: 'done' as const, head: 413, entry: entry({ id: 413, title: 'From the pack "Rain"' }) }
const change = { title: 'Contact test', page: 57, what: 'Row 2, words', before: 'No contact', after: 'Wait and see' }
const pack: PackView = {
  title: 'Rain',
  note: 'As we play it.',
  faults: [],
  parts: [
    { part: 'tables', title: 'Tables', changes: [change] },
    { part: 'switches', title: 'Switches', changes: [] },
  ],
  take: { step: 'takePack', input: { title: 'Rain', tables: [] } },
}
const offers: PackOffer[] = [
  { part: 'tables', title: 'Tables', holds: '1 table' },
  { part: 'switches', title: 'Switches', holds: '2 switches' },
  { part: 'names', title: 'Names', holds: null },
]

async function open(over: Parameters<typeof openApp>[1] = {}) {
  opened = await openApp('/tour/bravo.tour/house', {
    'house.view': () => houseView,
    'pack.offer': () => offers,
    'pack.save': () => ({ text: '{}' }),
    'pack.read': () => pack,
    'fng.takePack': () => done,
    ...over,
  })
}
afterEach(() => {
  opened.app.unmount()
  document.body.innerHTML = ''
})
const last = (procedure: string) => opened.asked(procedure).at(-1)
const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]')
const primary = () => dialog()!.querySelector<HTMLButtonElement>('.btn.primary')
const settle = async () => {
  await flushPromises()
  await flushPromises()
}
const file = (size = 0) => {
  const made = new File(['{"format":"tourpack"}'], 'rain.tourpack.json', { type: 'application/json' })
  return size === 0 ? made : Object.defineProperty(made, 'size', { value: size })
}
const choose = async (chosen = file()) => {
  const input = opened.app.get<HTMLInputElement>('input[type="file"]')
  Object.defineProperty(input.element, 'files', { value: [chosen], configurable: true })
  await input.trigger('change')
  await settle()
}
const drag = async (name: string, type: string) => {
  const event = new Event(name, { bubbles: true, cancelable: true })
  const dataTransfer = { types: ['Files'], items: [{ kind: 'file', type }], files: [file()] }
  document.body.dispatchEvent(Object.defineProperty(event, 'dataTransfer', { value: dataTransfer }))
  await settle()
}

describe('saving a pack', () => {
  it('asks what goes in, of what there is, and under which title', async () => {
    await open()
    await opened.press('Save as a pack')
    const ticks = [...dialog()!.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
    expect(ticks.map((tick) => [tick.parentElement!.textContent.trim().replace(/\s+/g, ' '), tick.checked])).toEqual([
      ['Tables 1 table', true],
      ['Switches 2 switches', true],
    ])
    ticks[0]!.click()
    await settle()
    primary()!.click()
    await settle()
    expect(last('pack.save')).toEqual({
      campaign: 'bravo.tour',
      parts: ['switches'],
      title: '2nd Platoon, Bravo Company',
      note: '',
    })
    expect(dialog()).toBeNull()
  })

  it('is not done without a title or with nothing in it', async () => {
    await open()
    await opened.press('Save as a pack')
    const title = document.querySelector<HTMLInputElement>('#pack-title')!
    title.value = ' '
    title.dispatchEvent(new Event('input'))
    await settle()
    expect(primary()!.disabled).toBe(true)
  })

  it('says so where there is nothing of the player', async () => {
    await open({ 'pack.offer': () => offers.map((one) => ({ ...one, holds: null })) })
    await opened.press('Save as a pack')
    expect(dialog()!.textContent).toContain('nothing of your own yet')
    expect(primary()).toBeNull()
  })
})

describe('a table of the player\u2019s own', () => {
  it('is marked as one on the page of the tables, where it can be taken out', async () => {
    const own = {
      ...tables[0]!,
      id: 'own.huts',
      title: 'Huts',
      page: null,
      chapter: 'Tables of your own',
      own: { id: 'huts', title: 'Huts', dice: '1d6', rows: [{ from: 1, to: 6, text: 'Rice' }] },
    }
    opened = await openApp('/tour/bravo.tour/tables/own.huts', {
      'tables.list': () => [tables[0]!, own],
      'fng.dropTable': () => done,
    })
    const sheet = opened.app.get('.table-sheet')
    expect(sheet.text()).toContain('A table of your own')
    expect(sheet.text()).not.toContain('Play it otherwise')
    await opened.press('Take it out of this campaign')
    await settle()
    expect(last('fng.dropTable')).toMatchObject({ campaign: 'bravo.tour', input: { table: 'own.huts' } })
  })

  it('has no book beside it to be played otherwise than', async () => {
    const own = {
      ...tables[0]!,
      id: 'own.huts',
      title: 'Huts',
      own: { id: 'huts', title: 'Huts', dice: '1d6', rows: [] },
    }
    opened = await openApp('/tour/bravo.tour/house/tables', {
      'house.view': () => houseView,
      'house.table': () => houseTable,
      'tables.list': () => [{ ...tables[0]!, id: 'mission.contact' }, own],
    })
    expect(opened.app.findAll('[id^="table-"]').map((one) => one.attributes('id'))).toEqual(['table-mission.contact'])
  })
})

describe('opening a pack', () => {
  it('shows what it would change, and takes it only when told', async () => {
    await open()
    await choose()
    expect(opened.asked('pack.read')).toEqual([{ campaign: 'bravo.tour', text: '{"format":"tourpack"}' }])
    const words = dialog()!.textContent
    for (const text of ['Rain', 'As we play it.', 'No contact', 'Wait and see', 'As it is already: Switches'])
      expect(words).toContain(text)
    expect([...dialog()!.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual([
      ...['What', 'Now', 'With the pack', 'Page'],
    ])
    expect(opened.asked('fng.takePack')).toEqual([])
    primary()!.click()
    await settle()
    expect(last('fng.takePack')).toMatchObject({ campaign: 'bravo.tour', input: { title: 'Rain', tables: [] } })
    expect(dialog()).toBeNull()
  })

  it('lists every fault with its place, and offers nothing to take', async () => {
    const faults = [
      { place: 'Names, row 14', reason: 'at most 40 letters' },
      { place: 'Tables, x', reason: 'This version knows no table "x"' },
    ]
    await open({ 'pack.read': () => ({ ...pack, faults, parts: [], take: null }) })
    await choose()
    expect([...dialog()!.querySelectorAll('.faults li')].map((fault) => fault.textContent.trim())).toEqual([
      'Names, row 14: at most 40 letters.',
      'Tables, x: This version knows no table "x".',
    ])
    expect(dialog()!.textContent).toContain('Nothing was changed.')
    expect(primary()).toBeNull()
  })

  it('says so where the campaign has all of it', async () => {
    await open({ 'pack.read': () => ({ ...pack, parts: [pack.parts[1]!], take: null }) })
    await choose()
    expect(dialog()!.textContent).toContain('has all that this pack holds already')
    expect(primary()).toBeNull()
  })

  it('shows why a file was refused, and does not even read one that is too large', async () => {
    const message = 'This is no pack of Short-Timer. Nothing was changed.'
    await open({
      'pack.read': () => {
        throw new Refusal({ code: 'bad-input', message })
      },
    })
    await choose()
    expect(opened.app.get('[role="alert"]').text()).toContain(message)
    expect(dialog()).toBeNull()
    await choose(file(10_000_000))
    expect(opened.app.get('[role="alert"]').text()).toContain('too large to be a pack')
    expect(opened.asked('pack.read')).toHaveLength(1)
  })

  it('takes a file that is dropped on the page, and leaves other files to the library', async () => {
    await open()
    await drag('dragover', 'application/octet-stream')
    expect(document.body.textContent).toContain('Let go to open it')
    await drag('dragover', 'application/json')
    expect(document.body.textContent).toContain('Let go to look at the pack')
    expect(document.body.textContent).not.toContain('Let go to open it')
    await drag('drop', 'application/json')
    expect(opened.asked('pack.read')).toHaveLength(1)
    expect(dialog()!.textContent).toContain('Rain')
    expect(opened.asked('library.importBegin')).toEqual([])
  })
})
