import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../../src/games/snoopin/screens/begin/BeginScreen.vue'
import '../../../src/games/snoopin/screens/copy/CopyScreen.vue'
import '../../../src/games/snoopin/screens/forces/ForcesScreen.vue'
import '../../../src/games/snoopin/screens/mission/MissionScreen.vue'
import '../../../src/games/snoopin/screens/overview/OverviewScreen.vue'
import '../../../src/games/snoopin/screens/scores/ScoresScreen.vue'
import '../../../src/games/snoopin/screens/turn/TurnScreen.vue'
import StepForm from '../../../src/renderer/components/inputs/StepForm.vue'
import '../../../src/renderer/screens/settings/SettingsScreen.vue'
import '../../../src/renderer/screens/tables/TablesScreen.vue'
import { overview } from '../support/sampleViews.ts'
import { openCampaign } from './openCampaign.ts'
import {
  forcesData,
  insurgency,
  missionData,
  nextOf,
  overviewData,
  platoon,
  stepsAt,
  tiredTeam,
  turnData,
} from './sampleCampaign.ts'

let opened: Awaited<ReturnType<typeof openCampaign>> | null = null
/** Opens a page; one that was open before would take the keys of those that follow. */
const open = async (...to: Parameters<typeof openCampaign>) => {
  close()
  opened = await openCampaign(...to)
  return opened
}
const close = () => {
  opened?.app.unmount()
  opened = null
}
afterEach(() => {
  close()
  localStorage.clear()
})

describe('a new campaign', () => {
  it('begins once both sides have names, and goes on to its forces', async () => {
    const { app, region, taken, router } = await open('/new/snoopin', { card: { kind: 'empty' } })
    expect(document.activeElement, 'its first field').toBe(app.get('#campaign-title').element)
    const button = app.get<HTMLButtonElement>('form .btn.primary')
    expect(button.element.disabled).toBe(true)
    await app.get('#campaign-title').setValue('Que Son patrols')
    await app.get('#length').setValue('90')
    expect(app.text()).toContain('A campaign has 1 to 60 turns')
    await app.get('#length').setValue('')
    await app.get('#side-0').setValue('3rd Platoon')
    await app.get('#side-1').setValue('The VC')
    await app.get('#player-0').setValue('Ellis')
    expect(region('The two sides').text()).toContain('the program asks what they need')
    await app.get('#player-1').setValue('ellis ')
    expect(region('The two sides').text()).toContain('ellis plays both sides')
    await app.get('#player-1').setValue('')
    expect(region('The two sides').text()).not.toContain('plays both sides')
    await app.get('form').trigger('submit')
    await flushPromises()
    expect(taken('beginCampaign')).toEqual([
      {
        ...{ title: 'Que Son patrols', kind: 'free', setting: '', length: null },
        ...{ coop: false, blockingInches: 6, ranksSealed: false },
        sides: [
          { name: '3rd Platoon', kind: 'regulars', player: 'Ellis' },
          { name: 'The VC', kind: 'insurgents', player: '' },
        ],
      },
    ])
    expect(router.currentRoute.value.name).toBe('snoopin.platoon')
  })
})

describe('the overview', () => {
  it('says what is next, who is ahead and what there is', async () => {
    const { region, press, taken, router } = await open('')
    expect(region('What is next').text()).toContain('Roll for Operational Momentum')
    expect(region('Campaign Victory Points').text()).toContain('The local VC 11 ahead')
    expect(region('Last games').text()).toContain('Blocking Positions')
    expect(region('Mission of 3rd Platoon, Kilo, sealed').text()).toContain('Sealed for Ellis')
    expect(region('Pools').text()).toContain('2to return to duty')
    expect(region('The insurgency').text()).toContain('Booby Trap Artists')
    await press('Roll it for me', region('What is next'))
    expect(taken('rollMomentum')).toEqual([{ force: 1 }])
    expect(router.currentRoute.value.name).toBe('snoopin.mission')
  })

  it('asks no dice of a campaign that is over, and keeps the two ways to roll in their places', async () => {
    const over = { text: 'The local VC won.', winner: 2 }
    const momentum = [{ force: 1, name: '3rd Platoon, Kilo', rolled: null, left: 0, sitsOut: false, prices: [] }]
    const ended = await open('', { overview: overviewData({ next: null, over, momentum }) })
    expect(ended.app.text()).not.toContain('once the mission is known')
    const ways = async (dice: string) => {
      localStorage.setItem('dice', dice)
      const { region } = await open('')
      return region('What is next')
        .findAll('.go button')
        .map((one) => one.text())
    }
    expect(await ways('program')).toEqual(await ways('player'))
  })

  it('its foot leads to the settings of the campaign, which stays open', async () => {
    const { app } = await open('')
    expect(app.get('.rail-foot a').attributes('href')).toContain('/tour/')
  })

  it('leads to a page where something must be filled in, and hands over what is another player’s', async () => {
    const next = nextOf({ title: 'Orders', step: null })
    const { region } = await open('', { overview: overviewData({ next }) })
    expect(region('What is next').get('a').text()).toContain('Go to it')
    close()
    const theirs = nextOf({ step: 'drawMission', input: { side: 1 }, owner: 1 })
    const again = await open('', { overview: overviewData({ next: theirs }) })
    expect(again.region('What is next').text()).toContain('Hand over to Ellis')
    expect(again.region('What is next').text()).not.toContain('Roll it for me')
  })

  it('has no last turn of an open-ended campaign, and says how it ended', async () => {
    const over = { text: 'The local VC won: Marginal Victory.', winner: 2 }
    const momentum = [{ force: 1, name: '3rd Platoon, Kilo', rolled: 9, left: 3, sitsOut: false, prices: [] }]
    const { app, region } = await open('', { overview: overviewData({ length: null, next: null, over, momentum }) })
    expect(region('How it ended').text()).toContain('for The local VC')
    expect(
      region('How it ended')
        .findAll('a')
        .map((one) => one.text()),
    ).toContain('Print the chronicle')
    expect(region('Operational Momentum of 3rd Platoon, Kilo').text()).toContain('What was left counted')
    expect(region('How it ended').text()).toContain(over.text)
    expect(app.findAll('.chart .xn').map((one) => one.text())).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  })
})

describe('plan and orders', () => {
  it('opens the mission for its player alone, until it is covered', async () => {
    const { app, press, take } = await open('/mission')
    expect(app.text()).not.toContain('Over Run')
    const desk = () => app.get('.rail-foot').text()
    expect(desk()).not.toContain('at the desk')
    await press('Show me')
    await take('Ellis')
    expect(desk()).toContain('Ellis at the desk')
    expect(app.text()).toContain('Over Run')
    expect(app.text()).toContain('For Ellis alone')
    expect(app.text()).toContain('11 of 22 figures')
    const folded = app.findAll('a').find((one) => one.text() === 'Print folded')!
    expect(folded.attributes('href')).toContain('sheet=orders&for=1')
    await press('Cover')
    expect(app.text()).not.toContain('Over Run')
  })

  it('is there at once on the page where the machine was handed over, and still on the page of the orders', async () => {
    const { app, press, take, router, region } = await open('/turn')
    await press('Show me')
    await take('Ellis')
    expect(region('Mission of 3rd Platoon, Kilo, for Ellis alone').text()).toContain('Over Run')
    await router.push({ name: 'snoopin.mission' })
    await flushPromises()
    expect(app.text()).toContain('Over Run')
    await router.push({ name: 'snoopin.turn' })
    await flushPromises()
    expect(app.text()).not.toContain('Over Run')
  })

  it('leads to the turn for what is not its own', async () => {
    const next = nextOf({ title: 'Roll off for the edges', step: 'rollOff', page: 'snoopin.turn' })
    const { region } = await open('/mission', { overview: overviewData({ next }) })
    expect(region('What is next').find('button').exists()).toBe(false)
    expect(region('What is next').get('a').text()).toContain('Go to it')
  })

  it('ticks no squad of which a single team was bought', async () => {
    const [one] = missionData(1).platoons
    const [first, ...others] = one!.squads
    const bought = {
      ...first!,
      teams: first!.teams.map((team, i) => ({ ...team, goes: i === 0 ? 'bought' : 'no' }) as const),
    }
    const given = { ...one!, given: true, squads: [bought, ...others] }
    const { region } = await open('/mission', { mission: () => missionData(1, { platoons: [given] }) })
    const ticks = region('1st Squad')
      .findAll<HTMLInputElement>('input')
      .map(({ element }) => element.checked)
    expect(ticks).toEqual([false, true, false, false])
  })

  it('keeps a platoon at home where another of its side can go, rolled or not', async () => {
    const [platoon] = missionData(1).platoons
    const home = { ...platoon!, rolled: null, maySitOut: true }
    const { region, press, taken } = await open('/mission', { mission: () => missionData(1, { platoons: [home] }) })
    expect(region('Orders').text()).not.toContain('Orders are given')
    await press('It sits this turn out')
    const nothing = { teams: [], boughtTeams: [], boughtSquads: [], assets: [] }
    expect(taken('giveOrders')).toEqual([{ force: 1, ...nothing }])
    const gone = { ...platoon!, given: true, sitsOut: true }
    const after = await open('/mission', { mission: () => missionData(1, { platoons: [gone] }) })
    expect(after.region('Committed').text()).toContain('sits this turn out')
    expect(after.app.text()).not.toContain('It sits this turn out')
  })

  it('sends two squads freely, a third for its price, and nothing that is too dear', async () => {
    const { app, region, press, taken } = await open('/mission')
    const orders = () => region('Orders').get('button')
    expect(orders().attributes('disabled')).toBeDefined()
    const squad = (name: string) => region(name).get<HTMLInputElement>('input')
    for (const name of ['1st Squad', '2nd Squad']) await squad(name).setValue(true)
    await region('2nd Squad').findAll('input')[3]!.setValue(false)
    expect(region('Committed').text()).toContain('2-C sits out and recovers.')
    expect(region('Committed').text()).toContain('1-C goes out tired: Combat Fatigue is rolled again.')
    await region('3rd Squad').findAll('input')[2]!.setValue(true)
    await app.get('[aria-label="Sniper Team: one more"]').trigger('click')
    expect(app.get('[aria-label="Artillery: one more"]').attributes('disabled')).toBeDefined()
    expect(region('Operational Momentum').text()).toContain('5')
    await press('Orders are given')
    expect(taken('giveOrders')).toEqual([
      {
        ...{ force: 1, teams: [11, 12, 13, 21, 22], boughtTeams: [32], boughtSquads: [] },
        assets: [{ asset: 2, count: 1 }],
      },
    ])
  })
})

describe('what has been entered and not handed in', () => {
  const sniper = (app: Awaited<ReturnType<typeof openCampaign>>['app']) =>
    app.get('[role="group"][aria-label="Sniper Team"] output').text()

  it('orders for a sealed mission wait for their player: covered, and after another page', async () => {
    const { app, region, press, take, router } = await open('/mission')
    const first = () => region('1st Squad').get<HTMLInputElement>('input').element.checked
    await press('Show me')
    await take('Ellis')
    await region('1st Squad').get('input').setValue(true)
    await app.get('[aria-label="Sniper Team: one more"]').trigger('click')
    await press('Cover')
    expect([first(), sniper(app)], 'nothing of it for who passes by').toEqual([false, '0'])
    await press('Show me')
    await take('Ellis')
    expect([first(), sniper(app)]).toEqual([true, '1'])
    await router.push({ name: 'snoopin.platoon' })
    await flushPromises()
    await router.push({ name: 'snoopin.mission' })
    await flushPromises()
    expect([first(), sniper(app)]).toEqual([false, '0'])
    await press('Show me')
    await take('Ellis')
    expect([first(), sniper(app)]).toEqual([true, '1'])
  })

  it.each([
    ['reconnoiter', '[aria-label="Objective 2"]', 'the pagoda'],
    ['initiate', '#fog-1', '2'],
    ['assessment', '#how-it-went', 'dark'],
    ['start', '#scenario', 'The bridge'],
  ])('the form of %s is as it was left, after another page', async (part, field, words) => {
    const missions = missionData(1).missions.map((one) => ({ ...one, sealed: false }))
    const { app, router } = await open('/turn', {
      turn: turnData(part, part === 'start' ? { turn: null } : {}),
      overview: overviewData({ steps: stepsAt(part) }),
      mission: () => missionData(1, { missions }),
    })
    const shown = () => app.get<HTMLInputElement>(field)
    await shown().setValue(words)
    await router.push({ name: 'snoopin.platoon' })
    await flushPromises()
    expect(app.find(field).exists()).toBe(false)
    await router.push({ name: 'snoopin.turn' })
    await flushPromises()
    expect(shown().element.value).toBe(words)
  })
})

describe('the forces', () => {
  it('show a team in sentences, and put it right by hand', async () => {
    const { region, press, app } = await open('/platoon')
    await press('1-C')
    expect(region('Team 1-C').text()).toContain('Morale counts as d8 until it recovers.')
    expect(region('Team 1-C').text()).toContain('Sit out this turn and it is gone.')
    expect(app.text()).toContain('Give a development')
    await press('Men')
    expect(region('Men').text()).toContain('Cpl Yates, M.')
    await press('As a log')
    expect(region('Platoon log').text()).toContain('1-A')
  })

  it('show who stands in the headquarters, who leads a squad, and what a badge is for', async () => {
    const { region, app } = await open('/platoon')
    expect(region('Teams').text()).toContain('HQ')
    expect(region('Teams').text()).toContain(forcesData().forces[0]!.headquarters[0]!.name)
    expect(region('Teams').text()).toContain('led by')
    const badge = app.get('button.chip')
    expect(badge.attributes('title')).not.toBe('')
    await badge.trigger('click')
    expect(app.find('[aria-label^="Team "]').exists()).toBe(true)
  })

  it('show the insurgency as a whole', async () => {
    const { region } = await open('/platoon/2')
    expect(region('What it has built').text()).toContain('Disillusioned')
    expect(region('Assets').text()).toContain('Six Local Force groups')
  })

  it('are put together quickly: squads of teams of named men, and agreed prices', async () => {
    let made = false
    const forces = () => forcesData({ forces: made ? [{ ...platoon, id: 9 }] : [] })
    const { app, region, press, taken, asked } = await open('/platoon', { forces })
    expect(region('No force yet').text()).toContain('An insurgency is run as a whole.')
    await press('Platoon of 3rd Platoon, Kilo')
    const form = region('A new platoon of 3rd Platoon, Kilo')
    await app.get('#platoon-name').setValue('2nd Platoon')
    await app.get('#platoon-squads').setValue(2)
    await app.get('#platoon-teams').setValue(1)
    await app.get('#platoon-men').setValue(2)
    await press('My own', form)
    expect(form.text()).toContain('6 names are wanted; 0 are there.')
    await form.get('textarea[aria-label="Names, a line each"]').setValue('A\nB\nC\nD\nE\nF')
    await form.findAll('li input[type="checkbox"]')[0]!.setValue(true)
    made = true
    await form.get('form').trigger('submit')
    await flushPromises()
    expect(taken('addForce')).toMatchObject([{ side: 1, name: '2nd Platoon', troopQuality: 8, morale: 10 }])
    expect(taken('addSquad')).toEqual([
      { force: 9, name: '1st Squad', leader: 'A', teams: [{ name: '1-A', men: ['B', 'C'] }] },
      { force: 9, name: '2nd Squad', leader: 'D', teams: [{ name: '2-A', men: ['E', 'F'] }] },
    ])
    expect(taken('addAsset')).toEqual([{ force: 9, kind: 'available', name: 'Sniper Team', price: 2 }])
    const presses = (['addForce', 'addSquad', 'addAsset'] as const).flatMap((name) => asked(`snoopin.${name}`))
    expect(new Set(presses.map((call) => (call as { readonly run?: number }).run)), 'one press').toEqual(
      new Set([overview.head]),
    )
  })

  it('an insurgency is written down without a name being asked for', async () => {
    let made = false
    const forces = () => forcesData({ forces: made ? [insurgency] : [] })
    const { app, press, taken, asked } = await open('/platoon', { forces })
    await press('Insurgency of')
    made = true
    await app.get('form').trigger('submit')
    await flushPromises()
    expect(taken('addForce')).toHaveLength(1)
    expect(asked('snoopin.names')).toEqual([])
    expect(taken('addSquad')).toEqual([])
    expect(app.text()).toContain('What it has built')
  })

  it('have names that the program invents for this campaign', async () => {
    let made = false
    const forces = () => forcesData({ forces: made ? [{ ...platoon, id: 9 }] : [] })
    const { app, region, press, taken, asked } = await open('/platoon', { forces })
    await press('Platoon of 3rd Platoon, Kilo')
    await app.get('#platoon-name').setValue('2nd Platoon')
    await app.get('#platoon-squads').setValue(1)
    await app.get('#platoon-teams').setValue(1)
    await app.get('#platoon-men').setValue(2)
    made = true
    await region('A new platoon of 3rd Platoon, Kilo').get('form').trigger('submit')
    await flushPromises()
    expect(asked('snoopin.names')).toMatchObject([{ campaign: 'Que Son.tour', list: 'american', count: 3 }])
    const men = ['american 2', 'american 3']
    expect(taken('addSquad')).toEqual([
      { force: 9, name: '1st Squad', leader: 'american 1', teams: [{ name: '1-A', men }] },
    ])
  })
})

describe('the turn', () => {
  const at = (part: string, more: Parameters<typeof turnData>[1] = {}) => ({
    turn: turnData(part, more),
    overview: overviewData({ steps: stepsAt(part) }),
  })

  it('begins by the generator, or by a scenario that tells its missions', async () => {
    const { app, press, taken } = await open('/turn', at('start', { turn: null }))
    await press('Told by the scenario')
    await app.get('#scenario').setValue('The bridge')
    await app.get('#mission-1').setValue('Hold the bridge.')
    await app.get('form').trigger('submit')
    await flushPromises()
    expect(taken('beginTurn')).toEqual([
      { scenario: 'The bridge', random: false, missions: [{ side: 1, words: 'Hold the bridge.' }] },
    ])
  })

  it('is laid out: objectives chosen by turns, edges across the table', async () => {
    const { app, region, taken } = await open('/turn', at('reconnoiter'))
    const places = app.findAll('input[aria-label^="Objective "]')
    expect(region('Reconnoiter').get('.objective').text()).toContain('The local VC')
    for (const [i, place] of places.entries()) await place.setValue(`place ${i + 1}`)
    await app.get('#edge').setValue('east')
    await app.get('form').trigger('submit')
    await flushPromises()
    expect(taken('reconnoiter')).toMatchObject([
      {
        pieces: 10,
        objectives: [1, 2, 3, 4].map((quarter) => ({ quarter, place: `place ${quarter}` })),
        edges: [
          { side: 1, edge: 'east' },
          { side: 2, edge: 'west' },
        ],
      },
    ])
  })

  it('initiates the plan with units of the insurgents', async () => {
    const { press, taken, app } = await open('/turn', at('initiate'))
    await press('Local Force')
    await press('Main Force')
    await app.get('#fog-1').setValue(1)
    await press('Roll for who comes along')
    expect(taken('initiatePlan')).toEqual([
      {
        fogCards: [{ side: 1, cards: 1 }],
        units: [
          { force: 2, kind: 'local', name: 'Local Force 1' },
          { force: 2, kind: 'main', name: 'Main Force 1' },
        ],
      },
    ])
  })

  it('says before a press whose dice a form will take', async () => {
    localStorage.setItem('dice', 'player')
    const { app, press, taken } = await open('/turn', at('initiate'))
    expect(app.text()).not.toContain('Roll for who')
    await press('Enter dice for who comes along')
    expect(taken('initiatePlan')).toHaveLength(1)
  })

  it('notes the game as it goes', async () => {
    const { app, region, press, taken } = await open('/turn', at('game'))
    await app.get('[aria-label="Each civilian mob peacefully dispersed: one more"]').trigger('click')
    await flushPromises()
    expect(taken('tally')).toEqual([{ side: 1, event: 'mob', by: 1 }])
    expect(app.find('[aria-label="Each objective achieved: one more"]').exists()).toBe(false)
    expect(app.get('[aria-label="Each WIA: one less"]').attributes('disabled')).toBeDefined()
    await press('Alone', region('Who was hit'))
    await app.get('[aria-label="Cpl Yates, M. is hit"]').trigger('click')
    await flushPromises()
    expect(taken('hit'), 'one press').toEqual([{ man: 111, fate: 'wounded', left: 'straggler' }])
    await app.get('select[aria-label="What became of Cpl Hathaway, G."]').setValue('killed')
    await flushPromises()
    expect(taken('hit').at(-1), 'changed where he stands').toEqual({ man: 332, fate: 'killed', left: null })
    expect(region('Victory points of 3rd Platoon, Kilo').text()).toContain('these lines count attached units besides')
    expect(region('Units on the table').text()).toContain('Local Force 1')
    expect(region('Units on the table').text()).toContain('Troop Quality d8, Morale d10')
    await app.get('[aria-label="1-C: Defence, rank 1 is used"]').setValue(true)
    await flushPromises()
    expect(taken('use')).toEqual([{ team: 13, key: 'defence1' }])
    await press('The local VC', region('Turn of the game'))
    expect(taken('endGameTurn')).toEqual([{ initiative: 2 }])
  })

  it('asks in the row that was counted, and nothing else is counted before the answer', async () => {
    const question = {
      ...{ kind: 'choice' as const, key: 'snoopin.disabled', subject: 2, occurrence: 0 },
      why: 'Had it been disabled before?',
      options: [
        { value: '0', label: 'No, it is another one' },
        { value: '1', label: 'Yes, it counts as destroyed only' },
      ],
    }
    const reply = { status: 'wanted' as const, question, lines: [], answered: 0, rest: null }
    const pending = {
      procedure: 'snoopin.tally' as const,
      ...{ input: { side: 2, event: 'destroyed', by: 1 }, reply },
    }
    const { app, region, press, asked } = await open('/turn', { ...at('game'), pending })
    const row = app.get('[role="group"][aria-label="Had it been disabled before?"]')
    expect(row.element.closest('li')?.textContent).toContain('Each regular vehicle destroyed')
    expect(app.findAll('.waits'), 'no slip elsewhere').toHaveLength(0)
    expect(app.find('[aria-label="Operational Momentum"]').exists(), 'the shop stays where it is').toBe(true)
    const counters = app
      .findAll<HTMLButtonElement>('[aria-label$=": one more"]')
      .filter((one) => one.element.closest('[aria-label^="Victory points"]'))
    expect(counters.every(({ element }) => element.disabled)).toBe(true)
    expect(document.activeElement?.textContent).toContain('No, it is another one')
    await press('Yes, it counts as destroyed only', row)
    expect(asked('pending.answer')).toMatchObject([{ answers: [{ key: 'snoopin.disabled', subject: 2, value: '1' }] }])
    expect(
      region('Who was hit')
        .findAll<HTMLButtonElement>('.man')
        .every(({ element }) => element.disabled),
    ).toBe(true)
  })

  it('has nothing in the course of the game that comes and goes above what is counted', async () => {
    const { app } = await open('/turn', at('game'))
    const right = () => app.get('.cols > .right')
    expect(right().classes()).toContain('below')
    await app.get('[aria-label="Each civilian mob peacefully dispersed: one more"]').trigger('click')
    await flushPromises()
    expect(right().classes()).toContain('below')
  })

  it('is assessed by what was done of the opened mission; a scenario of a pack has points of its own', async () => {
    const random = await open('/turn', at('assessment'))
    expect(random.app.find('#points-2').exists()).toBe(false)
    const { app, taken } = await open('/turn', {
      ...at('assessment', { random: false }),
      mission: () => ({
        ...{ turn: 6, random: true, part: 'assessment', scenario: '', platoons: [] },
        missions: [
          {
            ...{ side: 1, name: '3rd Platoon, Kilo', player: 'Ellis', drawn: true, sealed: false, digest: null },
            ...{ achieved: null },
            text: { key: 'x', name: 'Sweep', deployment: '', half: '', parts: ['One', 'Two'], ifItFails: '', face: 5 },
          },
        ],
      }),
    })
    const ours = () => app.get('[aria-label="Victory points of 3rd Platoon, Kilo"] .sum').text()
    expect(ours()).toBe('2')
    for (const box of app.findAll('form .check input')) await box.setValue(true)
    expect(ours(), 'as it will be added up').toBe('17')
    await app.findAll('form .check input')[1]!.setValue(false)
    expect(ours()).toBe('2')
    await app.get('#points-2').setValue('12')
    await app.get('form').trigger('submit')
    await flushPromises()
    expect(taken('assess')).toEqual([
      {
        sides: [
          { side: 1, parts: 1, points: null },
          { side: 2, parts: 0, points: 12 },
        ],
        words: '',
      },
    ])
  })

  it('asks what each team did, and says before the dice who rolls', async () => {
    const { app, region, press, taken } = await open('/turn', at('development'))
    expect(region('Combat development').text()).toContain('2-C lost a man killed or captured. No roll.')
    for (const what of ['Caused hostile casualties', 'Was engaged'])
      await app.get(`[aria-label="1-A: ${what}"]`).setValue(true)
    expect(region('Combat development').text()).toContain('It rolls 1d10.')
    await press('Roll for the teams')
    expect(taken('developTeams')).toEqual([
      {
        side: null,
        teams: [
          { team: 11, engaged: true, wasEngaged: true, abandoned: false },
          { team: 23, engaged: false, wasEngaged: false, abandoned: false },
        ],
      },
    ])
  })

  it('offers what needs no word of the players in one go', async () => {
    const next = nextOf({ title: 'Casualty recovery', step: 'recoverCasualties', page: 'snoopin.turn', input: {} })
    const { press, asked, region } = await open('/turn', {
      turn: turnData('casualties', { next, rest: 'the rest of the after action' }),
    })
    expect(region('What is next').text()).toContain('Roll it for me')
    await press('Do the rest of the after action')
    expect(asked('turn.rest')).toMatchObject([{ campaign: 'Que Son.tour', dice: 'program', answers: [] }])
  })

  it('shows casualties by how they left the table, and what is done can be looked at again', async () => {
    const { region, router } = await open('/turn', at('casualties'))
    const text = region('Casualty status and recovery').text()
    expect(text).toContain('Stragglers')
    expect(text).toContain('two d10, added')
    const groups = region('Casualty status and recovery').findAll('details')
    const unfolded = groups.filter((one) => one.attributes('open') !== undefined)
    expect(unfolded.map((one) => one.get('.label').text())).toEqual(['Stragglers', 'Killed'])
    await router.push('/tour/Que%20Son.tour/snoopin/turn/game')
    await flushPromises()
    expect(region('Who was hit').find('form').exists()).toBe(false)
    expect(region('Turn of the game').text()).toContain('5')
  })

  it('asks for the names of new men, field by field, or later', async () => {
    const unnamed = [
      { man: 71, name: 'Replacement for Luna', team: '1-A', quality: 'FNG' },
      { man: 72, name: 'Replacement for Rossi', team: '1-B', quality: 'Cherry' },
    ]
    const { app, region, press, taken } = await open('/turn', at('start', { unnamed }))
    const names = () => region('Names of the new men')
    await press('Name them later', names())
    expect(app.text()).toContain('2 new men have no name yet.')
    await press('Name them')
    const [first, second] = names().findAll('input')
    await first!.setValue('Pvt Ames')
    await first!.trigger('keydown.enter')
    expect(taken('nameMen')).toEqual([])
    await second!.setValue(' Pvt Boone ')
    await names().get('form').trigger('submit')
    await flushPromises()
    expect(taken('nameMen')).toEqual([
      {
        men: [
          { man: 71, name: 'Pvt Ames' },
          { man: 72, name: 'Pvt Boone' },
        ],
      },
    ])
  })

  it('invents the names of new men where their player likes, and leaves what he has typed', async () => {
    const unnamed = [71, 72].map((man) => ({ man, name: `Replacement for ${man}`, team: '1-A', quality: 'FNG' }))
    const { region, press, taken } = await open('/turn', at('start', { unnamed }))
    const names = () => region('Names of the new men')
    await names().findAll('input')[1]!.setValue('Pvt Boone')
    await press('Invent the names', names())
    await names().get('form').trigger('submit')
    await flushPromises()
    expect(taken('nameMen')).toEqual([
      {
        men: [
          { man: 71, name: 'Invented 71' },
          { man: 72, name: 'Pvt Boone' },
        ],
      },
    ])
  })

  it('asks who the point man is where an Ace was gained, and says what is due and what waits', async () => {
    const pointMen = [{ development: 81, team: '1-A', men: [111, 112].map((id) => ({ id, name: `Man ${id}` })) }]
    const waiting = [{ man: 122, name: 'LCpl Teague, C.', team: '1-B', pool: 'replacement' as const }]
    const { app, region, press, taken } = await open('/turn', at('return', { pointMen, waiting }))
    await region('Point men').get('select').setValue('112')
    await press('Name the point man')
    expect(taken('namePointMan')).toEqual([{ development: 81, man: 112 }])
    expect(app.text()).toContain('first rolled for at the end of the next: LCpl Teague, C. (Replacement Pool).')
  })

  it('ends with the pools', async () => {
    const next = nextOf({ title: 'Return to duty', step: 'returnToDuty', input: {}, page: 'snoopin.turn' })
    const { region, press, taken } = await open('/turn', at('return', { next }))
    expect(region('Returned to duty and replacements').text()).toContain('Pfc Quinn, R.')
    await press('Roll it for me')
    expect(taken('returnToDuty')).toEqual([{}])
  })
})

it('scores have a line for each game, and the copy names what is not in the text', async () => {
  const scores = await open('/scores')
  expect(scores.region('Log of the games').text()).toContain('Decisive, The local VC')
  expect(scores.region('Points, turn by turn').findAll('tbody tr')).toHaveLength(5)
  const copy = await open('/copy')
  expect(copy.region('What is in the core games').text()).toContain('Hot Spots')
})

it('a form that opens under many buttons comes into sight, and an asset has its own', async () => {
  const { region, press, app } = await open('/platoon')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await press('Add a squad', region('By hand'))
  expect(scrolled.mock.contexts).toContain(region('By hand').get('.corrections > .sheet').element)
  scrolled.mockRestore()
  expect(region('By hand').text()).not.toContain('Artillery')
  await app.get('[aria-label="Put Artillery right"]').trigger('click')
  expect(region('Assets').text()).toContain('Strike it')
})

it('another form opens in place of the one that is open, and both begin with what is there', async () => {
  const { region, press, app } = await open('/platoon')
  await press('Men')
  await press('Cpl Yates, M.', region('Men'))
  const panel = () => region('Cpl Yates, M.')
  await press('Put him right', panel())
  await press('Move him', panel())
  const pressed = app.findAll('[aria-expanded="true"]').map((one) => one.text())
  expect(pressed).toContain('Move him')
  expect(pressed).not.toContain('Put him right')
})

describe('ranks and developments of the insurgency', () => {
  const start = async (mayHold: boolean) => {
    const built = { ...insurgency, insurgency: { ...insurgency.insurgency!, mayHold } }
    await open('/platoon', { forces: () => forcesData({ forces: [platoon, built] }) })
    await opened!.press('The local VC')
    await opened!.press('Ranks and developments')
    return { ...opened!, form: opened!.app.getComponent(StepForm).props() }
  }

  it('are put right with what it holds, and all of it is asked', async () => {
    const { form } = await start(true)
    expect(form.given).toEqual({ force: 2 })
    expect(form.start).toMatchObject({ specials: [{ key: 'boobyTraps' }], disillusioned: true })
  })

  it('before the first turn are ranks alone', async () => {
    const { form } = await start(false)
    expect(form.given).toEqual({ force: 2, specials: null })
    expect(form.start).not.toHaveProperty('specials')
  })
})

it('a platoon that sits the turn out has no momentum to show', async () => {
  const home = { ...overviewData().momentum[0]!, rolled: 0, sitsOut: true }
  const { region } = await open('', { overview: overviewData({ momentum: [home] }) })
  expect(region(`Operational Momentum of ${home.name}`).text()).toContain('sits this turn out, and has none')
})

it('a team that has lost its edge is told what works all the same', async () => {
  const dull = { ...tiredTeam, edgeLost: true }
  const kept = { ...dull.specials[0]!, id: 6, key: 'unfuckYourself', name: 'Unf**k Yourself' }
  const specials = [{ ...dull.specials[0]!, works: false }, kept]
  const squads = platoon.squads.map((squad) => ({
    ...squad,
    teams: squad.teams.map((team) => (team.id === dull.id ? { ...dull, squad: squad.id, specials } : team)),
  }))
  const { region, press } = await open('/platoon', { forces: () => forcesData({ forces: [{ ...platoon, squads }] }) })
  await press('1-C')
  expect(region('Team 1-C').text()).toContain('bring nothing until it recovers, but for Unf**k Yourself.')
  expect(
    region('Team 1-C')
      .findAll('.off h3')
      .map((one) => one.text()),
  ).toContain('Plan B')
  expect(
    region('Team 1-C')
      .findAll('.off h3')
      .map((one) => one.text()),
  ).not.toContain('Unf**k Yourself')
})

describe('pages of the program', () => {
  it('call a campaign what its players do, and offer no house rules where there are none', async () => {
    const { app, router } = await open('')
    await router.push({ name: 'tourSettings' })
    await flushPromises()
    expect(app.text()).toContain('Prove this campaign')
    expect(app.get('main').text()).not.toMatch(/\b(a|the|this|new|deleted) tour/i)
    await router.push({ name: 'tourTables' })
    await flushPromises()
    expect(app.text()).not.toContain('Play it otherwise')
  })
})
