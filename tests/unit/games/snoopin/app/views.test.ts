import { describe, expect, it } from 'vitest'
import { ordersModels } from '../../../../../src/games/snoopin/sheets/orders/orders.ts'
import type { Moments } from '../../../../../src/games/snoopin/rules/moments.ts'
import { afterTheGame } from '../../../../support/snoopinEnd.ts'
import { chronicleView } from '../../../../../src/games/snoopin/app/chronicle/chronicleView.ts'
import { cardView } from '../../../../../src/games/snoopin/app/cardView.ts'
import { forcesView } from '../../../../../src/games/snoopin/app/forcesView.ts'
import { missionView } from '../../../../../src/games/snoopin/app/missionView.ts'
import { momentOf, nextOf } from '../../../../../src/games/snoopin/app/moment.ts'
import { overviewView } from '../../../../../src/games/snoopin/app/overviewView.ts'
import { rosterText } from '../../../../../src/games/snoopin/app/rosterText.ts'
import { snoopinFlow } from '../../../../../src/games/snoopin/app/stretch.ts'
import { turnView } from '../../../../../src/games/snoopin/app/turnView.ts'
import { snoopinSystem } from '../../../../../src/games/snoopin/rules/system.ts'
import { afterActionModel } from '../../../../../src/games/snoopin/sheets/afterAction/afterAction.ts'
import type { Stop } from '../../../../../src/main/store/walk.ts'
import { AfterTable, fought, ids } from '../../../../support/snoopinAfter.ts'

/** Kilo has drawn Over Run in secret, and goes to orders. */
const withMission = (known: string | null = null) =>
  new AfterTable({ part: known === null ? 'orders' : 'casualties' }).add('missions', {
    ...{ turnId: ids.turn2, sideId: ids.us, mission: 'overRun', salt: 'salt', digest: 'abc', known },
    achieved: known === null ? null : false,
  })

describe('before there is anything', () => {
  it('every view answers', () => {
    const { empty } = snoopinSystem
    expect(overviewView(empty, null)).toMatchObject({ title: '', turn: 0, next: null, games: [], standing: '' })
    expect(forcesView(empty, null).forces).toEqual([])
    expect(turnView(empty, null)).toMatchObject({ turn: null, next: null, pools: [] })
    expect(missionView(empty, null)).toMatchObject({ turn: null, missions: [], platoons: [] })
    expect(cardView(empty)).toEqual({ kind: 'empty' })
    expect([momentOf(empty), nextOf(empty), snoopinFlow.next(empty)]).toEqual(['', 'Name the sides', null])
  })
})

it('pages say what dice must show, and what forces begin with, as the tables have it', () => {
  const { state } = new AfterTable({ part: 'points' })
  const told = {
    attached: '4-5: Choose the Lieutenant or the medic. 6: The Lieutenant and the medic',
    developmentDice: '1d10',
    poolWords: {
      return: '4 or more: he rejoins his team',
      replacement: '4 or more: to the Return to Duty Pool, else a new man',
      new: '1d6 for what they are',
    },
  }
  expect(turnView(state, null)).toMatchObject(told)
  expect(turnView(snoopinSystem.empty, null)).toMatchObject(told)
  expect(forcesView(state, null)).toMatchObject({
    outOfPool: { returning: '4 or more', replacing: '4 or more' },
    ratings: { troopQuality: 8, morale: 10, confidence: 'Confident', supply: 'Average' },
  })
})

it('a POW takes off what the table of casualties says, in what every page is told (p. 10-18)', () => {
  const { state } = new AfterTable({ part: 'points' }).put('sideTurns', 63, { points: 12, pows: 2, campaignPoints: 2 })
  expect(turnView(state, null).scores[0]).toMatchObject({ points: 12, pows: 2, off: 10, campaignPoints: 2 })
  expect(overviewView(state, null).powPoints).toBe(5)
})

it('a straggler found captured after a later game is a POW of that one, on every page (p. 10-18)', () => {
  const table = new AfterTable().add('casualties', {
    ...{ turnId: ids.turn1, manId: 101, fate: 'wounded', left: 'straggler' },
    ...{ category: 'whereaboutsUnknown', rolledTurnId: ids.turn1 },
  })
  table.putMan('Able', { status: 'unknown', category: 'whereaboutsUnknown', sinceTurnId: ids.turn1 })
  const losses = () => overviewView(table.state, null).games.map(({ losses: [ours] }) => ours)
  expect(losses()).toEqual(['', '1 hurt'])
  table.hit('Baker', 'captured').do('recoverCasualties', {}, [2, 3])
  expect(losses()).toEqual(['2 POW', '1 hurt'])
  const [first, second] = chronicleView(table.passed as unknown as Stop[]).parts[0]!.chapters
  expect(JSON.stringify(first)).toContain('Able of 1-A: Duty Status - Whereabouts Unknown"')
  expect(JSON.stringify(second)).toContain('Baker of 1-A: captured"')
  expect(JSON.stringify(second)).toContain('Able of 1-A, looked for since turn 1: Captured"')
  const report = (turn: number) => {
    const of = table.state.turns[turn]!
    const { sections } = afterActionModel(table.moments(of.id), 'The valley', of)
    return sections.find(({ title }) => title === 'Casualties')!.rows
  }
  expect(report(0)).toEqual([['Able', '1-A', 'WIA', 'straggler', 'Duty Status - Whereabouts Unknown']])
  expect(report(1)).toEqual([
    ['Baker', '1-A', 'POW', '', 'Captured'],
    ['Able', '1-A', '', 'since turn 1', 'Captured'],
  ])
})

it('an Ace Point Man asks who he is until he is named, but not who may not know of him', () => {
  const table = new AfterTable({ part: 'development' })
    .do('developTeams', { teams: [fought(ids.a)] }, [9, 12])
    .putMan('Baker', { status: 'captured' })
  const [ace] = table.state.developments
  const asked = (holder: number | null) => turnView(table.state, holder).pointMen
  expect(asked(null)).toEqual([
    {
      ...{ development: ace!.id, team: '1-A' },
      men: ['Able', 'Cole', 'Dunn'].map((name) => ({ id: table.man(name).id, name })),
    },
  ])
  const tour = table.state.tour.map((one) => ({ ...one, ranksSealed: true }))
  expect(turnView({ ...table.state, tour }, ids.them).pointMen).toEqual([])
  table.do('namePointMan', { development: ace!.id, man: table.man('Cole').id })
  expect(asked(null)).toEqual([])
})

it('who was hit in this turn is told to wait for the next where the pools are rolled for', () => {
  const table = new AfterTable()
    .hit('Able', 'wounded', 'evacuated')
    .putMan('Moss', { status: 'returnPool', category: 'incapacitating', sinceTurnId: ids.turn1 })
    .do('recoverCasualties', {}, [3, 4])
  const { pools, waiting } = turnView(table.state, null)
  expect(pools.map(({ name }) => name)).toEqual(['Moss'])
  expect(waiting).toEqual([{ man: table.man('Able').id, name: 'Able', team: '1-A', pool: 'return' }])
})

it('the report tells who came along, the cards that were drawn, and the momentum that was left', () => {
  const table = new AfterTable()
    .add('accompanying', { turnId: ids.turn2, manId: 113 })
    .put('sideTurns', 63, { fogCards: 2 })
    .add('momentum', { turnId: ids.turn2, forceId: ids.platoon, rolled: 9, sitsOut: false })
    .add('purchases', {
      ...{ turnId: ids.turn2, forceId: ids.platoon, assetId: null, squadId: null, name: 'Artillery', price: 6 },
      gameTurn: 0,
    })
  const of = (turn: number) => afterActionModel(table.moments(), '', table.state.turns[turn]!)
  const field = (turn: number, name: string) =>
    of(turn)
      .fields.flat()
      .find(({ label }) => label === name)?.value
  expect(field(1, 'Came along')).toBe('Lt Ives')
  expect(field(1, 'Fog of War cards')).toBe('Kilo 2')
  expect([field(0, 'Came along'), field(0, 'Fog of War cards')]).toEqual(['nobody', 'none'])
  const momentum = of(1).sections.find(({ title }) => title === 'Momentum')!
  expect(momentum.rows).toEqual([['3rd Platoon', '9', '3', 'Artillery 6']])
})

it('report and chronicle tell what the end of a turn brought: who is back, who stepped up, what was lost', () => {
  const table = afterTheGame()
  const report = afterActionModel(table.moments(), 'The valley', table.state.turns[1]!)
  expect(report.sections.find(({ title }) => title === 'End of the turn')!.rows).toEqual([
    ['1-B', '', 'Lost its point man Eads, and the advantage with him'],
    ['1-C', '', 'Sat out, and recovered'],
    ['Able', '1-A', 'Back on duty'],
    ['Baker', '1-A', 'Unfit: sent home'],
    ['Gant', '1-B', 'Steps up: team leader'],
    ['Replacement for Baker', '1-A', 'Comes as Cherry: Troop Quality D6, Morale D8'],
    ['Replacement for Cole', '1-A', 'Comes as FNG: Troop Quality D8, Morale D8'],
    ['Replacement for Eads', '1-B', 'Comes as Cherry: Troop Quality D6, Morale D8'],
    ['1-A', '', 'Half or more of it new: all developments lost'],
  ])
  expect(report.sides[1]!.totals.map(({ text }) => text)).toContain('Built: Troops rank 1')
  const { chapters } = chronicleView(table.passed as unknown as Stop[]).parts[0]!
  const lists = chapters[1]!.blocks.flatMap((block) =>
    block.kind === 'list' ? [[block.title, ...block.items.map(([item]) => item)]] : [],
  )
  expect(lists).toEqual([
    ['Losses', 'Eads of 1-B: killed', 'Cole of 1-A: Deceased', 'Fry of 1-B: Incapacitating Injury'],
    [
      ...['Developments', '1-A: Firepower rank 2', 'The insurgency: Troops rank 1'],
      ...[
        '1-B: lost its point man, Eads, and the advantage with him',
        '1-A: half or more of it new, all developments lost',
      ],
    ],
    ['Fatigue', '1-C: sat out, and recovered'],
    ['From the pools', 'Able, 1-A: back on duty', 'Baker, 1-A: unfit, sent home'],
    ['Stepped up', 'Gant, 1-B: team leader'],
    [
      ...['Joined', 'Replacement for Baker (Cherry), 1-A', 'Replacement for Cole (FNG), 1-A'],
      ...['Replacement for Eads (Cherry), 1-B'],
    ],
  ])
})

it('a Special Development keeps its name in the story after it was lost with its point man', () => {
  const table = new AfterTable({ part: 'development' })
  table.do('developTeams', { teams: [fought(ids.a)] }, [9, 12])
  const { id } = table.state.developments[0]!
  table.do('namePointMan', { development: id, man: 101 }).do('returnToDuty')
  table.putMan('Able', { status: 'dead', sinceTurnId: ids.turn2 })
  table.state = { ...table.state, developments: [] }
  table.do('addMan', { force: ids.platoon, squad: 41, team: ids.c, name: 'Nunn', role: 'man' })
  const told = JSON.stringify(chronicleView(table.passed as unknown as Stop[]))
  expect(told).toContain('1-A: Ace Point Man')
})

it('the reason for which the players ended a game stands in report and chronicle', () => {
  const table = new AfterTable({ part: 'game' })
  table.do('endGame', { words: 'dark' })
  const [, turn] = table.state.turns
  const fields = afterActionModel(table.moments(), '', turn!).fields.flat()
  expect(fields).toContainEqual(expect.objectContaining({ label: 'The game was ended', value: 'dark' }))
  const told = JSON.stringify(chronicleView(table.passed as unknown as Stop[]))
  expect(told).toContain('The game was ended: dark.')
})

it('orders printed after the game count who went, not who is fit since (p. 7)', () => {
  const table = new AfterTable({ part: 'game' })
  table.add('missions', {
    ...{ turnId: ids.turn2, sideId: ids.us, mission: 'overRun', salt: 's', digest: 'd', known: 'overRun' },
    achieved: null,
  })
  const half = (at: Pick<Moments, 'game' | 'now'>) =>
    ordersModels(at, '', ids.us)[0]!.facts.find(({ label }) => label === 'Half is')!.text
  const before = half({ game: table.state, now: table.state })
  expect(before).toBe('4 of 8 figures')
  table.hit('Able', 'killed').do('endGame', { words: '' })
  table.state = { ...table.state, tour: [{ ...table.state.tour[0]!, part: 'casualties' }] }
  table.do('recoverCasualties')
  expect(half({ game: table.state, now: table.state })).not.toBe(before)
  expect(half(table.moments())).toBe(before)
})

it('prices: what was agreed for its own teams stands once', () => {
  const agreed = { forceId: ids.platoon, kind: 'available' as const }
  const { state } = new AfterTable({ part: 'orders' })
    .add('assets', { ...agreed, name: 'Fireteam from own platoon', price: 3 })
    .add('assets', { ...agreed, name: 'Sniper Team', price: 2 })
  expect(overviewView(state, null).momentum[0]!.prices).toEqual([
    { name: 'Fireteam from own platoon', price: 3 },
    { name: 'Squad from own platoon', price: 5 },
    { name: 'Sniper Team', price: 2 },
  ])
})

describe('a mission that is sealed', () => {
  it('is shown to its own player alone', () => {
    const { state } = withMission()
    expect(missionView(state, ids.us).missions).toMatchObject([
      { name: 'Kilo', sealed: true, drawn: true, digest: 'abc', text: { name: 'Over Run', face: 3 } },
    ])
    for (const holder of [null, ids.them]) {
      expect(missionView(state, holder).missions).toMatchObject([{ sealed: true, text: null }])
      const seen = [overviewView(state, holder), turnView(state, holder), missionView(state, holder), cardView(state)]
      expect(JSON.stringify(seen)).not.toMatch(/overRun|Over Run|salt/)
    }
  })

  it('says what achieves it, in parts, and what its failure brings', () => {
    const { state } = withMission()
    const [text] = missionView(state, ids.us).missions.map((one) => one.text)
    expect(text).toMatchObject({ ifItFails: 'The cells score 15', deployment: 'within 6" of your own base edge' })
    expect(text!.parts).toHaveLength(1)
    const ordered = missionView(state, ids.us).platoons.reduce((sum, { figures }) => sum + figures, 0)
    expect(text!.half, 'in figures').toBe(
      ordered === 0 ? 'of the figures that will go' : `${Math.ceil(ordered / 2)} of ${ordered} figures`,
    )
    expect(ordered, 'some go').toBeGreaterThan(0)
    const mission = state.missions[0]!
    const sweep = { ...state, missions: [{ ...mission, mission: 'sweepAndClear' }] }
    expect(missionView(sweep, ids.us).missions[0]!.text!.parts).toHaveLength(2)
    const blocking = (blockingInches: number) => {
      const tour = state.tour.map((one) => ({ ...one, blockingInches }))
      const missions = [{ ...mission, mission: 'blockingPositions' }]
      return missionView({ ...state, tour, missions }, ids.us).missions[0]!.text!.deployment
    }
    expect([blocking(6), blocking(8)]).toEqual(['within 6" of your own table edge', 'within 8" of your own table edge'])
  })

  it('stands open for all once it is known', () => {
    const { state } = withMission('overRun')
    expect(missionView(state, null).missions).toMatchObject([{ sealed: false, text: { name: 'Over Run' } }])
    expect(overviewView(state, null).missions).toMatchObject([{ sealed: false, known: 'Over Run' }])
  })
})

describe('forces', () => {
  it('show teams with their dice as fatigue leaves them, and what to do about it', () => {
    const { state } = new AfterTable({ part: 'orders' })
      .tired(ids.c, 'morale', 'reactions')
      .put('teams', ids.c, { defence: 2 })
      .add('developments', { ...{ teamId: ids.c, kind: 'special', key: 'acePointMan', turnId: null }, manId: 109 })
    const [platoon, cells] = forcesView(state, null).forces
    expect(platoon).toMatchObject({ kind: 'platoon', player: 'Ellis', fit: 13, strength: 13, insurgency: null })
    const [, , tired] = platoon!.squads[0]!.teams
    expect(tired).toMatchObject({
      morale: { sides: 8, from: 10 },
      reaction: { sides: 6, from: 8 },
      advice: 'It sits out this turn and recovers.',
      committed: false,
      specials: [{ name: 'Ace Point Man', kind: 'special', pointMan: 'Jett' }],
      fatigues: [{ name: 'Degraded Morale' }, { name: 'Degraded Reactions' }],
    })
    expect(tired!.ranks.find(({ key }) => key === 'defence')).toMatchObject({
      rank: 2,
      does: [{}, {}].map(() => expect.any(String) as string),
    })
    expect(cells).toMatchObject({ kind: 'insurgency', insurgency: { ranks: [{}, {}, {}, {}], sealed: false } })
  })

  it('show who leads a platoon now: nobody who is gone, whoever has his place first', () => {
    const table = new AfterTable({ part: 'return' }).putMan('Lt Ives', { leadership: 1, status: 'dead' })
    const platoon = () => forcesView(table.state, null).forces[0]!
    expect(platoon().leaders).toEqual([])
    table.do('returnToDuty', {}, [4])
    const quade = 'Replacement for Lt Ives'
    expect(platoon().leaders.map(({ name, leadership }) => [name, leadership])).toEqual([[quade, null]])
    expect(platoon().headquarters.map(({ name }) => name)).toEqual([quade, 'Lt Ives'])
  })

  it('count headquarters, squads and teams so that they add up to the platoon', () => {
    const table = new AfterTable({ part: 'orders' }).putMan('Able', { teamId: null, role: 'squadLeader' })
    table.putMan('Baker', { status: 'returnPool' }).putMan('Cole', { status: 'dead', replaced: true })
    const [platoon] = forcesView(table.state, null).forces
    expect(platoon).toMatchObject({ fit: 11, strength: 12, headCount: { fit: 1, strength: 1 } })
    const [squad] = platoon!.squads
    expect(squad).toMatchObject({ fit: 10, strength: 11 })
    expect(squad!.teams.reduce((sum, { fit }) => sum + fit, 1)).toBe(squad!.fit)
    const text = rosterText(forcesView(table.state, null)).flat(2).join('\n')
    expect(text).toContain('Headquarters, 1 of 1')
    expect(text).toContain('1st squad, Able, 10 of 11')
  })

  it('keep ranks from the other side where both agreed to it', () => {
    const { state } = new AfterTable({ ranksSealed: true })
      .put('teams', ids.a, { reaction: 3 })
      .put('insurgencies', 51, { tactics: 2 })
      .add('developments', { ...{ teamId: ids.a, kind: 'special', key: 'hard', turnId: null }, manId: null })
    const team = (holder: number | null) => forcesView(state, holder).forces[0]!.squads[0]!.teams[0]!
    expect(team(ids.us)).toMatchObject({ sealed: false, reaction: { sides: 10 }, specials: [{ name: 'Hard' }] })
    for (const holder of [null, ids.them]) {
      expect(team(holder)).toMatchObject({ sealed: true, reaction: { sides: 8, from: null }, ranks: [], specials: [] })
    }
    const tactics = (holder: number | null) => overviewView(state, holder).insurgency!.ranks.map(({ rank }) => rank)
    expect([tactics(ids.them), tactics(ids.us), tactics(null)]).toEqual([[0, 0, 2, 0], [], []])
  })

  it('name who is away, and since when', () => {
    const { state } = new AfterTable().pool('returnPool', ids.turn1, 'Able').putMan('Baker', {
      ...{ status: 'dead', category: 'deceased', sinceTurnId: ids.turn1 },
    })
    const [platoon] = forcesView(state, null).forces
    expect(platoon!.returning).toMatchObject([
      { name: 'Able', away: 'in the Return to Duty Pool, incapacitating injury, turn 1' },
    ])
    expect(platoon!.lost).toMatchObject([{ name: 'Baker', away: 'dead, turn 1' }])
    expect(turnView(state, null).pools).toMatchObject([
      { name: 'Able', pool: 'return', die: 8, since: 1, team: '1-A' },
      { name: 'Baker', pool: 'new', die: 6 },
    ])
  })

  it('are told in plain text', () => {
    const text = rosterText(forcesView(new AfterTable().state, null)).flat(2).join('\n')
    expect(text).toContain('3rd Platoon (Kilo, Ellis)')
    expect(text).toContain('1-A, d8, Morale d10, 4 of 4')
    expect(text).toContain('Not built up yet.')
  })
})

describe('the turn', () => {
  it('shows its ten steps, and what came of them', () => {
    const { state } = withMission('overRun').hit('Able', 'wounded', 'evacuated').hit('Baker', 'killed')
    const steps = overviewView(state, null).steps
    expect(steps.map(({ state: at }) => at).join(' ')).toBe('done done done done done done now later later later')
    expect(Object.fromEntries(steps.map(({ part, came }) => [part, came]))).toMatchObject({
      mission: 'Over Run',
      reconnoiter: '10 pieces',
      game: '6 turns',
      casualties: '2 men',
      development: '',
    })
  })

  it('lists those who wait for their status, with their dice', () => {
    const table = new AfterTable().hit('Able', 'wounded', 'evacuated').hit('Baker', 'captured')
    expect(turnView(table.state, null).casualties).toMatchObject([
      { name: 'Able', team: '1-A', left: 'evacuated', die: 8, rolled: false, result: null },
      { name: 'Baker', fate: 'captured' },
    ])
    table.do('recoverCasualties', {}, [3, 4])
    expect(turnView(table.state, null).casualties[0]).toMatchObject({ result: 'Incapacitating Injury', rolled: true })
  })

  it('lists them in the order in which the slip asks for their dice', () => {
    const table = new AfterTable()
    table.hit('Able', 'killed').hit('Baker', 'wounded', 'evacuated').hit('Cole', 'wounded', 'accompanied')
    table.hit('Gant', 'wounded', 'straggler').hit('Dunn', 'wounded', 'straggler')
    const unknown = { status: 'unknown', category: 'whereaboutsUnknown', sinceTurnId: ids.turn1 } as const
    table.putMan('Moss', unknown).add('casualties', {
      ...{ turnId: ids.turn1, manId: table.man('Moss').id, fate: 'wounded', left: 'straggler' },
      ...{ category: 'whereaboutsUnknown', rolledTurnId: ids.turn1 },
    })
    const order = ['Moss', 'Dunn', 'Gant', 'Cole', 'Baker']
    expect(turnView(table.state, null).casualties.map(({ name }) => name)).toEqual([...order, 'Able'])
    table.do('recoverCasualties', {}, [3, 2, 2, 2, 2, 2, 8, 8, 8, 8])
    const asked = table.lines.filter(({ faces }) => faces.length > 0).map(({ text }) => text.split(/[: ]/)[0])
    expect(asked).toEqual(order)
  })

  it('rolls again for who was lost sight of in an earlier turn', () => {
    const table = new AfterTable().add('casualties', {
      ...{
        turnId: ids.turn1,
        manId: 101,
        fate: 'wounded',
        left: 'straggler',
        category: 'unknown',
        rolledTurnId: ids.turn1,
      },
    })
    const men = table.state.men.map((one) => (one.id === 101 ? { ...one, status: 'unknown' as const } : one))
    const [open] = turnView({ ...table.state, men }, null).casualties
    expect(open).toMatchObject({ turn: 1, left: 'straggler', rolled: false, result: null })
  })

  it('lists teams in the order of their dice, and whoever is tired by what came of the turn for the next', () => {
    const table = new AfterTable({ part: 'development' }).add('committed', {
      ...{ turnId: ids.turn2, teamId: ids.c, purchaseId: null, wasFatigued: false },
    })
    const committed = table.state.committed.toReversed()
    expect(turnView({ ...table.state, committed }, null).conduct.map(({ name }) => name)).toEqual(['1-A', '1-B', '1-C'])
    table.do('developTeams', { teams: [fought(ids.a)] }, [1, 1, 1])
    const [tired] = forcesView(table.state, null).forces[0]!.squads[0]!.teams
    expect(tired!.advice).toContain('Let it sit out a turn')
  })

  it('counts both victory lists as they stand', () => {
    const { state } = withMission('overRun')
      .hit('Able', 'wounded')
      .hit('Lt Ives', 'killed')
      .put('sideTurns', 63, { points: null })
    const [ours, theirs] = turnView(
      { ...state, sideTurns: state.sideTurns.map((one) => ({ ...one, points: null })) },
      null,
    ).scores
    expect(ours!.points).toBe(-1 - 3)
    expect(theirs!.points).toBe(15)
    expect(theirs!.list.find(({ event }) => event === 'objectiveFailed')).toMatchObject({ count: 1, own: true })
  })

  it('counts a straggler of an earlier turn who was found captured before the points are recorded', () => {
    const table = new AfterTable().putMan('Able', { status: 'unknown', sinceTurnId: ids.turn1 })
    const hit = { turnId: ids.turn1, manId: table.man('Able').id, fate: 'wounded' as const, left: 'straggler' as const }
    table.add('casualties', { ...hit, category: 'whereaboutsUnknown', rolledTurnId: ids.turn1 })
    table.do('recoverCasualties', {}, [2, 3])
    const shown = () =>
      turnView(table.state, null).scores.map(({ pows, off, campaignPoints }) => [pows, off, campaignPoints])
    const signed = shown()
    expect(signed).toEqual([
      [1, 5, 5],
      [0, 0, 10],
    ])
    table.do('recordPoints')
    expect(shown(), 'what is signed is what is recorded').toEqual(signed)
  })

  it('says of each team why it may not roll, and what came of it', () => {
    const table = new AfterTable({ part: 'development' }).hit('Able', 'killed')
    expect(turnView(table.state, null).conduct).toMatchObject([
      { name: '1-A', result: null },
      { name: '1-B', result: null },
    ])
    const [lost, whole] = turnView(table.state, null).conduct.map(({ barred }) => barred)
    expect(new Set(lost!.map(({ why }) => why))).toEqual(new Set(['1-A lost a man killed or captured.']))
    const answered = (engaged: boolean, wasEngaged: boolean, abandoned: boolean) =>
      whole!.find((one) => one.engaged === engaged && one.wasEngaged === wasEngaged && one.abandoned === abandoned)!.why
    expect(answered(true, true, false)).toBe('')
    expect(answered(true, true, true)).toBe('1-B abandoned its casualties.')
    expect(answered(true, false, false)).toBe('No hostile unit engaged 1-B.')
    expect(answered(false, true, false)).toBe('1-B caused no hostile casualties.')
    table.do('developTeams', { teams: [fought(ids.b)] }, [6])
    expect(turnView(table.state, null).conduct[1]).toMatchObject({ engaged: true, result: 'Firepower rank 1' })
  })

  it('takes a man who was left alone for abandoned until his players say otherwise', () => {
    const table = new AfterTable({ part: 'development' }).hit('Able', 'wounded', 'straggler')
    table.hit('Eads', 'wounded', 'accompanied')
    expect(turnView(table.state, null).conduct).toMatchObject([
      { name: '1-A', abandoned: true, leftAlone: true },
      { name: '1-B', abandoned: false, leftAlone: false },
    ])
    table.do('developTeams', { teams: [fought(ids.a), fought(ids.b)] }, [2, 2])
    expect(turnView(table.state, null).conduct[0]).toMatchObject({ abandoned: false, leftAlone: true })
  })

  it('names what came of a team: its Special Development, its Combat Fatigue', () => {
    const table = new AfterTable({ part: 'development' }).put('committed', 72, { wasFatigued: true })
    table.do('developTeams', { teams: [fought(ids.a), { ...fought(ids.b), engaged: false }] }, [9, 1, 1, 9])
    expect(turnView(table.state, null).conduct.map(({ result }) => result)).toEqual(['Boonie Rats', 'Degraded Defence'])
  })

  it('names what an insurgency has built', () => {
    const table = new AfterTable({ part: 'development' }).put('turns', ids.turn2, { winnerId: ids.them })
    table.do('developTeams', { teams: [] }).do('buildInsurgency', { force: ids.other }, [9, 6])
    expect(turnView(table.state, null).building).toMatchObject({ result: 'Victory or Death' })
    const report = afterActionModel(table.moments(), 'The valley', table.state.turns[1]!)
    expect(report.sides[1]!.totals.map(({ text }) => text)).toContain('Built: Victory or Death')
  })
})

describe('without a word of the players', () => {
  it('the after action goes on to what they must say, and no further', () => {
    const table = new AfterTable().hit('Able', 'wounded', 'evacuated')
    expect(snoopinFlow.next(table.state)).toMatchObject({
      step: 'recoverCasualties',
      steps: 2,
      title: 'The rest of the after action',
    })
    table.do('recoverCasualties', {}, [8, 8])
    expect(snoopinFlow.next(table.state)).toMatchObject({ step: 'recordPoints', part: 'after:casualties' })
    table.do('recordPoints')
    expect(snoopinFlow.next(table.state)).toBeNull()
    expect(snoopinFlow.isOver(table.state)).toBe(true)
  })

  it('each platoon rolls its momentum by itself', () => {
    const { state } = withMission()
    expect(snoopinFlow.next(state)).toMatchObject({ step: 'rollMomentum', input: { force: ids.platoon }, steps: 1 })
  })
})
