import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
// Pages are fetched when they are first opened; this one is here by then.
import '../../src/games/fng/screens/history/HistoryScreen.vue'
import { lossesText, sortMissions } from '../../src/games/fng/screens/history/missionRows.ts'
import { openApp } from './support/openApp.ts'
import { history } from './support/sampleHistory.ts'

let opened: Awaited<ReturnType<typeof openApp>>
const at = (part = '') => openApp(`/tour/bravo.tour/history${part}`)
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})

describe('missions', () => {
  const dates = () => opened.app.findAll('tbody th').map((one) => one.text())

  it('stand newest first, with the half-months without contact and the one under way', async () => {
    opened = await at()
    expect(dates()).toEqual(['Early September 1967', 'Late August 1967', 'Early August 1967', 'Late July 1967'])
    const [now, , quiet] = opened.app.findAll('tbody tr').map((one) => one.text())
    expect(now).toContain('Under way')
    expect(quiet).toContain('No contact')
    expect(opened.app.get('.sub').text()).toBe('4 half-months, 2 missions, 1 without contact')
    expect(opened.app.get('tfoot').text()).toContain('+24')
  })

  it('are sorted by a press on a head, and say so', async () => {
    opened = await at()
    const head = opened.app.findAll('thead th').find((one) => one.text() === 'VP')!
    await head.get('button').trigger('click')
    expect(head.attributes('aria-sort')).toBe('descending')
    expect(dates().slice(0, 2)).toEqual(['Late July 1967', 'Late August 1967'])
    await head.get('button').trigger('click')
    expect(head.attributes('aria-sort')).toBe('ascending')
    expect(dates().slice(0, 2)).toEqual(['Late August 1967', 'Late July 1967'])
  })

  it('are walked with the arrow keys and opened', async () => {
    opened = await at()
    const links = () => opened.app.findAll<HTMLAnchorElement>('[data-mission]')
    expect(links().map((one) => one.attributes('tabindex'))).toEqual(['0', '-1'])
    links()[0]!.element.focus()
    await links()[0]!.trigger('keydown', { key: 'ArrowDown' })
    await flushPromises()
    expect(document.activeElement).toBe(links()[1]!.element)
    expect(links()[1]!.attributes('href')).toBe('/tour/bravo.tour/mission/1')
    await links()[1]!.trigger('keydown', { key: 'Home' })
    await flushPromises()
    expect(document.activeElement).toBe(links()[0]!.element)
  })
})

describe('sorting', () => {
  const ids = (by: Parameters<typeof sortMissions>[1]['by'], down: boolean) =>
    sortMissions(history.halfMonths, { by, down }).map(({ halfMonth }) => halfMonth)
  it.each([
    ['date', true, [16, 15, 14, 13]],
    ['date', false, [13, 14, 15, 16]],
    ['result', true, [13, 15, 16, 14]],
    ['result', false, [15, 13, 16, 14]],
    ['losses', true, [13, 15, 16, 14]],
    ['type', false, [13, 15, 16, 14]],
  ] as const)('by %s, downwards %s', (by, down, order) => {
    expect(ids(by, down)).toEqual(order)
  })
  it('says losses in words', () => {
    expect(lossesText({ killed: 1, wounded: 2, missing: 1 })).toBe('1 killed, 1 missing, 2 wounded')
    expect(lossesText({ killed: 0, wounded: 0, missing: 0 })).toBe('None')
  })
})

describe('charts', () => {
  it('say their figures to those who do not see them, and walk with the arrow keys', async () => {
    opened = await at('/charts')
    const plots = opened.app.findAll('[role="slider"]')
    expect(plots.length).toBe(5)
    expect(plots[0]!.attributes('aria-valuetext')).toBe('24 points in 2 missions.')
    await plots[0]!.trigger('keydown', { key: 'Home' })
    expect(plots[0]!.attributes('aria-valuetext')).toBe('Late July 1967: Of the mission 27, In all (right) 27')
    // All charts look at the same half-month.
    expect(plots[2]!.attributes('aria-valuetext')).toBe('Late July 1967: Killed 1, Missing 0, Wounded 2')
    await plots[0]!.trigger('keydown', { key: 'ArrowRight' })
    expect(plots[0]!.attributes('aria-valuetext')).toBe('Early August 1967: Of the mission nothing, In all (right) 27')
    await plots[0]!.trigger('keydown', { key: 'Escape' })
    expect(plots[0]!.attributes('aria-valuetext')).toBe('24 points in 2 missions.')
  })

  it('are a table too', async () => {
    opened = await at('/charts')
    await opened.press('Figures')
    const rows = opened.app.findAll('tbody tr').map((row) => row.findAll('th, td').map((cell) => cell.text()))
    expect(rows.length).toBe(4)
    expect(rows[0]).toEqual(['Late July 1967', '27', '27', '2', '1', '1', '0', '2', '38', '2', '0', '4.00'])
    expect(rows[3]!.slice(0, 3)).toEqual(['Early September 1967', '', '24'])
  })
})

describe('dice', () => {
  it('show faces, hands, luck and rolls', async () => {
    opened = await at('/dice')
    const text = opened.app.get('main').text()
    for (const part of ['3 dice, mean 4.00', 'Too few dice', 'Cpl Reyes, J.', 'Contact test', 'Anna'])
      expect(text).toContain(part)
    const roll = opened.app.get('[data-walk]')
    expect(roll.attributes('href')).toBe('/tour/bravo.tour/journal?entry=412')
  })

  it('ask for those of one man, which then stands in the address', async () => {
    opened = await at('/dice')
    await opened.press('Cpl Reyes, J.')
    expect(opened.router.currentRoute.value.query).toEqual({ man: '7' })
    expect(opened.asked('dice.view').at(-1)).toEqual({ campaign: 'bravo.tour', man: 7 })
    expect(opened.app.get('.chosen').text()).toContain('Only: Cpl Reyes, J.')
    await opened.app.get('.chosen button').trigger('click')
    await flushPromises()
    expect(opened.asked('dice.view').at(-1)).toEqual({ campaign: 'bravo.tour' })
  })

  it('are searched among the rolls', async () => {
    opened = await at('/dice')
    await opened.app.get('.rolls input').setValue('reyes')
    expect(opened.app.findAll('[data-walk]').map((one) => one.get('.text').text())).toEqual(['Cpl Reyes, J. recovers.'])
  })
})

it('says what will be here before there is a platoon', async () => {
  opened = await openApp('/tour/bravo.tour/history', {
    'fng.history': () => ({ halfMonths: [], axis: [], totals: history.totals }),
  })
  expect(opened.app.get('.empty').text()).toContain('once there is a platoon')
})
