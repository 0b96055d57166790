import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { making, type SheetSource } from '../../../../../src/main/sheets/offer.ts'
import { ordersOffer } from '../../../../../src/games/snoopin/sheets/orders/ordersOffer.ts'
import { forcesView } from '../../../../../src/games/snoopin/app/forcesView.ts'
import { missionView } from '../../../../../src/games/snoopin/app/missionView.ts'
import { nextView } from '../../../../../src/games/snoopin/app/nextView.ts'
import { outlookOf } from '../../../../../src/games/snoopin/app/outlook.ts'
import { overviewView } from '../../../../../src/games/snoopin/app/overviewView.ts'
import { snoopinFlow } from '../../../../../src/games/snoopin/app/stretch.ts'
import { turnView } from '../../../../../src/games/snoopin/app/turnView.ts'
import { came } from '../../../../../src/games/snoopin/sheets/campaignTurn/results.ts'
import { cardsModel } from '../../../../../src/games/snoopin/sheets/cards/cards.ts'
import { momentsOf } from '../../../../../src/games/snoopin/rules/moments.ts'
import { ordersModels } from '../../../../../src/games/snoopin/sheets/orders/orders.ts'
import {
  addPlatoon,
  buysNothing,
  snoopinLaidOut,
  snoopinMustered,
  snoopinOrders,
  snoopinPlaying,
  snoopinSent,
  type SnoopinTable,
} from '../../../../support/snoopinTable.ts'

const ordersOf = (table: ReturnType<typeof snoopinOrders>) => missionView(table.state, null).platoons[0]!

/** The men of teams that go, and the leaders beside them but where each was bought alone. */
const counted = ({ squads }: ReturnType<typeof ordersOf>) =>
  squads.reduce((sum, { teams, beside }) => {
    const going = teams.filter(({ goes }) => goes !== 'no')
    const leads = going.some(({ goes }) => goes !== 'bought') ? beside : 0
    return going.reduce((men, { fit }) => men + fit, sum + leads)
  }, 0)

describe('figures that go', () => {
  it.each([
    ['three teams of two squads, with the leaders of both', {}, 8],
    ['a team bought alone, without its leader', { boughtTeams: ['3-A'] }, 10],
    ['a whole squad bought', { boughtSquads: ['Squad 3'] }, 13],
  ] as const)('%s', (_, more: { boughtTeams?: readonly string[]; boughtSquads?: readonly string[] }, figures) => {
    const table = snoopinOrders()
    const boughtSquads = (more.boughtSquads ?? []).map((name) => table.found(table.state.squads, name).id)
    const orders = { ...buysNothing, force: table.force(0), teams: table.ids('1-A', '1-B', '2-A'), boughtSquads }
    const platoon = ordersOf(table.do('giveOrders', { ...orders, boughtTeams: table.ids(...(more.boughtTeams ?? [])) }))
    expect([platoon.figures, counted(platoon)]).toEqual([figures, figures])
  })

  it('say what tires a team, each result once', () => {
    const table = snoopinOrders()
    const { id: teamId } = table.team('1-A')
    const fatigues = ['morale', 'edge', 'morale'].map((key, i) => ({
      id: 9001 + i,
      teamId,
      key,
      turnId: table.turn.id,
    }))
    const [one] = missionView({ ...table.state, fatigues }, null).platoons[0]!.squads[0]!.teams
    expect(one!.fatigue).toBe('Degraded Morale twice, Loss of Edge')
    expect(one!.tired).toEqual({
      ifItGoes: '1-A goes out tired: Combat Fatigue is rolled again.',
      ifItStays: '1-A sits out and recovers.',
    })
  })

  it('say how each team went', () => {
    const table = snoopinOrders()
    const squads = [table.found(table.state.squads, 'Squad 3').id]
    const orders = { ...buysNothing, force: table.force(0), teams: table.ids('1-A', '2-A') }
    table.do('giveOrders', { ...orders, boughtTeams: table.ids('2-B'), boughtSquads: squads })
    expect(ordersOf(table).squads.map(({ teams }) => teams.map(({ goes }) => goes))).toEqual([
      ['free', 'no'],
      ['free', 'bought'],
      ['squad', 'squad'],
    ])
  })
})

describe('what orders may be', () => {
  it('two squads go freely and no fewer go; a team without fit men cannot, nor one whose Morale is below d6', () => {
    const table = snoopinOrders()
    expect(ordersOf(table)).toMatchObject({ freeSquads: 2, leastSquads: 2 })
    const idOf = (name: string) => table.team(name).id
    const men = table.state.men.map((man) =>
      [idOf('1-A'), idOf('1-B')].includes(man.teamId ?? 0) ? { ...man, status: 'dead' as const } : man,
    )
    const worn = missionView({ ...table.state, men }, null).platoons[0]!
    expect(worn.squads[0]!.teams.map(({ mayGo }) => mayGo)).toEqual([false, false])
    const one = {
      ...table.state,
      men: men.map((man) => (man.squadId === worn.squads[1]!.id ? { ...man, status: 'dead' as const } : man)),
    }
    expect(missionView(one, null).platoons[0]).toMatchObject({ freeSquads: 2, leastSquads: 1 })
  })

  it('of a scenario all go freely, and one squad is enough', () => {
    const table = snoopinOrders()
    const turns = table.state.turns.map((turn) => ({ ...turn, random: false }))
    expect(missionView({ ...table.state, turns }, null).platoons[0]).toMatchObject({ freeSquads: null, leastSquads: 1 })
  })
})

describe('assets of the own platoon that were agreed', () => {
  it('stand on the list with their price, and how often they were bought', () => {
    const table = snoopinOrders()
    const force = table.force(0)
    const agree = (name: string, price: number) => table.do('addAsset', { force, kind: 'available', name, price })
    agree('Squad from own platoon', 4)
    agree('Fireteam from own platoon', 1)
    agree('Tank', 3)
    expect(ordersOf(table).assets).toMatchObject([
      { name: 'Squad from own platoon', own: 'squad', price: 4, bought: 0 },
      { name: 'Fireteam from own platoon', own: 'team', price: 1, bought: 0 },
      { name: 'Tank', own: null, price: 3, bought: 0 },
    ])
    const squads = [table.found(table.state.squads, 'Squad 3').id]
    const tank = [{ asset: table.found(table.state.assets, 'Tank').id, count: 1 }]
    const orders = { force, teams: table.ids('1-A', '2-A'), boughtTeams: table.ids('2-B') }
    table.do('giveOrders', { ...orders, boughtSquads: squads, assets: tank })
    expect(ordersOf(table).assets.map(({ bought }) => bought)).toEqual([1, 1, 1])
    expect(ordersOf(table).left).toBe(1)
  })
})

describe('p. 4: a platoon that sits the turn out', () => {
  const home = (table: SnoopinTable) => ({ ...buysNothing, force: table.force(2), teams: [] })
  const shared = () => {
    const table = addPlatoon(snoopinMustered(), 0, 'Other Platoon')
    table.do('beginTurn', { scenario: '', random: true, missions: [] }).do('drawMission', { side: table.side(0) }, [3])
    return table.do('rollMomentum', { force: table.force(0) }, [4, 5])
  }
  const otherOf = (table: SnoopinTable) => missionView(table.state, null).platoons[1]!

  it('may do so as long as another of its side is left to go, and is asked for nothing then', () => {
    const table = shared()
    expect(otherOf(table)).toMatchObject({ maySitOut: true, sitsOut: false, given: false })
    expect(ordersOf(snoopinOrders())).toMatchObject({ maySitOut: false })
    table.do('giveOrders', home(table))
    expect(otherOf(table)).toMatchObject({ maySitOut: false, sitsOut: true, given: true, figures: 0 })
    expect(missionView(table.state, null).platoons[0]).toMatchObject({ maySitOut: false, given: false })
    expect(nextView(table.state)).toMatchObject({ title: 'Orders of 3rd Platoon' })
  })

  it('is told of as at rest by every page and sheet, never as having nothing left', () => {
    const table = shared()
    const { id: teamId } = table.state.teams.at(-1)!
    const fatigues = [{ id: 9001, teamId, key: 'edge', turnId: table.turn.id }]
    table.state = { ...table.state, fatigues }
    table.do('giveOrders', home(table))
    expect(overviewView(table.state, null).momentum).toMatchObject([{ sitsOut: false }, { sitsOut: true, rolled: 0 }])
    const [, other] = forcesView(table.state, null).forces.filter(({ kind }) => kind === 'platoon')
    expect(other!.squads.at(-1)!.teams.at(-1)!.advice).toBe('It sits out this turn and recovers.')
    expect(
      ordersModels({ game: table.state, now: table.state }, '', table.side(0)).map(({ momentum }) => momentum),
    ).toEqual([...['momentum 9, 9 kept', 'sits this turn out']])
    expect(came('orders', momentsOf([], table.state, table.turn), table.turn)).toEqual({
      words: '3rd Platoon 9, Other Platoon sits out',
    })
    const momentum = table.state.momentum.find(({ sitsOut }) => sitsOut)!
    expect(outlookOf(table.state, { collection: 'momentum', id: momentum.id, field: 'rolled' })).toBeNull()
  })
})

describe('mission orders on paper', () => {
  const made = (state: SnoopinTable['state'], choices: { readonly holder?: number }) =>
    doAtOnce(
      making(
        ordersOffer,
        { state, name: 'Que Son', steps: () => [], stretch: () => [] } as unknown as SheetSource,
        choices,
      ),
    ).title

  it('are for one pair of eyes while the mission is sealed, and for everybody once it is open', () => {
    const table = snoopinSent()
    expect(ordersOffer.isOpen!(table.state)).toBe(false)
    expect(() => made(table.state, {})).toThrow('Say for whose eyes it is')
    const missions = table.state.missions.map((one) => ({ ...one, known: one.mission }))
    const opened = { ...table.state, missions }
    expect(ordersOffer.isOpen!(opened)).toBe(true)
    expect([made(opened, {}), made(opened, { holder: table.side(0) })]).toEqual(['Mission orders', 'Mission orders'])
  })
})

describe('p. 17: a team whose test has passed', () => {
  it('is told that its fatigue does nothing, and when it does again', () => {
    const table = snoopinPlaying()
    const [team] = table.ids('1-A')
    const fatigues = [{ id: 9001, teamId: team!, key: 'edge', turnId: table.turn.id }]
    table.state = { ...table.state, fatigues }
    table.do('giveDevelopment', { team, kind: 'leadership', key: 'unfuckYourself' })
    const seen = () => forcesView(table.state, null).forces[0]!.squads[0]!.teams[0]!
    expect(seen()).toMatchObject({ edgeLost: true, specials: [{ key: 'unfuckYourself', works: true }] })
    expect(cardsModel(table.state, '', null).cards[0]!.note).toBe(
      'Its ranks and developments bring nothing until it recuperates, but for Unf**k Yourself.',
    )
    table.do('use', { team, key: 'unfuckYourself' }, [4])
    expect(seen()).toMatchObject({ edgeLost: false })
    expect(seen().advice).toBe('Its fatigue does nothing until the game is over; then it is rolled again.')
  })
})

describe('roll-offs', () => {
  it('are told in a sentence as long as the turn lasts', () => {
    const table = snoopinSent().do('rollOff', { what: 'objectives' }, [2, 7]).do('rollOff', { what: 'edges' }, [7, 2])
    expect(turnView(table.state, null).rollOffs.map(({ words }) => words)).toEqual([
      'The first objective is chosen by The cells.',
      'An edge is chosen by Kilo.',
    ])
  })

  it('for who deploys first comes before the game, and is kept', () => {
    const table = snoopinLaidOut().do('initiatePlan', { fogCards: [], units: [] }, [1])
    expect(nextView(table.state)).toMatchObject({ step: 'rollOff', input: { what: 'deploy' } })
    expect(snoopinFlow.next(table.state)).toMatchObject({ step: 'rollOff', phase: { phase: 'initiate' } })
    table.do('rollOff', { what: 'deploy' }, [8, 1])
    expect(nextView(table.state)).toMatchObject({ step: 'startGame' })
    expect(turnView(table.do('startGame').state, null).rollOffs).toContainEqual(
      expect.objectContaining({ what: 'deploy', words: 'Who deploys first is said by Kilo.' }),
    )
  })

  it('may be left to agreement: the game begins without one', () => {
    const table = snoopinLaidOut().do('initiatePlan', { fogCards: [], units: [] }, [1])
    expect(table.do('startGame').part).toBe('game')
  })
})
