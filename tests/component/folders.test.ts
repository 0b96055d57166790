import { afterEach, describe, expect, it } from 'vitest'
import type { CampaignCard } from '../../src/contract/campaign.ts'
import type { LibraryView } from '../../src/contract/library.ts'
import { gameScreens } from '../../src/games/screens.ts'
import { openApp } from './support/openApp.ts'
import { sampleAnswers } from './support/fakeBridge.ts'
import { overview } from './support/sampleViews.ts'

const [fng, skirmish] = gameScreens as readonly [(typeof gameScreens)[number], (typeof gameScreens)[number]]
const list = sampleAnswers()['library.list']!(undefined as never) as LibraryView
const ford: CampaignCard = {
  ...overview.card,
  campaign: 'ford.tour',
  name: 'Ford',
  game: 'skirmish',
  lastPlayed: '2026-11-24T19:00:00.000Z',
  state: {
    ...{ kind: 'tour', title: 'Suoi Da', about: 'Ruth and Tom', date: 'Before the first game', next: 'Set up a game' },
    ...{ over: null, facts: [], own: null },
  },
}

let opened: Awaited<ReturnType<typeof openApp>> | null = null
const open = async (path: string, campaigns: readonly CampaignCard[] = [ford, ...list.campaigns]) =>
  (opened = await openApp(path, { 'library.list': () => ({ ...list, campaigns }) }))
afterEach(() => {
  opened?.app.unmount()
  opened = null
  localStorage.clear()
})
const colourOf = (selector: string) => opened!.app.get<HTMLElement>(selector).element.style.getPropertyValue('--game')
const cards = () => opened!.app.findAll('article').map((one) => one.attributes('aria-label'))
const rows = () => opened!.app.findAll('tbody th').map((one) => one.text())

describe('the library', () => {
  it('shows of which game a tour is: colour, emblem and name', async () => {
    await open('/')
    expect(colourOf('article[aria-label="Ford"]')).toContain(skirmish.folder.game.light)
    const name = opened!.app.get('article[aria-label="Ford"] .gname')
    expect(name.text()).toBe(skirmish.title)
    expect(name.findAll('path').map((one) => one.attributes('d'))).toEqual(skirmish.folder.emblem.map(({ d }) => d))
    expect(colourOf(`article[aria-label="${overview.card.name}"]`)).toContain(fng.folder.game.light)
  })

  it('shows by its emblem the tours of one game alone, and all again', async () => {
    const { app, press } = await open('/')
    const all = [...cards(), ...rows()].toSorted()
    await app.get(`.seg button[aria-label="${skirmish.title}"]`).trigger('click')
    expect([cards(), rows()]).toEqual([['Ford'], []])
    await app.get(`.seg button[aria-label="${fng.title}"]`).trigger('click')
    expect([...cards(), ...rows()]).not.toContain('Ford')
    await press('All games')
    expect([...cards(), ...rows()].toSorted()).toEqual(all)
  })

  it('asks for no game where all tours are of one', async () => {
    await open('/', list.campaigns)
    expect(opened!.app.find('[aria-label="Campaigns of which game"]').exists()).toBe(false)
  })

  it('lays four tours open where so many are under way, else two', async () => {
    await open('/')
    expect(cards()).toHaveLength(2)
    opened!.app.unmount()
    const more = [1, 2, 3].map((n) => ({ ...ford, campaign: `ford ${n}.tour`, name: `Ford ${n}` }))
    await open('/', [ford, ...more, ...list.campaigns])
    expect(cards()).toEqual(['Ford', 'Ford 1', 'Ford 2', 'Ford 3'])
  })
})

it('the rail has the colour and the name of the game while one of its tours is open, and its own without', async () => {
  const { app, router } = await open('/')
  const rail = () => app.get<HTMLElement>('.app').element.style.getPropertyValue('--rail')
  expect(rail()).toBe('')
  await router.push('/tour/bravo.tour/journal')
  await expect.poll(rail).toContain(fng.folder.rail.dark)
  expect(app.get('nav.rail .game').text()).toBe(fng.title)
  await router.push('/settings')
  await expect.poll(rail).toBe('')
  expect(app.find('nav.rail .game').exists()).toBe(false)
})

it('rail, page and window say which campaign it is; its unit stands under that, where it is called otherwise', async () => {
  const { app } = await open('/tour/bravo.tour/journal')
  const told = () => app.findAll('nav.rail .tour > *').map((one) => one.text())
  expect(told()).toEqual(['2nd Platoon, Bravo Company', 'USMC, I Corps'])
  app.unmount()
  const card = { ...overview.card, name: 'Second try' }
  opened = await openApp('/tour/bravo.tour/journal', {
    'campaign.overview': () => ({ ...overview, name: card.name, card }),
  })
  const again = opened.app
  expect(again.findAll('nav.rail .tour > *').map((one) => one.text())).toEqual([
    ...['Second try', '2nd Platoon, Bravo Company', 'USMC, I Corps'],
  ])
  expect(again.get('main .page-head .of').text()).toBe('Second try')
  expect(document.title).toContain('Second try')
  await opened.router.push('/settings')
  await expect.poll(() => again.find('nav.rail .tour').exists()).toBe(false)
})
