import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AfterView } from '../../src/games/fng/contract/after.ts'
import type { MissionView } from '../../src/games/fng/contract/mission.ts'
import text from '../fixtures/after-view.json?raw'
import { done, Refusal } from './support/fakeBridge.ts'
import { openApp } from './support/openApp.ts'
import { sampleOffers } from './support/samplePrint.ts'
import { reportBoxes as boxes } from './support/reportBoxes.ts'
import { filled, men } from './support/sampleReport.ts'
import { mission, overview, turnAt } from './support/sampleViews.ts'

/** What a played half-month has come to, as main tells it. */
const after = JSON.parse(text) as AfterView
let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => {
  opened.app.unmount()
  localStorage.clear()
})
const [briefing, roster] = ['briefing', 'roster'].map((id) => sampleOffers.find(({ sheet }) => sheet === id)!)
const folder = [
  roster,
  briefing,
  { ...briefing, sheet: 'map' },
  { ...briefing, sheet: 'tokens', lacking: 'There are none.' },
]
const explanation = 'The battle is over and has filled in the report.'

async function atBattle(
  battle: NonNullable<MissionView['battle']>,
  hash = '',
  over: Partial<MissionView> = {},
  begin: () => unknown = () => done('Begin the battle'),
  written: (input: never) => unknown = () => after.action,
) {
  const told = battle === 'ended' ? filled : null
  const form = { kind: 'report' as const, mission: { ...mission, battle, ...over }, men, boxes, filled: told, battle }
  opened = await openApp(`/tour/bravo.tour/half-month${hash}`, {
    'campaign.overview': () => ({ ...overview, phase: 'battle' }),
    'fng.turn': () =>
      turnAt('battle', { form, explanation, after: battle === 'ended' ? { ...after, rollCall: null } : null }),
    'fng.beginBattle': begin,
    'fng.written': written,
    'print.offers': () => folder,
  })
  await flushPromises()
  return opened.app.get('main')
}
const rows = (list: { findAll: (what: 'li') => { text: () => string }[] }) =>
  list.findAll('li').map((one) => one.text())
const key = async (name: string, at: EventTarget = window) => {
  at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  await flushPromises()
}

describe('the briefing of the half-month', () => {
  it('stands where the report would be: objective first, the table, who goes and who stays', async () => {
    const page = await atBattle('ready')
    expect(page.find('form').exists()).toBe(false)
    expect(page.get('h2').text()).toBe(mission.aim)
    expect(page.findAll('[aria-label="The table"] tbody tr').map((row) => row.text())[1]).toContain('PEF 2')
    expect(page.findAll('.special li').map((rule) => rule.text())).toEqual(mission.special)
    const goes = page.findAll('[aria-label="Who goes"] li')
    expect(goes).toHaveLength(mission.party.length)
    expect(goes[0]!.text()).toContain('cuttersAN/PRC-25')
    await opened.press('Gear')
    expect(goes[0]!.get('small').text()).toContain('wire cutters, AN/PRC-25')
    const stays = page.findAll('[aria-label="Who stays, and why"] li')
    expect(stays[0]!.text()).toContain('comes along on 1-2')
    expect(stays[0]!.get('[role="img"]').attributes('aria-label')).toBe('5')
    expect(stays[1]!.text()).toContain('Hospital')
    expect(opened.asked('fng.battleMap')).toEqual([{ campaign: 'bravo.tour', mission: mission.id }])
  })

  it('has three ways on, of which the tracker alone is solid', async () => {
    const page = await atBattle('ready')
    const ways = page.findAll('.ways button')
    expect(ways.map((one) => one.get('b').text())).toEqual([
      'Play it with the tracker',
      'Print the folder',
      'It has been played',
    ])
    expect(page.findAll('main .primary').map((one) => one.get('b').text())).toEqual(['Play it with the tracker'])
    const push = vi.spyOn(opened.router, 'push')
    await ways[0]!.trigger('click')
    await flushPromises()
    expect(opened.asked('fng.beginBattle')).toHaveLength(1)
    expect(push).toHaveBeenCalledWith({ name: 'fng.battle', params: { campaign: 'bravo.tour' } })
  })

  it('leaves out what a mission does not have', async () => {
    const none = { markers: [], stays: [], start: { sector: 2, how: 'start' } as const, objectives: [], points: [] }
    const page = await atBattle('ready', '', { ...none, title: 'Ambush', aim: 'Spring the ambush' })
    expect(page.get('h2').text()).toBe('Spring the ambush')
    expect(page.find('[aria-label="Who stays, and why"]').exists()).toBe(false)
    expect(page.text()).not.toContain('What counts')
    expect(page.get('.ours').text()).toBe('we begin here')
  })

  it('tells what counts by price, and every fact that was rolled says why', async () => {
    const fact = { label: 'People', value: 'Contested', note: '', field: 'politicalStatus' }
    const page = await atBattle('ready', '', {
      facts: [fact, { label: 'Season', value: 'Rainy season', note: '' }],
      points: [...mission.points, { text: 'Each PEF seen', each: 2 }],
    })
    const lists = page.findAll('.points ul').map((one) => [one.attributes('aria-label'), ...rows(one)])
    expect(lists).toEqual([
      ['Gives', '+2each confirmed kill; each PEF seen', '+1each sector patrolled'],
      ['Costs', '-3each of our wounded left behind'],
    ])
    expect(page.findAll('.facts .whynumber').map((one) => one.text())).toEqual(['Contested, People: why?'])
  })

  it('counts those who stay for the same in a line that opens, few are told one by one', async () => {
    const away = ['Tilden', 'Haas', 'Weller'].map((surname, i) => ({
      who: `Pfc ${surname}, A.`,
      surname,
      soldierId: 30 + i,
      why: 'back after this mission',
      die: null,
      away: 'hospital' as const,
    }))
    const page = await atBattle('ready', '', { stays: [mission.stays[0]!, ...away, mission.stays.at(-1)!] })
    const stay = page.get('[aria-label="Who stays, and why"]')
    expect(stay.findAll('summary').map((one) => one.text())).toEqual(['3 away: Tilden, Haas, Weller'])
    expect(rows(stay.get('details'))).toHaveLength(3)
    expect(stay.findAll('li')).toHaveLength(5)
  })

  it('folds what else a sector does under a mark', async () => {
    const rules = ['Edge 4": in cover, sees out', 'Slow uphill']
    const sectors = mission.sectors.map((one, i) => ({ ...one, rules: i === 0 ? rules : [] }))
    const page = await atBattle('ready', '', { sectors })
    const marks = page.findAll('[aria-label^="Notes on sector"]')
    expect(marks.map((one) => one.attributes('aria-label'))).toEqual(['Notes on sector 1'])
    expect(page.text()).not.toContain('Slow uphill')
    await marks[0]!.trigger('click')
    expect(page.get(`[id="${marks[0]!.attributes('aria-controls')!}"]`).text()).toBe(
      'Edge 4": in cover, sees out. Slow uphill.',
    )
  })

  it('prints every sheet of the folder in one file', async () => {
    await atBattle('ready')
    await key('p')
    await flushPromises()
    const [order] = opened.asked('print.sheets') as {
      sheets: { sheet: string; mission: number }[]
      together: boolean
    }[]
    expect(order!.together).toBe(true)
    expect(order!.sheets).toEqual([
      { sheet: 'briefing', mission: mission.id },
      { sheet: 'map', mission: mission.id },
    ])
  })

  it.each(['h1', 'body'])(
    'goes on to the tracker with Enter while the keys are at %s, a button has its own',
    async (at) => {
      const page = await atBattle('ready')
      const push = vi.spyOn(opened.router, 'push')
      await key('Enter', page.get('.ways button:nth-child(2)').element)
      expect(push).not.toHaveBeenCalled()
      await key('Enter', document.querySelector(at)!)
      expect(push).toHaveBeenCalledWith({ name: 'fng.battle', params: { campaign: 'bravo.tour' } })
    },
  )

  it('leads to the report, and the report back to it', async () => {
    const page = await atBattle('ready')
    await key('r')
    expect(page.find('form').exists()).toBe(true)
    expect(opened.router.currentRoute.value.hash).toBe(`#report-${mission.id}`)
    const first = page.get('[data-man] [data-field="fate"]').element
    expect(document.activeElement, 'letters choose the fate of the first man').toBe(first)
    const way = opened.app.findAll('.way li')
    expect(way.map((one) => one.classes().at(-1))).toEqual(['done', 'done', 'done', 'now', 'later'])
    await way[1]!.get('a').trigger('click')
    await flushPromises()
    expect(page.find('form').exists()).toBe(false)
    expect(page.get('h2').text()).toBe(mission.aim)
  })

  it('goes on with a battle that is under way', async () => {
    const page = await atBattle('fought')
    expect(page.get('.ways .primary').text()).toContain('Go on with the battle')
    await page.get('.ways .primary').trigger('click')
    await flushPromises()
    expect(opened.asked('fng.beginBattle')).toEqual([])
    expect(opened.router.currentRoute.value.name).toBe('fng.battle')
  })

  it('stays where it is when the battle could not begin', async () => {
    const page = await atBattle('ready', '', {}, () => {
      throw new Refusal({ code: 'not-now', message: 'This battle is being tracked already.' })
    })
    await page.get('.ways .primary').trigger('click')
    await flushPromises()
    expect(opened.app.text()).toContain('This battle is being tracked already.')
    expect(opened.router.currentRoute.value.name).toBe('fng.halfMonth')
  })
})

describe('the way of the mission', () => {
  it('stands on the half-month, the mission and the battle that is to come, each reached station a link', async () => {
    for (const at of ['half-month', 'mission', 'battle']) {
      await atBattle('ready')
      await opened.router.push(`/tour/bravo.tour/${at}`)
      await flushPromises()
      const links = opened.app.findAll('.way li').map((one) => one.find('a').exists())
      expect(links, at).toEqual([true, true, false, false, false])
      expect(opened.app.get('.way [aria-current="step"]').text(), at).toBe('2Briefing')
      opened.app.unmount()
    }
    await atBattle('ready')
  })

  it('leads to what is done: the last step of the set-up is looked back at', async () => {
    const page = await atBattle('ready')
    await page.get('.way a').trigger('click')
    await flushPromises()
    expect(page.text()).toContain('You look back at a step that is done.')
    expect(page.get('.steps li.shown').text()).toContain('Markers')
    expect(opened.router.currentRoute.value.hash).toBe('')
  })

  it('stands at the after action while the report asks for its dice, also after a reload', async () => {
    const question = { kind: 'dice' as const, throws: [] }
    const reply = { status: 'wanted', question, lines: [], taken: 0 }
    const form = { kind: 'report' as const, mission, men, boxes, filled: null, battle: 'ready' as const }
    opened = await openApp('/tour/bravo.tour/mission', {
      'campaign.overview': () => ({ ...overview, phase: 'battle', pending: { procedure: 'fng.report', reply } }),
      'fng.turn': () => turnAt('battle', { form }),
    })
    await flushPromises()
    expect(opened.app.get('.way [aria-current="step"]').text()).toBe('4After action')
  })

  it('leads to the battle while it is fought, to the mission once it is told', async () => {
    await atBattle('fought')
    const place = (nth: number) => opened.app.findAll('.way a')[nth]!.attributes('href')
    expect(place(1)).toContain('/half-month')
    expect(place(2)).toContain('/battle')
    opened.app.unmount()
    await atBattle('ended')
    expect(place(1)).toContain('/mission')
    expect(place(2)).toContain('/battle')
    expect(place(3)).toContain('/half-month')
  })
})

describe('the report of the battle', () => {
  it('has no green button before anything is told', async () => {
    const page = await atBattle('ready', `#report-${mission.id}`)
    const handIn = () => page.findAll('button').find((one) => one.text().startsWith('Hand in the report'))!
    expect(handIn().classes()).not.toContain('primary')
    expect(handIn().text()).toBe('Hand in the report: nobody was hurt')
    await opened.press('All fine')
    expect(handIn().classes()).toContain('primary')
    expect(handIn().text()).toBe('Hand in the report')
  })

  it('tells the points as they are written, beside it and at its foot', async () => {
    const points = (report: { civilianCasualties?: number }) => 8 - (report.civilianCasualties ?? 0)
    const asked: object[] = []
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const page = await atBattle('ended', '', {}, undefined, ({ report }: { report: object }) => {
      asked.push(report)
      return { ...after.action!, points: points(report), headline: `${points(report)} points of it` }
    })
    const settled = async () => {
      vi.advanceTimersByTime(500)
      await flushPromises()
    }
    await settled()
    expect(page.get('[aria-label="After action"] h2').text()).toBe('7 points of it')
    await page.get('input[name="civilianCasualties"]').setValue(4)
    await settled()
    expect(page.get('[aria-label="After action"] h2').text()).toBe('4 points of it')
    expect(page.get('.sum .figures').text()).toMatch(/; 4 VP$/)
    expect(asked).toHaveLength(2)
    vi.useRealTimers()
  })

  it('says once that the battle has filled it in, and nothing of a briefing to be printed', async () => {
    const page = await atBattle('ended')
    expect(page.find('form').exists()).toBe(true)
    expect(page.text().match(/filled (it |this report )?in|fills in/g)).toHaveLength(1)
    expect(page.text()).not.toContain(explanation)
  })
})

it('the head of a half-month names it once', async () => {
  opened = await openApp('/tour/bravo.tour/half-month', {
    'fng.turn': () => turnAt('contact', { heading: turnAt('contact').date }),
  })
  await flushPromises()
  const head = opened.app.get('.page-head').text()
  expect(head.split(turnAt('contact').date)).toHaveLength(2)
  expect(head).toContain('Half-month 17')
})
