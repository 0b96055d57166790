import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
// Pages are fetched when they are first opened; these are here by then.
import '../../src/renderer/screens/tables/TablesScreen.vue'
import '../../src/renderer/screens/house/HouseScreen.vue'
import { Refusal } from './support/fakeBridge.ts'
import { openApp } from './support/openApp.ts'
import { houseTable, houseView } from './support/sampleHouse.ts'
import { entry, overview, tables } from './support/sampleViews.ts'

let opened: Awaited<ReturnType<typeof openApp>>
const done = { status: 'done' as const, head: 413, entry: entry({ id: 413, title: 'House rule: Contact test' }) }

const house = {
  rows: [0],
  modifiers: [],
  differences: [{ what: 'Row 1, score', book: '2', house: '3' }],
  book: { ...tables[0]! },
}

async function open(part = '', over: Parameters<typeof openApp>[1] = {}) {
  opened = await openApp(`/tour/bravo.tour/house${part}`, {
    'house.view': () => houseView,
    'house.table': () => houseTable,
    'fng.setSwitch': () => done,
    'fng.overrideTable': () => done,
    'fng.resetTable': () => done,
    'fng.applyHouseRules': () => done,
    'fng.setNames': () => done,
    'tables.list': () => [
      { ...tables[0]!, id: 'mission.contact', title: 'Contact test', page: 57, house },
      ...tables.slice(1),
    ],
    ...over,
  })
  return opened
}
afterEach(() => {
  opened.app.unmount()
  document.body.innerHTML = ''
})
const last = (procedure: string) => (opened.asked(procedure).at(-1) as { input: unknown }).input
const text = () => opened.app.get('main').text()

describe('this campaign against the book', () => {
  it('shows book and house side by side, each table with its way to it and back', async () => {
    await open()
    expect(opened.app.get('.sub').text()).toBe('3 things are played otherwise than in the book.')
    const rows = opened.app.findAll('.differences tbody tr').map((row) => row.findAll('td').map((cell) => cell.text()))
    expect(rows).toEqual([
      ['No contact', 'Wait and see', 'p. 57'],
      ['-1', '-2', ''],
      ['It keeps +2', 'Plain dice', 'p. 54'],
    ])
    expect(opened.app.findAll('.differences a').map((link) => link.attributes('href'))).toEqual([
      '/tour/bravo.tour/house/tables/mission.contact',
    ])
    await opened.app.get('[aria-label="Contact test by the book"]').trigger('click')
    await flushPromises()
    expect(last('fng.resetTable')).toEqual({ table: 'mission.contact' })
    await opened.app.get('[aria-label="Ties for the area by the book"]').trigger('click')
    await flushPromises()
    expect(last('fng.setSwitch')).toEqual({ name: 'areaTies', value: 'keeps' })
  })

  it('asks before all goes back to the book', async () => {
    await open()
    await opened.press('All by the book')
    const [ask] = [...document.querySelectorAll<HTMLButtonElement>('[role="alertdialog"] .btn.danger')]
    expect(opened.asked('fng.applyHouseRules')).toEqual([])
    ask!.click()
    await flushPromises()
    expect(last('fng.applyHouseRules')).toEqual({ tables: [], switches: [] })
  })

  it('says what can be done where there is no difference', async () => {
    await open('', { 'house.view': () => ({ ...houseView, tables: [], differences: [] }) })
    expect(text()).toContain('Nothing is played otherwise than in the book.')
    expect(opened.app.get('.sub').text()).toBe('This campaign is played by the book.')
  })
})

describe('switches', () => {
  it('say how the campaign plays, are marked where that is no book, and are put by a press', async () => {
    await open('/switches')
    const [flak, ties] = opened.app.findAll('.lines li')
    expect(flak!.find('.chip').exists()).toBe(false)
    expect(ties!.get('.chip').text()).toBe('house rule')
    expect(ties!.get('[aria-pressed="true"]').text()).toBe('Plain dice')
    await flak!.get('[aria-pressed="true"]').trigger('click')
    expect(opened.asked('fng.setSwitch')).toEqual([])
    await flak!.get('[aria-pressed="false"]').trigger('click')
    await flushPromises()
    expect(last('fng.setSwitch')).toEqual({ name: 'flakJackets', value: 'none' })
  })

  it('that cannot be put just now say why', async () => {
    const [first, ...others] = houseView.switches
    const closed = { ...first!, closed: 'Said when the platoon is made.' }
    await open('/switches', { 'house.view': () => ({ ...houseView, switches: [closed, ...others] }) })
    const [flak] = opened.app.findAll('.lines li')
    expect(flak!.text()).toContain('Said when the platoon is made.')
    expect(flak!.findAll('button').every((one) => one.attributes('disabled') !== undefined)).toBe(true)
  })
})

describe('tables', () => {
  const save = () => opened.app.get<HTMLButtonElement>('form .btn.primary')

  it('open with what differs, are changed field by field, and played so when saved', async () => {
    await open('/tables/mission.contact')
    expect(opened.app.get('[aria-current="true"]').text()).toContain('house')
    const [plain, changed] = opened.app.findAll('form tbody').slice(1)
    expect(plain!.text()).toContain('as in the book')
    expect(changed!.text()).toContain('Wait and see')
    expect(save().element.disabled).toBe(true)
    await changed!.get('[aria-label="Change Row 2"]').trigger('click')
    await opened.app.get('[aria-label="Row 2, turns"]').setValue('x')
    expect(opened.app.get('[aria-label="Row 2, turns"]').attributes('aria-invalid')).toBe('true')
    expect(save().element.disabled).toBe(true)
    await opened.app.get('[aria-label="Row 2, turns"]').setValue('5')
    await opened.app.get('[aria-label="Row 2, result"]').setValue('"quiet"')
    await opened.app.get('form').trigger('submit')
    await flushPromises()
    expect(last('fng.overrideTable')).toEqual({
      table: 'mission.contact',
      rows: [{ row: 1, outcome: 'quiet', gives: { turns: 5 }, text: 'Wait and see' }],
      modifiers: [{ modifier: 0, by: -2 }],
    })
  })

  it('show why they were refused, and keep what was typed', async () => {
    await open('/tables/mission.contact', {
      'fng.overrideTable': () => {
        throw new Refusal({ code: 'bad-input', message: 'A score of 3 would meet no row.' })
      },
    })
    await opened.app.get('[aria-label="Rainy season, in this campaign"]').setValue('-3')
    await opened.app.get('form').trigger('submit')
    await flushPromises()
    expect(opened.app.get('[role="alert"]').text()).toContain('A score of 3 would meet no row.')
    expect(opened.app.get<HTMLInputElement>('[aria-label="Rainy season, in this campaign"]').element.value).toBe('-3')
  })

  it('are given back to the book, and what was typed can be dropped', async () => {
    await open('/tables/mission.contact')
    await opened.app.get('[aria-label="Rainy season, in this campaign"]').setValue('-3')
    await opened.press('Discard')
    expect(opened.app.get<HTMLInputElement>('[aria-label="Rainy season, in this campaign"]').element.value).toBe('-2')
    await opened.press('Reset to the book')
    expect(last('fng.resetTable')).toEqual({ table: 'mission.contact' })
  })

  it('are walked with the arrow keys from the search field', async () => {
    await open('/tables/mission.contact')
    const search = opened.app.get('input[type="search"]')
    const ids = opened.app.findAll('[id^="table-"]').map((one) => one.attributes('id'))
    const at = ids.indexOf('table-mission.contact')
    await search.trigger('keydown', { key: at === 0 ? 'ArrowDown' : 'ArrowUp' })
    await flushPromises()
    expect(opened.router.currentRoute.value.params['table']).toBe(ids[at === 0 ? 1 : at - 1]!.replace('table-', ''))
  })
})

describe('names', () => {
  const fields = () => opened.app.findAll('textarea')
  const form = (name: string) => opened.app.get(`form[aria-label="${name} names"]`)

  it('are typed one a line or with commas, and kept as a list', async () => {
    await open('/names')
    expect(fields().map((field) => [field.attributes('aria-label'), field.element.value])).toEqual([
      ['American, first names', 'Amos'],
      ['American, surnames', ''],
      ['Montagnard, first names', ''],
      ['Montagnard, surnames', ''],
    ])
    const save = form('American').get<HTMLButtonElement>('.btn.primary')
    expect(save.element.disabled).toBe(true)
    await fields()[1]!.setValue(' Zed\nZorn,  van  Zim \n\nZed')
    await form('American').trigger('submit')
    await flushPromises()
    expect(last('fng.setNames')).toEqual({ list: 'american', first: ['Amos'], last: ['Zed', 'Zorn', 'van Zim'] })
  })

  it('that are too long are not sent, and are told', async () => {
    await open('/names')
    await fields()[3]!.setValue('Z'.repeat(41))
    expect(form('Montagnard').get('[role="alert"]').text()).toContain('at most 40 letters')
    await form('Montagnard').trigger('submit')
    expect(opened.asked('fng.setNames')).toEqual([])
    await form('Montagnard').get('button[type="button"]').trigger('click')
    expect(fields()[3]!.element.value).toBe('')
  })

  it('are given back to the program list by list', async () => {
    await open('/names')
    await opened.app.get('[aria-label="American: names of the program"]').trigger('click')
    await flushPromises()
    expect(last('fng.setNames')).toEqual({ list: 'american', first: [], last: [] })
    expect(form('Montagnard').findAll('button')).toHaveLength(1)
  })

  it('are no part of the page where a game has none', async () => {
    await open('', { 'house.view': () => ({ ...houseView, names: [] }) })
    expect(opened.app.get('nav[aria-label="Parts of the house rules"]').text()).not.toContain('Names')
  })
})

describe('marks', () => {
  it('stand on a table that has house rules, with what differs', async () => {
    opened = await openApp('/tour/bravo.tour/tables', { 'tables.list': () => [{ ...tables[0]!, house }] })
    expect(opened.app.get('.table-sheet').text()).toContain('Row 1, score: 3, in the book 2')
    expect(opened.app.find('.table-sheet tr.house').exists()).toBe(true)
    expect(opened.app.get('.list .chip').text()).toBe('house')
  })
})

it('the tables are fetched again when the house rules have changed', async () => {
  let stamp = 'before'
  await open('/tables', { 'campaign.overview': () => ({ ...overview, house: { differences: 1, stamp } }) })
  const before = opened.asked('tables.list').length
  stamp = 'after'
  opened.bridge.say('changed', { campaign: 'bravo.tour', change: 99 })
  await flushPromises()
  expect(opened.asked('tables.list').length).toBe(before + 1)
})
