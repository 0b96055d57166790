import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import '../../../src/games/skirmish/screens/begin/BeginScreen.vue'
import '../../../src/games/skirmish/screens/overview/OverviewScreen.vue'
import '../../../src/games/skirmish/screens/players/SidesScreen.vue'
import '../../../src/games/skirmish/screens/setup/SetUpScreen.vue'
import '../../../src/games/skirmish/screens/squads/SquadsScreen.vue'
import { newDesk, openDesk, type Desk } from './openDesk.ts'

let opened: Awaited<ReturnType<typeof openDesk>> | null = null
const open = async (...to: Parameters<typeof openDesk>) => (opened = await openDesk(...to))
afterEach(() => {
  opened?.app.unmount()
  opened = null
  localStorage.clear()
})

const idOf = (desk: Desk, collection: string, place: number) => desk.rows(collection)[place]!['id'] as number
const begun = async () => {
  const desk = await newDesk()
  const players = ['Ruth', 'Tom'].map((name) => ({ name, force: '' }))
  desk.take('beginCampaign', { title: 'Suoi Da', players })
  return desk
}
const withSquads = async () => {
  const desk = await begun()
  const men = (...names: readonly string[]) => names.map((name) => ({ name, weapon: 'm16' }))
  desk.take('addSquad', { side: idOf(desk, 'sides', 0), name: '2nd squad', men: men('Able', 'Baker') })
  desk.take('addSquad', { side: idOf(desk, 'sides', 1), name: 'Cell', men: men('Minh', 'Binh') })
  return desk
}
const settingUp = async () => {
  const desk = await withSquads()
  const sides = desk.rows('sides').map(({ id }) => ({ side: id }))
  desk.take('beginGame', { scenario: 'The ford', hiddenRules: 'noise', first: sides[0]!.side, sides })
  return desk
}

it('a campaign begins with two players, and goes on to their squads', async () => {
  const desk = await newDesk()
  const { app, region, press, router } = await open('/new/skirmish', desk)
  const button = app.get<HTMLButtonElement>('form .btn.primary')
  expect(button.element.disabled).toBe(true)
  await app.get('#campaign-title').setValue('Suoi Da')
  await app.get('#player-0').setValue('Ruth')
  await app.get('#player-1').setValue('Ruth')
  expect(app.get('form').text()).toContain('The players need different names.')
  await app.get('#player-1').setValue('Tom')
  await app.get('form').trigger('submit')
  await flushPromises()
  expect(desk.rows('sides').map(({ name }) => name)).toEqual(['Ruth', 'Tom'])
  expect(router.currentRoute.value.name).toBe('skirmish.squads')
  await flushPromises()
  await press('New squad')
  const form = region('A new squad of Ruth')
  await form.get('input').setValue('2nd squad')
  await form.get('textarea').setValue('Able\nBaker, m60')
  await form.get('form').trigger('submit')
  await flushPromises()
  expect(desk.rows('men').map(({ name, weapon }) => [name, weapon])).toEqual([
    ['Able', 'm16'],
    ['Baker', 'm60'],
  ])
  const [, other] = app.findAll('main button').filter((one) => one.text() === 'New squad')
  await other!.trigger('click')
  const theirs = region('A new squad of Tom')
  await theirs.get('input').setValue('Cell')
  await theirs.get('form').trigger('submit')
  await flushPromises()
  const [ruth, tom] = desk.rows('sides')
  expect(desk.rows('squads')).toMatchObject([{ sideId: ruth!['id'] }, { sideId: tom!['id'], name: 'Cell' }])
})

it('a man is put right, retired and brought back, and goes to another squad', async () => {
  const desk = await withSquads()
  desk.take('addSquad', { side: idOf(desk, 'sides', 0), name: '3rd squad', men: [] })
  const { region, press } = await open('/squads', desk)
  await press('Able', region('2nd squad'))
  await press('Retire him', region('Able'))
  expect(desk.rows('men')[0]).toMatchObject({ status: 'out', lostIn: null })
  expect(region('2nd squad').text()).toContain('Retired')
  await press('Fit again', region('Able'))
  await region('Able').get('input').setValue('Cpl Able')
  await region('Able').get('form').trigger('submit')
  await flushPromises()
  expect(desk.rows('men')[0]).toMatchObject({ name: 'Cpl Able', status: 'fit' })
  const selects = region('Cpl Able').findAll('select')
  await selects[1]!.setValue(String(desk.rows('squads')[2]!['id']))
  await flushPromises()
  expect(desk.rows('men')[0]!['squadId']).toBe(desk.rows('squads')[2]!['id'])
})

it('a game is set up: the scenario, who is on the table, and what is hidden by its player alone', async () => {
  const desk = await withSquads()
  const { app, region, press, take, router } = await open('/set-up', desk)
  await app.get('#scenario').setValue('The ford')
  await app.get('form').trigger('submit')
  await flushPromises()
  expect(desk.rows('games')[0]).toMatchObject({ scenario: 'The ford', hiddenRules: 'noise', part: 'setUp' })

  const ours = region('Ruth deploys')
  await ours.get('input[type="checkbox"]').setValue(true)
  await ours.get('form').trigger('submit')
  await flushPromises()
  expect(region('Ruth deploys').text()).toContain('Able; Baker')

  const hidden = () => region('Tom deploys').findAll<HTMLInputElement>('input[aria-label$="is hidden"]')
  await region('Tom deploys').findAll('li input[type="checkbox"]')[0]!.setValue(true)
  expect(hidden()[0]!.element.disabled).toBe(true)
  await press('Hand over', region('Tom deploys'))
  await take('Tom')
  await region('Tom deploys').get('input[type="checkbox"]').setValue(true)
  await hidden()[0]!.setValue(true)
  expect(region('Tom deploys').text()).toContain('Say where each hidden figure is.')
  await region('Tom deploys').get('input[aria-label="Where Minh is"]').setValue('in the reeds')
  await region('Tom deploys').get('textarea').setValue('on the path')
  await region('Tom deploys').get('form').trigger('submit')
  await flushPromises()
  expect(desk.rows('sealed')).toMatchObject([
    { kind: 'figure', name: 'Minh', place: 'in the reeds' },
    { kind: 'mine', place: 'on the path' },
  ])
  expect(region('Tom deploys').text()).not.toContain('Hidden 1')
  await press('Hand over', region('Tom deploys'))
  await take('Tom')
  expect(region('Tom deploys').text()).toContain('Binh; Minh (Hidden 1)')
  expect(region('Tom deploys').find('li').exists()).toBe(false)

  await press("Begin Ruth's first turn")
  expect(desk.rows('games')[0]!['part']).toBe('phases')
  await take('Ruth')
  expect(router.currentRoute.value.name).toBe('skirmish.battle')
})

it('what a player has sealed is shown while he holds the machine, until it is covered', async () => {
  const desk = await settingUp()
  desk.take('layMines', { side: idOf(desk, 'sides', 1), places: ['on the path'] })
  const { app, region, press, take } = await open('/sides', desk)
  expect(app.text()).not.toContain('on the path')
  const hand = () => region('Players').findAll('button')
  await hand()[1]!.trigger('click')
  expect(app.text()).not.toContain('on the path')
  await take('Tom')
  expect(region('Sealed by Tom').text()).toContain('on the path')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'h' }))
  await flushPromises()
  expect(app.text()).not.toContain('on the path')
  await press('Hand over', region('Players'))
  await take('Ruth')
  expect(region('Sealed by Ruth').text()).toContain('keeps nothing from the other side')
})

it('the overview says what comes next, who there is and how the games ended', async () => {
  const desk = await withSquads()
  const { region } = await open('', desk)
  expect(region('What is next').text()).toContain('Set up game 1')
  expect(region('The two sides').text()).toContain('2 fit of 2')
  expect(region('Games').text()).toContain('No game has been played yet.')
  expect(region('From your copy').text()).toContain('0 of 27 cells')
  expect(desk.rows('games')).toEqual([])
})
