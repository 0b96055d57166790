import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { LineView } from '../../../src/contract/journal.ts'
import type { CampaignCard } from '../../../src/contract/campaign.ts'
import CardPicture from '../../../src/games/snoopin/screens/card/CardPicture.vue'
import { example, stopsOn } from '../../../src/games/snoopin/screens/card/trail.ts'
import type { TeamView } from '../../../src/games/snoopin/contract/forces.ts'
import type { TurnData } from '../../../src/games/snoopin/contract/turn.ts'
import { ofAsset, ofForce, ofTeam } from '../../../src/games/snoopin/screens/forces/corrections.ts'
import {
  costOf,
  figuresOf,
  goesBy,
  noOrders,
  ordersInput,
  problemIn,
  withSquad,
  withTeam,
  type OrdersDraft,
} from '../../../src/games/snoopin/screens/mission/ordersDraft.ts'
import { chartOf, plot } from '../../../src/games/snoopin/screens/parts/scoreChart.ts'
import PointBoxes from '../../../src/games/snoopin/screens/parts/PointBoxes.vue'
import { asTicked } from '../../../src/games/snoopin/screens/turn/assessDraft.ts'
import CasualtiesPanel from '../../../src/games/snoopin/screens/turn/CasualtiesPanel.vue'
import ReturnPanel from '../../../src/games/snoopin/screens/turn/ReturnPanel.vue'
import { groupsOf } from '../../../src/games/snoopin/screens/turn/casualtyWords.ts'
import { emptyRecon, missingIn, opposite } from '../../../src/games/snoopin/screens/turn/reconDraft.ts'
import { overview } from '../support/sampleViews.ts'
import { casualties, missionData, overviewData, platoon, trailCard, turnData } from './sampleCampaign.ts'

describe('the chart of points', () => {
  it('keeps figures apart that end close together, and everything inside', () => {
    const { lines, ticks, turns } = chartOf(overviewData())
    const [ours, theirs] = lines.map(({ end }) => end!)
    expect(Math.abs(ours!.y - theirs!.y)).toBeGreaterThanOrEqual(20)
    expect(ticks.map(({ value }) => value)).toEqual([0, 20, 40, 60])
    expect(turns).toHaveLength(10)
    expect(turns[1]!.margin).toEqual({ text: 'Decisive', by: 'theirs' })
    for (const { points } of lines)
      for (const { x, y } of points) {
        expect(x).toBeLessThanOrEqual(plot.right)
        expect(y).toBeLessThanOrEqual(plot.bottom)
      }
  })

  it('goes below nothing where points do, and is there before the first game', () => {
    const sides = overviewData().sides.map((side) => ({
      ...side,
      scores: [{ turn: 1, points: -12, total: -12 }],
      total: -12,
    }))
    expect(chartOf(overviewData({ sides })).ticks[0]!.value).toBe(-15)
    const empty = sides.map((side) => ({ ...side, scores: [], total: 0 }))
    expect(chartOf(overviewData({ sides: empty, games: [], turn: 0 })).lines[0]!.end).toBeNull()
  })
})

describe('the chart of a long campaign, and of one that has come to its end', () => {
  const played = (turns: number, length = turns) => {
    const { sides, games } = overviewData()
    const numbers = Array.from({ length: turns }, (_, i) => i + 1)
    return chartOf(
      overviewData({
        ...{ length, turn: turns },
        sides: sides.map((side, nth) => ({
          ...side,
          scores: numbers.map((turn) => ({ turn, points: 3 + nth, total: (3 + nth) * turn })),
        })),
        games: numbers.map((turn) => ({ ...games[0]!, turn, winner: null, margin: 'Draw' })),
      }),
    )
  }

  it('has no mark under the figure that ends its line, and the figure inside', () => {
    for (const turns of [3, 10, 30, 60])
      for (const { end, points } of played(turns).lines) {
        const last = points.at(-1)!
        expect(end!.x - last.x, `${turns} turns`).toBeGreaterThanOrEqual(12)
        expect(plot.width - end!.x, `${turns} turns`).toBeGreaterThanOrEqual(130)
      }
  })

  it('has numbers that do not run into each other, and chips as narrow as there is room for', () => {
    for (const turns of [10, 60, 158, 400]) {
      const { slot, chip, turns: shown } = played(turns)
      const numbered = shown.filter((one) => one.numbered)
      expect(chip, `${turns} turns`).toBeGreaterThan(0)
      expect(chip).toBeLessThan(slot)
      expect(numbered[1]!.x - numbered[0]!.x, `${turns} turns`).toBeGreaterThanOrEqual(20)
    }
    expect(played(60).turns[0]!.margin!.text, 'no room for a letter').toBe('')
    expect(played(10).turns[0]!.margin).toEqual({ text: 'Draw', by: 'nobody' })
  })
})

describe('the trail of a card', () => {
  it('has a stop for each turn, and goes on where it has no end', () => {
    expect(
      stopsOn(example)
        .map(({ look }) => look)
        .slice(0, 5),
    ).toEqual(['first', 'second', 'first', 'now', 'later'])
    expect(stopsOn({ ...example, length: null })).toHaveLength(10)
    expect(stopsOn({ ...example, length: null, now: 14 })).toHaveLength(14)
    expect(stopsOn({ ...example, length: 1, now: 1, stops: [] })).toMatchObject([{ look: 'now', x: 70, y: 760 }])
  })

  it('is drawn from the campaign', () => {
    const card: CampaignCard = { ...overview.card, game: 'snoopin', state: trailCard }
    const picture = mount(CardPicture, { props: { card } })
    expect(picture.get('svg').attributes('aria-label')).toBe('A trail between hills, 10 turns, 5 played')
    expect(picture.findAll('g.second')).toHaveLength(2)
    expect(picture.findAll('g.now')).toHaveLength(1)
    expect(
      mount(CardPicture, { props: { card: null } })
        .find('g.now')
        .exists(),
    ).toBe(true)
  })
})

describe('orders', () => {
  const [platoon] = missionData(null).platoons
  const [first, second, third] = platoon!.squads
  const all = [first!, second!, third!].reduce(withSquad, noOrders(2))

  it('cost nothing for two squads, and the price of a squad for the third', () => {
    expect(costOf(all, platoon!)).toBe(5)
    expect(ordersInput(all, platoon!)).toMatchObject({ boughtSquads: [3], boughtTeams: [] })
    expect(third!.teams.map((team) => goesBy(all, 3, team))).toEqual(third!.teams.map(() => 'squad'))
    expect(withTeam(all, 3, 31)).toEqual(all)
  })

  it('let the third go freely once one of the first two stays', () => {
    const now = withSquad(all, first!)
    expect(costOf(now, platoon!)).toBe(0)
    expect(ordersInput(now, platoon!).teams).toEqual([21, 22, 23, 31, 32, 33])
  })

  it('count the leaders beside the teams, but for teams that are bought alone', () => {
    const led = { ...platoon!, squads: platoon!.squads.map((squad) => ({ ...squad, beside: 1 })) }
    const fit = (nth: number) => led.squads[nth]!.teams.reduce((sum, team) => sum + team.fit, 0)
    const two = withSquad(withSquad(noOrders(2), first!), second!)
    const figures = (draft: OrdersDraft) =>
      led.squads.reduce((sum, squad) => sum + figuresOf(squad, (team) => goesBy(draft, squad.id, team)), 0)
    expect(figures(two)).toBe(fit(0) + fit(1) + 2)
    const alone = third!.teams[0]!
    expect(figures(withTeam(two, third!.id, alone.id))).toBe(fit(0) + fit(1) + 2 + alone.fit)
  })

  it('leave out a team that cannot go, with its men, and do not count its squad', () => {
    const worn = { ...first!, teams: first!.teams.map((team, i) => ({ ...team, mayGo: i > 0 })) }
    const now = { ...platoon!, squads: [worn, second!, third!] }
    const draft = withSquad(noOrders(2), worn)
    expect(worn.teams.map((team) => goesBy(draft, worn.id, team))).toEqual(['no', 'free', 'free'])
    expect(ordersInput(draft, now).teams).toEqual([12, 13])
    expect(figuresOf(worn, (team) => goesBy(draft, worn.id, team))).toBe(
      worn.teams.slice(1).reduce((sum, { fit }) => sum + fit, 0),
    )
    const nobody = { ...worn, teams: worn.teams.map((team) => ({ ...team, mayGo: false })) }
    expect(problemIn(draft, { ...now, squads: [nobody, second!, third!] })).toBe('Tick the squads that go.')
  })

  it('send as many squads as the rules say, and whom a scenario says', () => {
    const one = withSquad(noOrders(2), first!)
    expect(problemIn(one, platoon!)).toBe('At least 2 squads go out.')
    expect(problemIn(noOrders(2), { ...platoon!, leastSquads: 0 })).toBe('')
    expect(problemIn({ ...one, free: null }, { ...platoon!, freeSquads: null, leastSquads: 1 })).toBe('')
    expect(costOf({ ...all, free: null }, platoon!)).toBe(0)
    expect(missingIn({ ...emptyRecon(), objectives: [] }, { rollOffs: [], random: false })).toBe('')
  })

  it('forget single teams of a squad that goes as a whole', () => {
    const alone = withTeam(noOrders(2), 1, 11)
    expect(costOf(alone, platoon!)).toBe(2)
    expect(costOf(withSquad(alone, first!), platoon!)).toBe(0)
  })
})

it('what is missing of the reconnaissance is said', () => {
  const data = turnData('reconnoiter')
  const draft = { pieces: 10, hotSpots: '', edge: 'north' as const, objectives: [{ quarter: 1, place: 'a' }] }
  expect(missingIn(draft, { rollOffs: [], random: true })).toContain('Roll off for the objectives')
  expect(missingIn(draft, data)).toBe('')
  expect(missingIn({ ...draft, objectives: [...draft.objectives, { quarter: 1, place: 'b' }] }, data)).toContain('each')
  expect(opposite('east')).toBe('west')
})

it('casualties stand by how they left the table, those of an earlier turn for themselves', () => {
  const groups = groupsOf([...casualties, { ...casualties[2]!, man: 9, turn: 4 }], 6)
  expect(groups.map(({ key, men }) => [key, men.length])).toEqual([
    ['earlier', 1],
    ['straggler', 1],
    ['accompanied', 1],
    ['evacuated', 1],
    ['killed', 1],
  ])
})

it('a casualty who has been rolled for shows it while the dice of others are entered', () => {
  const [first, second] = casualties.filter(({ fate }) => fate === 'wounded')
  const open = { ...first!, result: null, means: '', rolled: false }
  const die = (face: number) => ({ face, sides: 8, passed: null })
  const soFar: readonly LineView[] = [
    {
      ...{ text: 'Serious Injury, so far.', table: null, page: null, target: null, score: 7, result: null },
      ...{ modifiers: [], numbers: {}, by: 'player', who: null, picked: false },
      about: { collection: 'men', id: open.man, field: 'status' },
      dice: [die(3), die(4)],
    },
  ]
  const data = { ...turnData('casualties'), casualties: [open, { ...second!, result: null, rolled: false }] }
  const props = { data, subject: second!.man, asked: new Set([second!.man]), soFar }
  const panel = mount(CasualtiesPanel, { props })
  const [done, asked] = panel.findAll('li').toSorted((a, b) => Number(a.classes('asked')) - Number(b.classes('asked')))
  expect(done!.text()).toContain('Serious Injury, so far.')
  expect(done!.findAll('.die text').map((one) => one.text())).toEqual(['3', '4'])
  expect(asked!.text()).toContain('Your dice')
})

it('a straggler who is recovered waits in his line for the dice of the next table, whoever is before him', () => {
  const [first, second] = casualties.filter(({ fate }) => fate === 'wounded')
  const open = (one: (typeof casualties)[number]) => ({ ...one, result: null, means: '', rolled: false })
  const found = open(first!)
  const soFar: readonly LineView[] = [
    {
      ...{ text: 'Quinn is recovered.', table: null, page: null, target: null, score: 8, result: null },
      ...{ modifiers: [], numbers: {}, by: 'player', who: null, picked: false },
      about: { collection: 'men', id: found.man, field: 'status' },
      dice: [4, 4].map((face) => ({ face, sides: 8, passed: null })),
    },
  ]
  const data = { ...turnData('casualties'), casualties: [found, open(second!)] }
  const props = { data, subject: second!.man, asked: new Set([second!.man, found.man]), soFar }
  const line = mount(CasualtiesPanel, { props })
    .findAll('li')
    .find((one) => one.text().includes(found.name))!
  expect(line.text()).toContain('Quinn is recovered.')
  expect(line.text()).toContain('then two d8, added')
  expect(
    line.findAll('.die text').map((one) => one.text()),
    'the dice that are still wanted',
  ).not.toContain('4')
})

it('a man of a pool who has been rolled for shows it while the dice of others are entered', () => {
  const man = (id: number, name: string): TurnData['pools'][number] => ({
    ...{ man: id, name, team: '1-A', pool: 'return', die: 8, since: 5 },
  })
  const soFar: readonly LineView[] = [
    {
      ...{ text: 'Quinn rejoins his unit.', table: null, page: null, target: null, score: 5, result: null },
      ...{ modifiers: [], numbers: {}, by: 'player', who: null, picked: false },
      about: { collection: 'men', id: 1, field: 'status' },
      dice: [{ face: 5, sides: 8, passed: null }],
    },
  ]
  const data = { ...turnData('return'), pools: [man(1, 'Quinn'), man(2, 'Teague')] }
  const panel = mount(ReturnPanel, { props: { data, subject: 2, soFar } })
  const [done, asked] = panel.findAll('li')
  expect(done!.text()).toContain('Quinn rejoins his unit.')
  expect(done!.find('.die text').text()).toBe('5')
  expect(asked!.text()).toContain('since turn 5')
  expect(panel.text()).not.toContain('Hit in this turn')
})

it('victory lists are added up as missions are ticked, and a scenario’s own points stand for the list', () => {
  const { scores } = turnData('assessment')
  const [ours, theirs] = [
    { ...scores[0]!, list: [...scores[0]!.list, { ...scores[0]!.list[0]!, event: 'momentum', points: 1, count: 4 }] },
    { ...scores[1]!, list: [...scores[1]!.list, { ...scores[0]!.list[0]!, event: 'objectiveFailed', points: 15 }] },
  ]
  const points = (achieved: boolean, own: number | null) =>
    asTicked(
      [ours, theirs],
      [
        { side: 1, achieved, points: own },
        { side: 2, achieved: null, points: null },
      ],
    ).map((one) => [one.points, one.campaignPoints])
  expect(points(true, null)).toEqual([
    [15 - 3 + 5 + 4, 15 - 3 + 5 + 4 - 5],
    [0, 0],
  ])
  expect(points(false, null)).toEqual([
    [-3 + 5 + 4, -3 + 5 + 4 - 5],
    [15, 15],
  ])
  expect(points(false, 20)[0]).toEqual([24, 19])
})

it('corrections: a point man is one of his team who is there, an asset is put right or struck where it stands', () => {
  const [first] = platoon.squads[0]!.teams
  const ace: TeamView = {
    ...first!,
    specials: [
      { id: 5, key: 'acePointMan', name: 'Ace Point Man', does: '', kind: 'special', pointMan: '', works: false },
    ],
  }
  const men = platoon.men.map((one) => (one.id === 112 ? { ...one, status: 'dead' } : one))
  const named = ofTeam(ace, men).find(({ step }) => step === 'snoopin.namePointMan')
  expect(named).toMatchObject({ given: { development: 5 }, start: { man: 111 }, among: { man: [111] } })
  expect(ofTeam(ace, []).some(({ step }) => step === 'snoopin.namePointMan')).toBe(false)
  expect(ofAsset(platoon.available[0]!)).toMatchObject([
    { step: 'snoopin.correctAsset', given: { asset: 2 }, start: { name: 'Sniper Team', price: 2 } },
    { step: 'snoopin.removeAsset', given: { asset: 2 } },
  ])
  expect(ofForce(platoon).map(({ step }) => step)).not.toContain('snoopin.correctAsset')
})

it('points are boxes: spent, kept, and those that no dice have given', () => {
  const boxes = mount(PointBoxes, { props: { rolled: 9, left: 5 } })
  expect(boxes.get('[role="img"]').attributes('aria-label')).toBe('4 spent, 5 kept')
  expect(boxes.findAll('.boxes .none')).toHaveLength(3)
})
