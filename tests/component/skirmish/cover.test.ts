import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../src/games/skirmish/screens/battle/BattleScreen.vue'
import '../../../src/games/skirmish/screens/overview/OverviewScreen.vue'
import '../../../src/games/skirmish/screens/players/SidesScreen.vue'
import '../../../src/games/skirmish/screens/setup/SetUpScreen.vue'
import { allHere } from '../support/allHere.ts'
import { newDesk, openDesk, type Desk } from './openDesk.ts'

let opened: Awaited<ReturnType<typeof openDesk>> | null = null
const open = async (...to: Parameters<typeof openDesk>) => (opened = await openDesk(...to))
beforeEach(() => {
  // Only what the cover waits by: pages fetch by promises.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  opened?.app.unmount()
  opened = null
  vi.useRealTimers()
  localStorage.clear()
})

const idOf = (desk: Desk, collection: string, place: number) => desk.rows(collection)[place]!['id'] as number
/** Ruth is first; Tom's men wait for what he does with them. */
const settingUp = async () => {
  const desk = await newDesk()
  desk.take('beginCampaign', { title: 'Suoi Da', players: ['Ruth', 'Tom'].map((name) => ({ name, force: '' })) })
  const [ruth, tom] = [idOf(desk, 'sides', 0), idOf(desk, 'sides', 1)]
  const men = ['Minh', 'Binh'].map((name) => ({ name, weapon: 'm16' }))
  desk.take('addSquad', { side: tom, name: 'Cell', men })
  const sides = [ruth, tom].map((side) => ({ side }))
  desk.take('beginGame', { scenario: 'The ford', hiddenRules: 'noise', first: ruth, sides })
  const one = (side: number, name: string) => ({
    ...{ side, men: [], vehicles: [], mortars: [] },
    others: [{ name, weapon: 'm16', hidden: false, place: '', radio: false }],
  })
  desk.take('deploy', one(ruth, 'Able'))
  desk.take('deploy', one(tom, 'Chau'))
  return desk
}
const withMine = async () => {
  const desk = await settingUp()
  desk.take('layMines', { side: idOf(desk, 'sides', 1), places: ['on the path'] })
  return desk
}
const press = (key: string, on: EventTarget = window) => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}
const holder = () => localStorage.getItem('holder Suoi Da.tour')
const covering = () => document.body.querySelector('[role="alertdialog"]')?.textContent ?? null

/** Tom takes the machine at the set-up, and writes where Minh is and where a mine lies. */
const writing = async (desk: Desk) => {
  const here = await open('/set-up', desk)
  const toms = () => here.region('Tom deploys')
  await here.press('Hand over', toms())
  await here.take('Tom')
  await toms().get('li input[type="checkbox"]').setValue(true)
  await toms().get('input[aria-label="Minh is hidden"]').setValue(true)
  await toms().get('input[aria-label="Where Minh is"]').setValue('in the reeds')
  await toms().get('textarea').setValue('on the path')
  return { ...here, toms }
}
const places = (within: { findAll: (what: string) => { element: Element }[] }) =>
  within.findAll('input[aria-label^="Where"], textarea').map(({ element }) => (element as HTMLInputElement).value)

describe('what a player seals at the set-up', () => {
  it('is covered once it is put on the table', async () => {
    const { toms, app } = await writing(await settingUp())
    expect(toms().text()).toContain('Tom holds the machine')
    await toms().get('form').trigger('submit')
    await flushPromises()
    expect(toms().text()).not.toContain('Tom holds the machine')
    expect(app.text()).not.toContain('Minh (Hidden')
    expect(toms().find('textarea').exists()).toBe(false)
  })

  it('is covered while it is being written too, and waits for him', async () => {
    const { toms, press: push, take } = await writing(await settingUp())
    press('ArrowDown')
    vi.advanceTimersByTime(19_000)
    expect(places(toms())).toEqual(['in the reeds', 'on the path'])
    vi.advanceTimersByTime(1_000)
    await flushPromises()
    expect(places(toms())).toEqual([])
    expect(toms().get<HTMLInputElement>('li input[type="checkbox"]').element.checked).toBe(false)
    await push('Hand over', toms())
    await take('Tom')
    expect(places(toms())).toEqual(['in the reeds', 'on the path'])
  })

  it('is covered by H from a box to tick, and not while words are written', async () => {
    const { toms } = await writing(await settingUp())
    press('h', toms().get('textarea').element)
    await flushPromises()
    expect(places(toms())).toHaveLength(2)
    press('h', toms().get('li input[type="checkbox"]').element)
    await flushPromises()
    expect(places(toms())).toEqual([])
  })
})

describe.each([
  ['/set-up', 'Tom deploys', 'Hand over'],
  ['/sides', 'Players', 'Hand over'],
  ['/game', 'Sealed by Tom', 'Show me'],
])('what lies open on %s', (path, name, button) => {
  const taken = async () => {
    const here = await open(path, await withMine())
    await allHere()
    const buttons = here.region(name).findAll('button')
    await buttons
      .filter((one) => one.text().startsWith(button))
      .at(-1)!
      .trigger('click')
    await here.take('Tom')
    expect(holder()).not.toBeNull()
    return here
  }

  it.each([
    [
      'H',
      () => {
        press('h')
      },
    ],
    ['twenty seconds without key or mouse', () => vi.advanceTimersByTime(20_000)],
    ['leaving the page', (to: (path: string) => Promise<unknown>) => to('/tour/Suoi%20Da.tour')],
    ['closing the program', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is covered by %s', async (_, how) => {
    const { router } = await taken()
    await how((to) => router.push(to))
    await flushPromises()
    expect(holder()).toBeNull()
  })
})

it('what lies open stays so for whoever moves the mouse', async () => {
  const { region, take } = await open('/sides', await withMine())
  await allHere()
  await region('Players').findAll('button').at(-1)!.trigger('click')
  await take('Tom')
  for (const way of ['pointermove', 'wheel', 'input', 'pointerdown']) {
    vi.advanceTimersByTime(15_000)
    window.dispatchEvent(new Event(way))
  }
  expect(holder()).not.toBeNull()
  vi.advanceTimersByTime(20_000)
  expect(holder()).toBeNull()
})

it('who held the machine when the program closed is asked again', async () => {
  const desk = await withMine()
  localStorage.setItem('holder Suoi Da.tour', String(idOf(desk, 'sides', 1)))
  const { app } = await open('/sides', desk)
  await allHere()
  expect(app.text()).not.toContain('on the path')
})

describe('the machine goes to the player who is on', () => {
  it('with the first turn and with each that follows, under a cover', async () => {
    const { press: push, router, take, app, region } = await open('/set-up', await withMine())
    await push('Hand over', region('Tom deploys'))
    await take('Tom')
    await push("Begin Ruth's first turn")
    await allHere()
    expect(covering()).toContain('I am Ruth')
    expect(router.currentRoute.value.name).toBe('skirmish.battle')
    await take('Ruth')
    expect(app.text()).not.toContain('on the path')
    await push("End Ruth's turn")
    await app.get('form .play').trigger('submit')
    await allHere()
    expect(covering()).toContain('I am Tom')
  })

  it('and back to him once the other has told what only he knows', async () => {
    const desk = await withMine()
    desk.take('startTurn', {})
    desk.take('layMines', { side: idOf(desk, 'sides', 0), places: [] })
    const { press: push, take, app, region } = await open('/game', desk)
    await app.get('.figure').trigger('click')
    await push('Listen')
    await push('Tom', region('Able listens'))
    await take('Tom')
    await app.get('form .play').trigger('submit')
    await allHere()
    expect(covering()).toContain('I am Ruth')
  })

  it('and lies on the table where nobody has sealed anything', async () => {
    const { press: push } = await open('/set-up', await settingUp())
    await push("Begin Ruth's first turn")
    await allHere()
    expect(covering()).toBeNull()
  })
})
