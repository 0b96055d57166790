import { describe, expect, it } from 'vitest'
import { isOnTable } from '../../../../../src/games/snoopin/rules/forces.ts'
import { digestOf } from '../../../../../src/games/snoopin/rules/missions.ts'
import { momentumLeft } from '../../../../../src/games/snoopin/rules/score.ts'
import {
  addPlatoon,
  buysNothing,
  quarters,
  snoopinLaidOut,
  snoopinMustered,
  snoopinOrders,
  snoopinSent,
  type SnoopinTable,
} from '../../../../support/snoopinTable.ts'

describe('p. 6: the mission', () => {
  it('of regulars is rolled and kept, with a proof that the journal shows', () => {
    const table = snoopinMustered().do('beginTurn', { scenario: '', random: true, missions: [] })
    table.do('drawMission', { side: table.side(0) }, [5])
    const [mission] = table.state.missions
    expect(mission).toMatchObject({ mission: 'sweepAndClear', known: null, achieved: null })
    expect(mission!.salt.length).toBeGreaterThan(20)
    expect(table.said).toContain(`Kept as the proof of it: ${digestOf(mission!)}.`)
    expect(table.said).not.toContain('Sweep')
    expect(table.lines.filter(({ secret }) => secret).map(({ text }) => text)).toEqual(['Kilo: Sweep and Clear.'])
    expect(table.part).toBe('orders')
  })

  it('is drawn by both sides of regulars, each its own, and by no insurgents', () => {
    const table = snoopinMustered({ regulars: true }).do('beginTurn', { scenario: '', random: true, missions: [] })
    table.do('drawMission', { side: table.side(1) }, [2])
    expect(table.part).toBe('mission')
    expect(table.refused('drawMission', { side: table.side(1) })).toContain('already')
    expect(table.do('drawMission', { side: table.side(0) }, [2]).part).toBe('orders')
    const other = snoopinMustered().do('beginTurn', { scenario: '', random: true, missions: [] })
    expect(other.refused('drawMission', { side: other.side(1) })).toContain('draw no mission')
  })
})

describe('p. 7: plan and orders', () => {
  it('rolls two dice of momentum for a platoon, once, and none for insurgents', () => {
    const table = snoopinOrders()
    expect(table.state.momentum).toMatchObject([{ rolled: 9 }])
    expect(table.refused('rollMomentum', { force: table.force(0) })).toContain('already')
    expect(table.refused('rollMomentum', { force: table.force(1) })).toContain('no momentum')
  })

  it('takes the points of a scenario in place of the dice, where there is one', () => {
    const random = snoopinMustered().do('beginTurn', { scenario: '', random: true, missions: [] })
    random.do('drawMission', { side: random.side(0) }, [3])
    const given = { force: random.force(0), points: 1 }
    expect(random.refused('rollMomentum', given)).toContain('Only a scenario')
    const table = snoopinMustered().do('beginTurn', { scenario: 'The bridge', random: false, missions: [] })
    table.do('rollMomentum', given)
    expect(table.state.momentum).toMatchObject([{ rolled: 1 }])
    expect(table.said).toBe('3rd Platoon: 1 point by the scenario.')
  })

  it('its own teams and squads cost what was agreed for them by the names of the list', () => {
    const table = snoopinOrders()
    const force = table.force(0)
    for (const [name, price] of [
      ['fireteam from own platoon', 1],
      ['Squad from own platoon', 7],
    ] as const)
      table.do('addAsset', { force, kind: 'available', name, price })
    const orders = { ...buysNothing, force, teams: table.ids('1-A', '2-A') }
    const asset = { asset: table.state.assets[0]!.id, count: 1 }
    expect(table.refused('giveOrders', { ...orders, assets: [asset] })).toContain('Choose a team of 3rd Platoon')
    table.do('giveOrders', {
      ...{ ...orders, boughtTeams: table.ids('1-B'), boughtSquads: [table.team('3-A').squadId] },
    })
    expect(table.state.purchases.map(({ price }) => price)).toEqual([1, 7])
  })

  it('a team that is bought alone goes without the leader of its squad, a squad with him', () => {
    const onTable = (bought: 'boughtTeams' | 'boughtSquads') => {
      const table = snoopinOrders()
      const id = bought === 'boughtTeams' ? table.team('3-A').id : table.team('3-A').squadId
      const orders = { ...buysNothing, force: table.force(0), teams: table.ids('1-A', '2-A'), [bought]: [id] }
      table.do('giveOrders', orders)
      return ['Sgt 1', 'Sgt 3'].map((name) => isOnTable(table.state, table.turn, table.man(name)))
    }
    expect(onTable('boughtTeams')).toEqual([true, false])
    expect(onTable('boughtSquads')).toEqual([true, true])
  })

  it('sends teams of two squads without points; others are bought', () => {
    const table = snoopinOrders()
    const orders = (...names: string[]) => ({ ...buysNothing, force: table.force(0), teams: table.ids(...names) })
    expect(table.refused('giveOrders', orders())).toBe('Send some teams out.')
    expect(table.refused('giveOrders', orders('1-A', '1-B'))).toContain('At least 2 squads')
    expect(table.refused('giveOrders', orders('1-A', '2-A', '3-A'))).toContain('buy the teams of another')
    expect(table.refused('giveOrders', orders('1-A', '2-A', '2-A'))).toContain('2-A is sent twice')
    // A fireteam for 2, a squad for 5: nine points pay for it, and leave two.
    table.do('giveOrders', {
      ...orders('1-A', '2-A'),
      boughtTeams: table.ids('1-B'),
      boughtSquads: [table.team('3-A').squadId],
    })
    expect(table.state.purchases.map(({ name, price }) => [name, price])).toEqual([
      ['1-B', 2],
      ['Squad 3', 5],
    ])
    expect(table.state.committed).toHaveLength(5)
    expect(table.part).toBe('reconnoiter')
  })

  it('one squad is enough where no other has a team that can go; who is worn out sits the turn out', () => {
    const table = snoopinOrders()
    const orders = { ...buysNothing, force: table.force(0), teams: table.ids('1-A') }
    const away = (names: readonly string[]) => {
      for (const { id } of table.state.men.filter(({ teamId }) => table.ids(...names).includes(teamId ?? 0)))
        table.put('men', id, { status: 'returnPool' })
    }
    away(['2-A', '2-B', '3-A'])
    expect(table.refused('giveOrders', orders)).toContain('At least 2 squads')
    away(['3-B'])
    const { state } = table
    expect(table.do('giveOrders', orders).part).toBe('reconnoiter')
    table.state = state
    away(['1-A', '1-B'])
    table.do('giveOrders', { ...orders, teams: [] })
    expect([table.part, table.state.committed]).toEqual(['reconnoiter', []])
    expect(table.said).toContain('nobody goes, for no team of it can')
  })

  it('of a platoon that is worn out is not waited for', () => {
    const table = snoopinOrders({ regulars: true })
    table.do('rollMomentum', { force: table.force(1) }, [1, 1])
    for (const { id } of table.state.men.filter(({ forceId }) => forceId === table.force(1)))
      table.put('men', id, { status: 'returnPool' })
    const none = { ...buysNothing, force: table.force(1), teams: [] }
    expect(table.refused('giveOrders', none)).toContain('Other Platoon sits this turn out')
    table.do('giveOrders', { ...buysNothing, force: table.force(0), teams: table.ids('1-A', '2-A') })
    expect(table.part).toBe('reconnoiter')
  })

  describe('p. 4: one of several platoons of a side stays at home', () => {
    const two = () => {
      const table = addPlatoon(snoopinMustered(), 0, 'Other Platoon').do('beginTurn', {
        ...{ scenario: '', random: true, missions: [] },
      })
      for (const team of table.state.teams.filter(({ squadId }) => squadId > table.force(2)))
        table.put('teams', team.id, { troopQuality: 12 })
      return table.do('drawMission', { side: table.side(0) }, [3]).do('rollMomentum', { force: table.force(0) }, [4, 5])
    }
    const home = (table: SnoopinTable, nth: number) => ({ ...buysNothing, force: table.force(nth), teams: [] })
    const goes = (table: SnoopinTable) => ({ ...buysNothing, force: table.force(0), teams: table.ids('1-A', '2-A') })

    it('before or after the other has its orders, with or without momentum, and never both', () => {
      const table = two().do('giveOrders', home(two(), 2))
      expect(table.said).toBe('Other Platoon sits this turn out: its teams rest, and it has no momentum.')
      expect(table.refused('giveOrders', home(table, 2))).toContain('has its orders already')
      expect(table.refused('giveOrders', home(table, 0))).toBe('Send some teams out.')
      expect(table.do('giveOrders', goes(table)).part).toBe('reconnoiter')
      const after = two().do('giveOrders', goes(two()))
      after.do('rollMomentum', { force: after.force(2) }, [6, 6])
      const bought = { ...home(after, 2), boughtTeams: [after.state.teams.at(-1)!.id] }
      expect(after.refused('giveOrders', bought)).toContain('buys nothing')
      expect(after.do('giveOrders', home(after, 2)).part).toBe('reconnoiter')
      expect(after.state.momentum).toMatchObject([{ rolled: 9 }, { rolled: 0, sitsOut: true }])
    })

    it('with its best die, its lieutenant and its points; its tired teams rest', () => {
      const table = two()
      const team = table.state.teams.at(-1)!.id
      const tired = { id: 900_001, teamId: team, key: 'edge', turnId: table.turn.id }
      table.state = { ...table.state, fatigues: [tired] }
      table.do('giveOrders', home(table, 2)).do('giveOrders', goes(table))
      expect(() => table.do('rollOff', { what: 'objectives' }, [9, 1])).toThrow()
      table.do('rollOff', { what: 'objectives' }, [8, 1]).do('rollOff', { what: 'edges' }, [8, 1])
      table.do('reconnoiter', { pieces: 10, hotSpots: '', objectives: quarters, edges: [] })
      const cards = (count: number) => ({ fogCards: [{ side: table.side(0), cards: count }], units: [] })
      expect(table.refused('initiatePlan', cards(2))).toContain('may draw one card')
      const scout = { fogCards: [], units: [{ force: table.force(2), name: 'Minh', kind: 'scout' }] }
      expect(table.refused('initiatePlan', scout)).toContain('its scouts stay with it')
      table.do('initiatePlan', cards(1), [1]).do('startGame')
      expect(momentumLeft(table.state, table.turn, table.side(0))).toBe(9)
      const free = { ...buysNothing, force: table.force(2), boughtTeams: [team] }
      expect(table.refused('buy', free)).toBe('Other Platoon sits this turn out, and buys nothing.')
    })
  })

  it('refuses what is too dear as a whole', () => {
    const table = snoopinOrders()
    table.do('addAsset', { force: table.force(0), kind: 'available', name: 'Tank', price: 8 })
    const orders = { ...buysNothing, force: table.force(0), teams: table.ids('1-A', '2-A') }
    const asset = table.state.assets[0]!.id
    const both = { ...orders, boughtTeams: table.ids('3-A'), assets: [{ asset, count: 1 }] }
    expect(table.refused('giveOrders', both)).toBe('That costs 10 points, and 3rd Platoon has 9: choose less.')
    table.do('giveOrders', { ...orders, assets: [{ asset, count: 1 }] })
    expect(table.state.purchases).toMatchObject([{ name: 'Tank', price: 8, gameTurn: 0 }])
  })

  it('sends nobody whose Morale is below d6, and keeps who went out tired', () => {
    const table = snoopinOrders()
    const [teamId] = table.ids('2-A')
    const tired = (key: string, id: number) => ({ id, teamId: teamId!, key, turnId: table.turn.id })
    const orders = { ...buysNothing, force: table.force(0), teams: table.ids('1-A', '2-A') }
    table.state = { ...table.state, fatigues: ['morale', 'morale', 'morale'].map((key, i) => tired(key, 900_001 + i)) }
    expect(table.refused('giveOrders', orders)).toContain('combat ineffective')
    table.state = { ...table.state, fatigues: [tired('fatigued', 900_001)] }
    table.do('giveOrders', orders)
    expect(table.state.committed.map(({ wasFatigued }) => wasFatigued)).toEqual([false, true])
  })

  it('of several platoons waits for all', () => {
    const table = snoopinOrders({ regulars: true })
    const orders = (force: number) => {
      const squads = table.state.squads.filter(({ forceId }) => forceId === force).map(({ id }) => id)
      const teams = table.state.teams.filter(({ squadId }) => squads.slice(0, 2).includes(squadId)).map(({ id }) => id)
      return { ...buysNothing, force, teams }
    }
    table.do('giveOrders', orders(table.force(0)))
    expect(table.part).toBe('orders')
    expect(table.refused('giveOrders', orders(table.force(1)))).toContain('Roll the momentum of Other Platoon first')
    table.do('rollMomentum', { force: table.force(1) }, [1, 1]).do('giveOrders', orders(table.force(1)))
    expect(table.part).toBe('reconnoiter')
  })
})

describe('p. 7: reconnoiter', () => {
  it('rolls off with the highest Troop Quality die of those who deploy; equal dice again', () => {
    const table = snoopinSent()
    table.do('rollOff', { what: 'objectives' }, [3, 3, 2, 7])
    expect(table.state.rollOffs).toMatchObject([{ what: 'objectives', winnerId: table.side(1) }])
    expect(table.refused('rollOff', { what: 'objectives' })).toContain('already')
    const better = snoopinSent()
    better.put('teams', better.team('1-B').id, { troopQuality: 12 }).do('rollOff', { what: 'edges' }, [12, 8])
    expect(better.state.rollOffs).toMatchObject([{ winnerId: better.side(0) }])
  })

  it('places an objective in each quarter, in turns from the winner of the roll-off', () => {
    const table = snoopinSent()
    const lay = { pieces: 10, hotSpots: 'the draw', objectives: quarters, edges: [] }
    expect(table.refused('reconnoiter', lay)).toContain('Roll off for the objectives')
    table.do('rollOff', { what: 'objectives' }, [2, 7])
    expect(table.refused('reconnoiter', lay)).toContain('Roll off for the edges')
    table.do('rollOff', { what: 'edges' }, [7, 2])
    expect(table.refused('reconnoiter', { ...lay, objectives: quarters.slice(1) })).toContain('each quarter')
    const twice = [...quarters.slice(1), quarters[1]!]
    expect(table.refused('reconnoiter', { ...lay, objectives: twice })).toContain('two share one')
    const edges = [0, 1].map((nth) => ({ side: table.side(nth as 0 | 1), edge: 'north' }))
    expect(table.refused('reconnoiter', { ...lay, edges })).toContain('opposite')
    table.do('reconnoiter', lay)
    const [a, b] = [table.side(0), table.side(1)]
    expect(table.state.objectives.map(({ sideId }) => sideId)).toEqual([b, a, b, a])
    expect(table.turn).toMatchObject({ pieces: 10, hotSpots: 'the draw' })
  })
})

describe('p. 8: initiate plan', () => {
  const plan = { fogCards: [], units: [] }

  it('brings nobody on 1 to 3, one of lieutenant and medic on 4 and 5, both on a 6', () => {
    const along = (face: number) => {
      const table = snoopinLaidOut().do('initiatePlan', plan, [face])
      return table.state.accompanying.map(({ manId }) => table.state.men.find(({ id }) => id === manId)!.name)
    }
    expect(along(3)).toEqual([])
    expect(along(4)).toHaveLength(1)
    expect(along(5)).toHaveLength(1)
    expect(along(6)).toEqual(['Lt Hale', 'Doc Penn'])
  })

  it('of a 6 says who is not there to come', () => {
    const table = snoopinLaidOut()
    table.put('men', table.man('Lt Hale').id, { status: 'returnPool' }).do('initiatePlan', plan, [6])
    expect(table.said).toContain('Doc Penn comes along; the platoon has no fit lieutenant.')
  })

  it('asks no die of who has neither, and nothing twice', () => {
    const table = snoopinLaidOut()
    for (const name of ['Lt Hale', 'Doc Penn']) table.put('men', table.man(name).id, { status: 'returnPool' })
    table.do('initiatePlan', plan)
    expect(table.said).toContain('neither a lieutenant nor a medic who is fit: nobody comes along.')
    expect(table.refused('initiatePlan', plan)).toContain('start the game')
  })

  it('lets insurgents draw no cards, and fields their units with the ratings of their force', () => {
    const table = snoopinLaidOut()
    const cards = { ...plan, fogCards: [{ side: table.side(1), cards: 1 }] }
    expect(table.refused('initiatePlan', cards)).toContain('never draw Fog of War cards')
    const two = { ...plan, fogCards: [{ side: table.side(0), cards: 2 }] }
    expect(table.refused('initiatePlan', two)).toBe('Kilo may draw one card before a random mission.')
    const unit = (force: number, kind: string) => ({ ...plan, units: [{ force, name: 'X', kind }] })
    expect(table.refused('initiatePlan', unit(table.force(0), 'local'))).toContain('choose their force')
    expect(table.refused('initiatePlan', unit(table.force(1), 'scout'))).toContain('go with a platoon')
    table.do('initiatePlan', unit(table.force(1), 'local'), [1])
    expect(table.state.fielded).toMatchObject([{ kind: 'local', troopQuality: 8, morale: 10, supply: 'Average' }])
  })
})
