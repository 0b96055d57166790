import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryHistory, type Router } from 'vue-router'
import { createApi } from '../../src/contract/client.ts'
import type { CampaignCard } from '../../src/contract/campaign.ts'
import { apiKey, bridgeKey } from '../../src/renderer/api.ts'
import App from '../../src/renderer/App.vue'
import { createAppRouter } from '../../src/renderer/router.ts'
// Pages are fetched when they are first opened; this one is here by then.
import '../../src/games/fng/screens/halfMonth/HalfMonthScreen.vue'
import { nextStep } from '../../src/games/fng/screens/overview/nextStep.ts'
import { useCommandList } from '../../src/renderer/stores/commands.ts'
import { useSettings } from '../../src/renderer/stores/settings.ts'
import { allHere } from './support/allHere.ts'
import { done, fakeBridge, sampleAnswers } from './support/fakeBridge.ts'
import { sampleDesk } from './support/sampleDesk.ts'
import { mission, overview, squads, turnAt } from './support/sampleViews.ts'

type Answers = ReturnType<typeof sampleAnswers>
let router: Router
let opened: Awaited<ReturnType<typeof open>>
async function open(over: Answers = {}) {
  const bridge = fakeBridge({ ...sampleAnswers(), 'fng.turn': () => turnAt('contact'), ...over })
  router = createAppRouter(createMemoryHistory())
  await router.push('/tour/bravo.tour')
  const app = mount(App, {
    attachTo: document.body,
    global: {
      plugins: [createPinia(), router],
      provide: { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) },
    },
  })
  await allHere()
  return { app, bridge }
}
const cardIn = (state: Partial<CampaignCard['state']>): Answers => ({
  'campaign.overview': () => ({
    ...overview,
    card: { ...overview.card, state: { ...overview.card.state, ...state } },
  }),
})
const buttons = () => opened.app.findAll('.next .go .btn').map((one) => one.text())
const press = async (label: string) => {
  await opened.app
    .findAll('.btn')
    .find((one) => one.text() === label)!
    .trigger('click')
  await flushPromises()
}
beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  opened.app.unmount()
})

describe('the overview of a campaign', () => {
  it('tells where the tour stands', async () => {
    opened = await open()
    expect(opened.app.get('h1').text()).toBe('Early September 1967')
    expect(opened.app.get('.sub').text()).toBe('Half-month 17 of 26, rainy season')
    const text = opened.app.get('main').text()
    for (const told of [
      'Home after late January 1968. First short timer check after late September.',
      'After late September',
      'Short timers with more to go',
      'Hospital, back after 2 more missions',
      'since late Aug',
      'The next mission is a cake walk: EAL 3 at most',
      'Good: cake walk next',
      '1 killed, 2 wounded',
      'No contact',
    ])
      expect(text).toContain(told)
  })

  it('leads from every name to the man, from every mission to the mission', async () => {
    opened = await open()
    const targets = opened.app.findAll('main a').map((one) => one.attributes('href'))
    for (const id of [5, 20, 21, 22, 30]) expect(targets).toContain(`/tour/bravo.tour/man/${id}`)
    expect(targets).toContain('/tour/bravo.tour/mission/7')
    expect(targets).toContain('/tour/bravo.tour/history')
  })

  it('walks through a list with the arrow keys', async () => {
    opened = await open()
    const [first, second] = opened.app.findAll('.leaving a')
    ;(first!.element as HTMLElement).focus()
    await first!.trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement).toBe(second!.element)
    await second!.trigger('keydown', { key: 'ArrowUp' })
    expect(document.activeElement).toBe(first!.element)
  })

  it('draws the area that has been served since the calendar was last seen', async () => {
    opened = await open()
    expect(opened.app.findAll('.fresh')).toHaveLength(0)
    opened.app.unmount()
    opened = await open({
      'fng.desk': () => ({ ...sampleDesk, stars: [{ ...sampleDesk.stars[0]!, toGo: 9, served: 17 }] }),
    })
    expect(opened.app.findAll('.fresh').length).toBeGreaterThan(3)
    opened.app.unmount()
    opened = await open({
      'fng.desk': () => ({ ...sampleDesk, stars: [{ ...sampleDesk.stars[0]!, toGo: 9, served: 17 }] }),
    })
    expect(opened.app.findAll('.fresh')).toHaveLength(0)
  })

  it('shows the calendar of whichever Star is asked for, where several play', async () => {
    const other = { ...sampleDesk.stars[0]!, id: 40, name: 'Cpl Ruiz, R.', player: 'Ann', toGo: 3, served: 23 }
    opened = await open({ 'fng.desk': () => ({ ...sampleDesk, stars: [sampleDesk.stars[0]!, other] }) })
    expect(opened.app.get('.cal').attributes('aria-label')).toContain('10 of 26')
    await opened.app.findAll('.others button')[1]!.trigger('click')
    expect(opened.app.get('.cal').attributes('aria-label')).toContain('3 of 26')
    expect(opened.app.get('.calendar .cap').text()).toContain('Ann')
  })
})

describe('the next thing to do', () => {
  it('puts first who usually rolls', async () => {
    opened = await open()
    expect(buttons()).toEqual(['Roll it for me', 'Enter my dice'])
    opened.app.unmount()
    localStorage.setItem('dice', 'player')
    opened = await open()
    expect(buttons()).toEqual(['Enter my dice', 'Roll it for me'])
    expect(opened.app.findAll('.btn.primary')).toHaveLength(1)
  })

  it.each([
    ['Roll it for me', 'program'],
    ['Enter my dice', 'player'],
  ])('%s does the step so, and leads to what came of it', async (label, dice) => {
    opened = await open({ 'fng.testForContact': () => done() })
    await press(label)
    const call = opened.bridge.calls.find((one) => one.procedure === 'fng.testForContact')
    expect(call?.input).toEqual({ campaign: 'bravo.tour', head: 412, dice, input: {}, passOn: true })
    await expect.poll(() => router.currentRoute.value.name).toBe('fng.halfMonth')
  })

  it('keeps whose dice it is, on every page, until that is changed', async () => {
    opened = await open({ 'fng.testForContact': () => done() })
    await press('Enter my dice')
    await expect.poll(() => router.currentRoute.value.name).toBe('fng.halfMonth')
    expect(useSettings().dice).toBe('player')
    opened.app.unmount()
    opened = await open({ 'fng.testForContact': () => done() })
    expect(buttons()).toEqual(['Enter my dice', 'Roll it for me'])
    await press('Roll it for me')
    expect(useSettings().dice).toBe('program')
  })

  it('stays when a half-month ends, for the next one begins here', async () => {
    opened = await open({ 'fng.turn': () => turnAt('turnEnd'), 'fng.endTurn': () => done('End') })
    expect(buttons()).toEqual(['End the half-month'])
    await press('End the half-month')
    expect(router.currentRoute.value.name).toBe('tour')
  })

  it('goes on with what waits for dice instead of beginning it anew', async () => {
    const question = {
      kind: 'dice' as const,
      throws: [
        {
          key: 'k',
          subject: 1,
          occurrence: 0,
          count: 2,
          why: 'Sgt Mercer, J., REP 5',
          rows: [],
          readings: [],
          note: null,
        },
      ],
    }
    const reply = { status: 'wanted' as const, question, lines: [], answered: 1, rest: null }
    opened = await open({
      'campaign.overview': () => ({ ...overview, pending: { procedure: 'fng.testForContact', reply } }),
    })
    expect(opened.app.get('.next').text()).toContain(
      'It waits for your dice: Sgt Mercer, J., REP 5. One answer is kept.',
    )
    await press('Go on')
    expect(opened.bridge.calls.some((one) => one.procedure === 'fng.testForContact')).toBe(false)
    await expect.poll(() => router.currentRoute.value.name).toBe('fng.halfMonth')
  })

  it('leads to the forms, and to the briefing before the battle', async () => {
    const form = { kind: 'report' as const, mission, men: [], boxes: [], filled: null, battle: 'ready' as const }
    opened = await open({ 'fng.turn': () => turnAt('battle', { form }) })
    expect(buttons()).toEqual(['Open the briefing', 'Track the battle'])
    expect(nextStep(turnAt('battle', { form: { ...form, battle: 'fought' } }))).toMatchObject({
      title: 'Play the battle',
      act: { kind: 'open', label: 'Go on with the battle', page: 'battle' },
      track: null,
    })
    expect(nextStep(turnAt('battle', { form: { ...form, battle: 'ended' } }))).toMatchObject({
      title: 'The battle is over: report',
      act: { kind: 'open', label: 'Go to the report', page: 'halfMonth' },
    })
    expect(nextStep(turnAt('whoGoes', { form: { kind: 'party', squads, starSquad: 1 } }))).toMatchObject({
      title: 'Choose who goes',
      act: { kind: 'open' },
    })
  })

  it('is in the palette', async () => {
    opened = await open({ 'fng.testForContact': () => done() })
    const command = useCommandList().all.find((one) => one.id === 'desk.next')!
    expect(command).toMatchObject({ title: 'Test for contact', group: 'Do' })
    command.run()
    await flushPromises()
    expect(opened.bridge.calls.some((one) => one.procedure === 'fng.testForContact')).toBe(true)
  })
})

describe('a tour that is not under way', () => {
  it('without a platoon leads to the muster and asks for no desk', async () => {
    opened = await open({
      'campaign.overview': () => ({ ...overview, card: { ...overview.card, state: { kind: 'empty' } } }),
    })
    expect(opened.app.get('main .btn.primary').attributes('href')).toBe('/tour/bravo.tour/muster')
    expect(opened.bridge.calls.some((one) => one.procedure === 'fng.desk')).toBe(false)
  })

  it('without any half-month says what will stand here', async () => {
    const desk = { ...sampleDesk, halfMonths: [], leaving: [], away: [], open: [], waiting: [] }
    opened = await open({ 'fng.desk': () => desk })
    const text = opened.app.get('main').text()
    expect(text).toContain('No half-month has been played yet.')
    expect(text).toContain('Every slot is filled.')
    expect(text).not.toContain('Still to act')
  })

  it('that is over has a stamp, and nothing to do but to read', async () => {
    opened = await open({
      ...cardIn({ over: { text: 'Star home', how: 'won' } }),
      'fng.turn': () => turnAt('none', { now: null }),
    })
    expect(opened.app.get('.stamp').text()).toBe('Star home')
    expect(opened.app.find('.next').exists()).toBe(false)
    expect(opened.app.get('main .btn.primary').text()).toBe('Read the journal')
  })
})
