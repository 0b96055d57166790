import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, type Router } from 'vue-router'
import { createApi } from '../../src/contract/client.ts'
import type { DerosRow, DerosView, ManBar } from '../../src/games/fng/contract/deros.ts'
import { apiKey, bridgeKey } from '../../src/renderer/api.ts'
import App from '../../src/renderer/App.vue'
import { createAppRouter } from '../../src/renderer/router.ts'
import { everything, groupRows } from '../../src/games/fng/screens/deros/derosRows.ts'
import { namePlace } from '../../src/games/fng/screens/deros/namePlace.ts'
import { allHere } from './support/allHere.ts'
import { fakeBridge, sampleAnswers } from './support/fakeBridge.ts'

const bar = (soldierId: number, from: number, home: number | null, over: Partial<ManBar> = {}): ManBar => ({
  kind: 'man',
  from,
  to: 16,
  home,
  soldierId,
  name: `Pfc Man${soldierId}, A.`,
  label: `Pfc Man${soldierId}`,
  rep: 4,
  star: false,
  officer: false,
  shortTimer: false,
  status: 'present',
  left: home === null ? 0 : home - 16,
  tenth: null,
  away: [],
  end: 'here',
  joined: 'Early January 1967',
  leaves: 'late March 1968',
  leavesShort: 'late Mar 68',
  took: '',
  cameFor: null,
  ...over,
})
const row = (squad: number, line: number, bars: DerosRow['bars']): DerosRow => ({
  key: `${squad}-${line}`,
  squad,
  line,
  post: 'Rifleman',
  attachment: false,
  stands: true,
  bars,
})
const killed = bar(9, 0, null, { to: 12, end: 'lost', status: 'dead', took: 'Killed, late June 1967, on patrol' })
const view: DerosView = {
  date: 'Early September 1967',
  over: false,
  from: 0,
  to: 26,
  today: 16,
  months: [{ from: 0, to: 26, name: 'Jan 67', rainy: false }],
  squads: [
    { squad: 0, name: 'Platoon HQ' },
    { squad: 1, name: '1st squad' },
  ],
  rows: [
    row(0, 1, [bar(1, 0, 22, { officer: true })]),
    row(0, 2, [
      killed,
      { kind: 'open', from: 12, to: 14, now: false, words: 'Open from July to July' },
      bar(2, 14, 40),
    ]),
    row(1, 1, [bar(3, 0, 18, { star: true, shortTimer: true })]),
    row(1, 2, [bar(4, 0, 20, { shortTimer: true })]),
    row(1, 3, [bar(5, 0, null, { end: 'gone', took: 'Went home' }), openNow()]),
  ],
  totals: Array.from({ length: 26 }, () => ({ home: 0, lost: 0, arrived: 0 })),
  due: [
    {
      date: 'Early September 1967',
      home: [{ soldierId: 3, name: 'Pfc Man3, A.', rep: 4, where: 'Rifleman, 1st squad' }],
      short: [],
      shortAgain: [],
      back: [],
    },
    { date: 'Late September 1967', home: [], short: [], shortAgain: [], back: [] },
  ],
  open: [{ key: '1-3', where: 'Rifleman, 1st squad', since: 'late Aug 67', filled: 'automatic' }],
}
function openNow() {
  return { kind: 'open', from: 16, to: 16, now: true, words: 'Open since early September 1967' } as const
}

const keys = (groups: ReturnType<typeof groupRows>) =>
  groups.map(({ squad, rows }) => [squad, rows.map(({ key }) => key)])

describe('the rows of the board', () => {
  it('stand by squads, or with those who leave first on top and open billets last', () => {
    expect(keys(groupRows(view, everything))).toEqual([
      [0, ['0-1', '0-2']],
      [1, ['1-1', '1-2', '1-3']],
    ])
    expect(keys(groupRows(view, { ...everything, order: 'leaving' }))).toEqual([
      [null, ['1-1', '1-2', '0-1', '0-2', '1-3']],
    ])
  })

  it.each([
    ['short', ['1-1', '1-2']],
    ['leaving1', ['1-1']],
    ['leaving2', ['1-1', '1-2']],
    ['leaving3', ['1-1', '1-2', '0-1']],
    ['open', ['1-3']],
  ] as const)('show only what is wished: %s', (show, wanted) => {
    expect(groupRows(view, { ...everything, show, order: 'leaving' })[0]!.rows.map(({ key }) => key)).toEqual(wanted)
  })

  it('show one squad', () => {
    expect(keys(groupRows(view, { ...everything, squad: 0 }))).toEqual([[0, ['0-1', '0-2']]])
  })
})

describe('a name on the board', () => {
  const at = (from: number, to: number, home: number | null) =>
    bar(1, from, home, { to, label: 'LCpl Dombrowski', end: home === null ? 'gone' : 'here' })

  it('stands in the longer part of the bar, and after it where neither has room: nobody of today is without one', () => {
    expect(namePlace(at(0, 16, 20), 26)).toBe('served')
    expect(namePlace(at(15, 16, 26), 26)).toBe('rest')
    expect(namePlace(at(14, 16, 18), 26)).toBe('after')
    // The date of who goes home beyond the end stands in the bar, too.
    expect(namePlace(at(15, 16, 21), 26)).toBe('rest')
    expect(namePlace(at(15, 16, 40), 21)).toBe('after')
    expect(namePlace(at(14, 16, null), 26)).toBe('served')
  })
})

let app: VueWrapper
let router: Router
async function open(): Promise<void> {
  const bridge = fakeBridge({ ...sampleAnswers(), 'fng.deros': () => view })
  router = createAppRouter(createMemoryHistory())
  await router.push('/tour/bravo.tour/deros')
  app = mount(App, {
    attachTo: document.body,
    global: {
      plugins: [createPinia(), router],
      provide: { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) },
    },
  })
  await allHere()
}

const press = async (key: string) => {
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await flushPromises()
}
const focused = () => (document.activeElement as HTMLElement).dataset['bar']
const start = () => {
  app.get<HTMLElement>('[data-bar][tabindex="0"]').element.focus()
}

describe('the board', () => {
  afterEach(() => {
    app.unmount()
    localStorage.clear()
  })

  it('begins at the Star, and arrow keys walk billets and bars at one time', async () => {
    await open()
    expect(app.findAll('[data-bar][tabindex="0"]')).toHaveLength(1)
    start()
    expect(focused()).toBe('1-1 0')
    await press('ArrowUp')
    expect(focused(), 'who stood there at that time').toBe('0-2 0')
    await press('ArrowRight')
    expect(focused()).toBe('0-2 12')
    await press('End')
    expect(focused()).toBe('0-2 14')
    await press('ArrowDown')
    expect(focused()).toBe('1-1 0')
    await press('ArrowDown')
    await press('ArrowDown')
    expect(focused(), 'the open billet of today').toBe('1-3 16')
    await press('ArrowDown')
    expect(focused(), 'the last row is the end').toBe('1-3 16')
    await press('PageUp')
    expect(focused()).toBe('0-1 0')
  })

  it('tells of the bar in focus, and of what took a man', async () => {
    await open()
    app.get<HTMLElement>('[data-bar="0-2 0"]').element.focus()
    await flushPromises()
    const details = app.get('[aria-label="The bar you are at"]').text()
    for (const words of ['Pfc Man9, A.', 'Killed, late June 1967, on patrol', 'HQ, line 2'])
      expect(details).toContain(words)
    const label = app.get('[data-bar="1-1 0"]').get('.unseen').text()
    expect(label).toContain('Pfc Man3, A., the Star, REP 4')
    expect(label).toContain('goes home at the end of late March 1968, 1 month left. Short Timer')
  })

  it("opens a man's page with Enter", async () => {
    await open()
    const push = vi.spyOn(router, 'push')
    start()
    await press('Enter')
    expect(push).toHaveBeenCalledWith({ name: 'fng.soldier', params: { campaign: 'bravo.tour', soldier: 3 } })
  })

  it('folds a squad, and is as it was left when the player comes back', async () => {
    await open()
    await app.get('.fold button[aria-expanded="true"]').trigger('click')
    expect(app.findAll('[data-slot]')).toHaveLength(3)
    app.unmount()
    await open()
    expect(app.findAll('[data-slot]')).toHaveLength(3)
    expect(app.findAll('.fold button[aria-expanded="false"]')).toHaveLength(1)
  })

  it('says what the evening brings', async () => {
    await open()
    const text = app.get('[aria-label="This evening"]').text()
    expect(text).toContain('Pfc Man3, A.')
    expect(text).toContain('since late Aug 67: without a roll')
  })

  it('offers the whole board where no billet is like that', async () => {
    await open()
    await app.get('select[aria-label="Show"]').setValue('open')
    await app.findAll('.tools [aria-label="Squad"] button')[1]!.trigger('click')
    expect(app.text()).toContain('No billet is like that just now.')
    await app
      .findAll('button')
      .find((one) => one.text() === 'Show every billet')!
      .trigger('click')
    expect(app.findAll('[data-slot]')).toHaveLength(5)
  })
})
