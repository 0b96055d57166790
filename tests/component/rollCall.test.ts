import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AfterView } from '../../src/games/fng/contract/after.ts'
import '../../src/games/fng/screens/halfMonth/HalfMonthScreen.vue'
import text from '../fixtures/after-view.json?raw'
import { done } from './support/fakeBridge.ts'
import { openApp } from './support/openApp.ts'
import { turnAt } from './support/sampleViews.ts'

/** What a played half-month has come to, as main tells it; a test of the program holds the file to it. */
const after = JSON.parse(text) as AfterView
let opened: Awaited<ReturnType<typeof openApp>>
const open = async (now: string, over: Parameters<typeof turnAt>[1] = {}) => {
  opened = await openApp('/tour/bravo.tour/half-month', {
    'fng.turn': () => turnAt(now, { after, ...over }),
    'fng.endTurn': () => done('End'),
  })
}
const textOf = (label: string) => opened.app.get(`[aria-label="${label}"]`).text()
const enter = async (on: EventTarget = document.body) => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await flushPromises()
}
beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  opened.app.unmount()
})

it('tells the mission in one sentence, with its points on a scale and line by line', async () => {
  await open('turnEnd')
  expect(textOf('After action')).toContain('All six sectors, both PEFs, one of theirs dead, one taken, nobody lost')
  expect(opened.app.get('.scale').attributes('aria-label')).toBe('14 victory points: Normal, eleven short of good')
  expect(opened.app.findAll('.bill li').map((line) => line.text())).toContain('Each sector patrolled6+6')
  expect(opened.app.get('.bill .sum').text()).toBe('Normal, eleven short of good14')
})

it('tells the platoon man by man, and what passed by itself', async () => {
  await open('turnEnd')
  const rows = opened.app.findAll('.man').map((one) => one.text())
  expect(rows.find((one) => one.includes('Ivory'))).toMatch(/REP 4.*REP 3.*is a Short Timer.*Short/s)
  expect(rows.find((one) => one.includes('Huddleston'))).toContain('New')
  for (const told of [
    after.rollCall!.headline,
    'Goes home',
    'Arrives',
    'Time, half a month off every DEROS',
    'who stayed',
  ])
    expect(textOf('Roll call')).toContain(told)
  const ivory = opened.app.findAll('.man a').find((one) => one.text().includes('Ivory'))!
  expect(ivory.attributes('href')).toMatch(/\/soldier|\/tour\/bravo\.tour\//)
})

it('ends with one button or Enter, unless Enter belongs to something else', async () => {
  await open('turnEnd')
  await enter(opened.app.get('.man a').element)
  expect(opened.asked('fng.endTurn')).toHaveLength(0)
  await enter()
  expect(opened.asked('fng.endTurn')).toMatchObject([{ passOn: true }])
  expect(opened.app.findAll('.squares i.mission')).toHaveLength(16)
})

it('keeps what is due beside it, and leads to the steps and back', async () => {
  await open('improveRep')
  expect(opened.app.get('[aria-label="What is next"]').text()).toContain('Improve REP')
  expect(opened.app.find('[aria-label="End of the half-month"]').exists()).toBe(false)
  await opened.press('Step by step')
  expect(opened.app.find('[aria-label="Roll call"]').exists()).toBe(false)
  expect(opened.app.find('[aria-label="Steps of the half-month"]').exists()).toBe(true)
  await opened.press('Go back to now')
  expect(opened.app.find('[aria-label="Roll call"]').exists()).toBe(true)
})

it('colours the square of a half-month that has ended since it was last seen, and no other', async () => {
  await open('turnEnd')
  opened.app.unmount()
  const squares = Array.from({ length: 26 }, (_, i) => (i < 17 ? 'mission' : i === 17 ? 'now' : 'later') as 'now')
  await open('contact', { after: null, squares })
  expect(opened.app.findAll('.squares i.fresh').map((one) => one.text())).toEqual(['10'])
})

it('prints what the page tells: the after action, where there was one, and the roll call', async () => {
  await open('turnEnd')
  const printed = () =>
    (opened.asked('print.sheets') as { sheets: { sheet: string }[] }[]).map(({ sheets }) =>
      sheets.map(({ sheet }) => sheet),
    )
  await opened.press('Print after action and roll call')
  expect(printed()).toEqual([['aar', 'rollCall']])
  opened.app.unmount()
  await open('turnEnd', { after: { ...after, action: null } })
  await opened.press('Print the roll call')
  expect(printed()).toEqual([['rollCall']])
})

it('says of each man how long he still has, and who is away', async () => {
  await open('turnEnd')
  const away = after.rollCall!.away.concat(after.rollCall!.changed.filter(({ chips }) => chips.length > 0))
  for (const { name, toGo } of away) {
    const row = opened.app.findAll('.man').find((one) => one.text().includes(name))!
    expect(row.text()).toContain(`${toGo} to go`)
  }
})
