import { flushPromises } from '@vue/test-utils'
import { h } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { diceWords } from '../../src/contract/about.ts'
import { contracts } from '../../src/games/contracts.ts'
import { gameScreens } from '../../src/games/screens.ts'
import type { GameScreens } from '../../src/renderer/gameScreens.ts'
import { paperWords } from '../../src/renderer/games.ts'
import { remember } from '../../src/renderer/composables/storage.ts'
import { openApp } from './support/openApp.ts'
import { overview } from './support/sampleViews.ts'
// Pages are fetched when they are first opened; these are here by then.
import '../../src/renderer/screens/begin/BeginScreen.vue'
import '../../src/renderer/screens/help/HelpScreen.vue'
import '../../src/renderer/screens/print/PrintScreen.vue'
import '../../src/renderer/screens/settings/SettingsScreen.vue'
import '../../src/renderer/screens/tables/TablesScreen.vue'

const Hands = { render: () => h('main', [h('h1', 'Hands')]) }
const fng = gameScreens.find(({ id }) => id === 'fng')!
const { fromPaper: _, ...rest } = fng
/** A second game, as if it stood in the list: without samples, and not to be taken over from paper. */
const ferry: GameScreens = {
  ...rest,
  id: 'ferry',
  title: 'The Ferry',
  about: 'A ferry and the hands that row it across.',
  stage: 'beta',
  covers: ['Rowing'],
  copy: ['The depth of the river'],
  dice: [6, 12],
  cards: true,
  sample: false,
  routes: [
    { name: 'ferry.roster', path: '/roster', help: 'overview', component: () => Promise.resolve({ default: Hands }) },
  ],
  home: () => Promise.resolve({ default: Hands, [Symbol.toStringTag]: 'Module' }),
  pages: { pages: [{ name: 'ferry.roster', path: '/roster', label: 'Hands', key: 'r', part: 'unit', words: '' }] },
  looks: {},
}
const list = gameScreens as GameScreens[]
let opened: Awaited<ReturnType<typeof openApp>> | null = null
const open = async (path: string, over = {}) => (opened = await openApp(path, over))
const choice = () => opened!.app.find<HTMLSelectElement>('main .choice select')

beforeEach(() => {
  list.splice(0, list.length, fng, ferry)
})
afterEach(() => {
  opened?.app.unmount()
  opened = null
  list.splice(0, list.length, ...real)
  localStorage.clear()
})
const real = [...list]

describe('a library without campaigns', () => {
  const start = () => opened!.app.findAll('a').find((one) => one.text() === 'Start a campaign')!
  it('asks once which game a new one is of, and leads to all that they bring', async () => {
    await open('/', { 'library.list': () => ({ folder: '', campaigns: [] }) })
    expect(start().attributes('href')).toBe('/new/fng')
    const all = opened!.app.findAll('a').find((one) => one.text() === 'What each game brings')!
    expect(all.attributes('href')).toBe('/new')
    await choice().setValue('ferry')
    await start().trigger('click')
    await flushPromises()
    expect(opened!.router.currentRoute.value.params['game']).toBe('ferry')
  })
})

describe('the lists of the games', () => {
  it('of screens and of contracts name the same games in one order, and say the same of them', () => {
    expect(real.map(({ id }) => id)).toEqual(contracts.map(({ id }) => id))
    for (const [i, contract] of contracts.entries()) {
      expect(real[i]).toMatchObject({ title: contract.title, about: contract.about, stage: contract.stage })
      expect(real[i]!.pages).toBe(contract.pages)
    }
  })
})

describe('a page without a tour', () => {
  it.each([
    ['/tables', 'tables.list'],
    ['/print', 'print.offers'],
    ['/help', 'help.view'],
  ])('%s asks which game it is about, and %s is asked of it', async (path, procedure) => {
    const { app, asked } = await open(path)
    expect(choice().element.value).toBe('fng')
    expect(asked(procedure).at(-1)).toMatchObject({ game: 'fng' })
    await choice().setValue('ferry')
    await flushPromises()
    expect(asked(procedure).at(-1)).toMatchObject({ game: 'ferry' })
    app.unmount()
    const again = await open(path)
    expect(choice().element.value).toBe('ferry')
    expect(again.asked(procedure).at(-1)).toMatchObject({ game: 'ferry' })
  })

  it('begins with the game of the tour that was open last, and asks nothing with a tour', async () => {
    remember('game', 'ferry')
    const { router, asked } = await open('/tour/bravo.tour/tables')
    expect(choice().exists()).toBe(false)
    expect(asked('tables.list')).toEqual([{ campaign: 'bravo.tour' }])
    await router.push('/tables')
    await flushPromises()
    expect(choice().element.value).toBe('fng')
    expect(asked('tables.list').at(-1)).toEqual({ game: 'fng' })
  })

  it('asks nothing where there is one game', async () => {
    list.splice(1)
    await open('/tables')
    expect(choice().exists()).toBe(false)
  })

  it('forgets a game that is not there any more', async () => {
    remember('game', 'chess')
    await open('/tables')
    expect(choice().element.value).toBe('fng')
  })
})

describe('two games with a page at one address, under one key', () => {
  const now = { ...overview, card: { ...overview.card, game: 'ferry' } }
  const ofFerry = {
    'campaign.now': () => ({ campaign: 'bravo.tour', change: 0, holder: null, overview: now, views: {} }),
  }

  it('show that of the game that the tour is of, and ask nothing of the other', async () => {
    const { app, bridge, router } = await open('/tour/bravo.tour/roster', ofFerry)
    await vi.waitFor(() => {
      expect(app.find('h1').text()).toBe('Hands')
    })
    expect(router.currentRoute.value.name).toBe('ferry.roster')
    expect(bridge.calls.filter(({ procedure }) => procedure.startsWith('fng.'))).toEqual([])
    await router.push('/tour/bravo.tour/journal')
    for (const key of ['g', 'r']) window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    await flushPromises()
    expect(router.currentRoute.value.name).toBe('ferry.roster')
    app.unmount()
    const other = await open('/tour/bravo.tour/roster')
    expect(other.router.currentRoute.value.name).toBe('fng.roster')
  })

  it('lead from a page that the game of the tour has not to the one that it opens with', async () => {
    const { app, router } = await open('/tour/bravo.tour/deros', ofFerry)
    await vi.waitFor(() => {
      expect(router.currentRoute.value.name).toBe('tour')
      expect(app.find('h1').exists() && app.get('h1').text()).toBe('Hands')
    })
  })
})

describe('a new tour', () => {
  it('begins with the game, told by what it brings; the one played last stands chosen', async () => {
    remember('game', 'ferry')
    const { app, router, press } = await open('/new', { 'library.sample': () => ({ campaign: 'bravo.tour' }) })
    const radios = app.findAll<HTMLInputElement>('main input[type="radio"]')
    expect(radios.map(({ element }) => [element.value, element.checked])).toEqual([
      ['fng', false],
      ['ferry', true],
    ])
    const brings = () => app.get('section.brings')
    expect(brings().text()).toContain('The depth of the river')
    expect(brings().text()).toContain('d6, d12 and a deck of cards')
    expect(brings().text()).not.toContain('Look at a sample')
    await radios[0]!.setValue(true)
    expect(brings().text()).not.toContain('From your own copy')
    expect(brings().get('a').attributes('href')).toBe('/new/fng')
    await press('Look at a sample')
    await vi.waitFor(() => {
      expect(router.currentRoute.value.name).toBe('tour')
    })
    expect(opened!.asked('library.sample')).toMatchObject([{ game: 'fng' }])
  })

  it('Enter goes on with the game that stands chosen', async () => {
    const { app, router } = await open('/new')
    const list = app.findAll('input[type="radio"]')
    await list[1]!.setValue(true)
    await list[1]!.trigger('keydown', { key: 'Enter' })
    await vi.waitFor(() => {
      expect(router.currentRoute.value.fullPath).toBe('/new/ferry')
    })
  })

  it('from paper is offered where the game that stands chosen can be taken over, and leads to its own form', async () => {
    const { app } = await open('/new')
    const ways = () => app.findAll('main .page-head a').map((one) => one.attributes('href'))
    expect(ways()).toContain('/paper/fng')
    await app.findAll('input[type="radio"]')[1]!.setValue(true)
    expect(ways().filter((to) => to?.startsWith('/paper'))).toEqual([])
    opened!.app.unmount()
    const none = { 'library.list': () => ({ folder: 'Documents', campaigns: [] }) }
    const library = (await open('/', none)).app
    expect(library.find('a[href^="/paper"]').exists()).toBe(true)
    await choice().setValue('ferry')
    expect(library.find('a[href^="/paper"]').exists()).toBe(false)
  })

  it('from paper offers only the games that can be taken over', async () => {
    await open('/paper')
    // One alone is not asked for.
    expect(opened!.app.find('main input[type="radio"]').exists()).toBe(false)
    expect(opened!.app.get('h1').text()).toBe('Take over from paper')
    expect(paperWords()).toBe('Take over from paper')
  })

  it('taking over bears the words of the games that do it', () => {
    const spliced = { ...ferry, fromPaper: { words: 'Enter the log by hand', screen: ferry.home } }
    list.splice(0, list.length, spliced)
    expect(paperWords()).toBe('Enter the log by hand')
    list.push(fng)
    expect(paperWords()).toBe('From paper')
    list.splice(0, list.length, ferry)
    expect(paperWords()).toBeNull()
  })
})

it('the empty library speaks of one game, which can be another', async () => {
  const { app } = await open('/', { 'library.list': () => ({ folder: 'x', campaigns: [] }) })
  expect(app.get('.first').text()).toContain('Look at a sample')
  await choice().setValue('ferry')
  expect(app.get('.first').text()).not.toContain('sample')
})

it('the library names the game of every file, the settings those with a sample', async () => {
  const { app, router } = await open('/')
  expect(app.findAll('thead th').map((one) => one.text())).toContain('Game')
  expect(app.get('tbody tr').text()).toContain(fng.title)
  await router.push('/settings')
  await flushPromises()
  expect(app.findAll('main button').filter((one) => one.text() === 'Make the sample')).toHaveLength(1)
})

it('the help lists of each game what is covered and what is not', async () => {
  const { app } = await open('/help/games')
  for (const { title, covers, copy } of [fng, ferry])
    for (const words of [title, ...covers, ...copy]) expect(app.get('article').text()).toContain(words)
  await app.get('main input[type="search"]').setValue('depth of the river')
  expect(app.findAll('nav[aria-label="Help pages"] button').map((one) => one.text())).toEqual([
    'What is covered, and what is not',
  ])
})

it.each([
  [{ dice: [6], cards: false }, 'd6'],
  [{ dice: [6, 10], cards: false }, 'd6 and d10'],
  [{ dice: [6, 8, 10], cards: true }, 'd6, d8, d10 and a deck of cards'],
])('%j is %s', (what, words) => {
  expect(diceWords(what)).toBe(words)
})
