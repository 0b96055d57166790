import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { MissionView } from '../../src/games/fng/contract/mission.ts'
import type { TurnView } from '../../src/games/fng/contract/turn.ts'
import { map } from './battle/sampleBattle.ts'
import { openApp } from './support/openApp.ts'
import { mission, overview, squads, turnAt } from './support/sampleViews.ts'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => {
  opened.app.unmount()
})

const bare: MissionView = {
  ...mission,
  title: 'Mission',
  aim: '',
  objectives: [],
  facts: mission.facts.slice(0, 1),
  sectors: [],
  markers: [],
  start: null,
  points: [],
  party: [],
  stays: [],
  battle: null,
}

async function atSetUp(phase: string, setUp: MissionView, over: Partial<TurnView> = {}) {
  opened = await openApp('/tour/bravo.tour/half-month', {
    'campaign.overview': () => ({ ...overview, phase }),
    'fng.turn': () => turnAt(phase, { setUp, ...over }),
  })
  await flushPromises()
  return opened.app.get('main')
}
/** The table of those sectors. */
const mapOf = (numbers: readonly number[]) => ({
  ...map,
  sectors: map.sectors.filter(({ number }) => numbers.includes(number)),
})
const ticks = () => opened.app.findAll('[aria-label="Steps of the set-up"] li')

describe('the briefing while the dice fall', () => {
  it('shows what is known and where the rest will stand, with what is due at its side', async () => {
    const page = await atSetUp('politicalStatus', bare)
    expect(page.get('h2').text()).toBe('It comes out with the mission')
    expect(page.findAll('.facts dt').map((one) => one.text())).toEqual(['Area'])
    expect(page.text()).not.toContain('What counts')
    expect(
      page
        .findAll('[aria-label="The table"] b')
        .map((one) => one.text())
        .join(''),
    ).toBe('123456')
    expect(page.get('[aria-label="What is next"]').text()).toContain('Political status')
    expect(opened.asked('fng.battleMap')).toEqual([])
  })

  it('Enter goes on from the title of the page, where whoever comes to it stands', async () => {
    const page = await atSetUp('politicalStatus', bare)
    await page.get('h1').trigger('keydown', { key: 'Enter', repeat: true })
    expect(opened.asked('fng.rollPoliticalStatus')).toEqual([])
    await page.get('h1').trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(opened.asked('fng.rollPoliticalStatus')).toHaveLength(1)
  })

  it('says that the details are yet to come once the mission is known', async () => {
    const page = await atSetUp('terrain', {
      ...bare,
      title: 'Patrol',
      points: mission.points,
      results: mission.results,
    })
    expect(page.get('h2').text()).toBe('Patrol: its details are yet to come')
    expect(page.text()).toContain('good 25, normal 9, bad 0')
  })

  it('has the table drawn once its ground is known', async () => {
    await atSetUp('markers', { ...bare, sectors: mission.sectors })
    expect(opened.asked('fng.battleMap')).toEqual([{ campaign: 'bravo.tour', mission: mission.id }])
    expect(opened.app.findAll('[aria-label="The table"] tbody .number')).toHaveLength(6)
  })

  it('draws a sector as its dice are typed, and takes it back with them', async () => {
    const throws = [1, 2].map((subject) => ({
      ...{ key: 'terrain', subject, occurrence: 0, count: 2, why: `sector ${subject}` },
      ...{ rows: [], readings: [], note: null },
    }))
    const reply = { status: 'wanted', question: { kind: 'dice', throws }, lines: [], answered: 0, rest: null }
    const { sectors } = mission
    opened = await openApp('/tour/bravo.tour/half-month', {
      'campaign.overview': () => ({
        ...overview,
        phase: 'terrain',
        pending: { procedure: 'fng.rollTerrain', input: {}, reply },
      }),
      'fng.turn': () => turnAt('terrain', { setUp: bare }),
      'fng.setUp': ({ answers }: { answers: { subject: number }[] }) => {
        const known = sectors.filter(({ number }) => answers.some(({ subject }) => subject === number))
        return { mission: { ...bare, sectors: known }, map: mapOf(known.map(({ number }) => number)) }
      },
    })
    await flushPromises()
    const rows = () => opened.app.findAll('[aria-label="The table"] tbody .number').map((one) => one.text())
    const type = async (key: string) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await flushPromises()
    }
    await type('3')
    expect(opened.asked('fng.setUp')).toEqual([])
    await type('4')
    expect(rows()).toEqual(['1'])
    expect(opened.app.findAll('.veil')).toHaveLength(1)
    expect(opened.app.findAll('.unknown').map((one) => one.text())).toEqual(['2', '3', '4', '5', '6'])
    await type('3')
    await type('4')
    expect(rows()).toEqual(['1', '2'])
    expect(opened.asked('fng.setUp').at(-1)).toMatchObject({ answers: [{ faces: [3, 4] }, { faces: [3, 4] }] })
    for (const key of Array<string>(4).fill('Backspace')) await type(key)
    expect(rows()).toEqual([])
    expect(opened.asked('fng.battleMap')).toEqual([])
  })

  it('tells the steps in a line: what came of them, which one is now, how many are left', async () => {
    await atSetUp('missionType', bare)
    const words = ticks().map((one) => one.text())
    expect(words).toHaveLength(13)
    expect(words.slice(0, 3)).toEqual(['Contact test, done: mission', 'Area, done: coastal', 'Political status, done'])
    expect(ticks()[7]!.attributes('aria-current')).toBe('step')
    expect(words[7]).toBe('8Mission')
    expect(ticks()[8]!.find('button').exists()).toBe(false)
  })

  it('shows the dice of a step that is looked back at, and comes back to now', async () => {
    const page = await atSetUp('missionType', bare)
    await ticks()[1]!.get('button').trigger('click')
    expect(page.text()).toContain('You look back at a step that is done.')
    expect(page.find('.facts').exists(), 'the briefing stays').toBe(true)
    await opened.press('Go back to now')
    expect(page.text()).not.toContain('You look back')
  })
})

it('who goes is chosen on the briefing, beside its table', async () => {
  const page = await atSetUp(
    'whoGoes',
    { ...mission, party: [], stays: [], battle: null },
    { form: { kind: 'party', squads, starSquad: 1 } },
  )
  expect(page.get('h2').text()).toBe(mission.aim)
  expect(page.find('[aria-label="The table"] tbody').exists()).toBe(true)
  const form = page.get('form.party')
  expect(page.findAll('.btn.primary').map((one) => one.text())).toEqual([form.get('button[type="submit"]').text()])
  await form.trigger('submit')
  await flushPromises()
  expect(opened.asked('fng.chooseParty')).toMatchObject([{ input: { squads: [1], stayBehind: [] } }])
})
