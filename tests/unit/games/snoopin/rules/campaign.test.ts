import { describe, expect, it } from 'vitest'
import { SnoopinTable, snoopinBegun, snoopinMustered, snoopinOrders } from '../../../../support/snoopinTable.ts'

const rated = { troopQuality: 8, morale: 10, confidence: 'Confident', supply: 'Average' }
const nobody = { officer: '', sergeant: '', medic: '', player: '' }

describe('p. 3-4: choosing the campaign', () => {
  const begin = (patch: object) => ({
    ...{ title: 'X', kind: 'free', setting: '', length: null, coop: false, blockingInches: 6, ranksSealed: false },
    sides: [
      { name: 'A', kind: 'regulars', player: '' },
      { name: 'B', kind: 'insurgents', player: '' },
    ],
    ...patch,
  })

  it('has two sides, at least one of regulars, under two names', () => {
    const insurgents = ['A', 'B'].map((name) => ({ name, kind: 'insurgents', player: '' }))
    expect(new SnoopinTable().refused('beginCampaign', begin({ sides: insurgents }))).toContain(
      'at least one side regulars',
    )
    const same = ['A', 'A'].map((name) => ({ name, kind: 'regulars', player: '' }))
    expect(new SnoopinTable().refused('beginCampaign', begin({ sides: same }))).toContain('different')
    expect(new SnoopinTable().refused('beginCampaign', begin({ blockingInches: 7 }))).toContain('6 or 8')
    expect(snoopinBegun().refused('beginCampaign', begin({}))).toContain('already')
  })

  it('takes a turn once each side has its force and each platoon two squads', () => {
    const turn = { scenario: '', random: true, missions: [] }
    const table = snoopinBegun()
    expect(table.refused('beginTurn', turn)).toBe('Kilo have no force yet: add it first.')
    table.do('addForce', { ...rated, ...nobody, side: table.side(0), name: '3rd Platoon' })
    table.do('addForce', { ...rated, ...nobody, side: table.side(1), name: 'The valley' })
    expect(table.refused('beginTurn', turn)).toContain('fewer than two squads')
    expect(snoopinMustered().do('beginTurn', turn).part).toBe('mission')
  })

  it('of a pack names each scenario, whose missions stand open', () => {
    const table = snoopinMustered({ kind: 'pack' })
    const turn = { scenario: '', random: false, missions: [] }
    expect(table.refused('beginTurn', turn)).toBe('Name the scenario of the pack.')
    const missions = [{ side: table.side(0), words: 'Hold the bridge' }]
    table.do('beginTurn', { ...turn, scenario: 'The bridge', missions })
    expect(table.part).toBe('orders')
    expect(table.state.missions).toMatchObject([{ known: 'Hold the bridge', achieved: null }])
    expect(table.said).toContain('Kilo: Hold the bridge.')
  })
})

describe('p. 6: a random mission between the scenarios of a pack', () => {
  const turn = { scenario: '', random: true, missions: [] }

  it('is drawn without the name of a scenario, as it is in a free campaign', () => {
    const table = snoopinMustered({ kind: 'pack' }).do('beginTurn', turn)
    expect([table.part, table.said]).toEqual(['mission', 'Turn 1.'])
    table.do('drawMission', { side: table.side(0) }, [3])
    expect(table.state.missions).toMatchObject([{ known: null }])
    // Nobody has given other points than the dice.
    expect(table.refused('rollMomentum', { force: table.force(0), points: 3 })).toContain('Only a scenario')
  })

  it('may have a name all the same', () => {
    expect(snoopinMustered({ kind: 'pack' }).do('beginTurn', { ...turn, scenario: 'On the way' }).said).toBe(
      'Turn 1: On the way.',
    )
  })
})

describe('p. 5: defining the force', () => {
  it('gives platoon leader and sergeant the suggested Leadership', () => {
    const table = snoopinMustered()
    expect(['Lt Hale', 'SSgt Orr', 'Doc Penn', 'Sgt 1'].map((name) => table.man(name).leadership)).toEqual([
      1,
      1,
      null,
      null,
    ])
  })

  it('runs insurgents as a whole, without leaders by name', () => {
    const table = snoopinMustered()
    const other = { ...rated, ...nobody, side: table.side(1), name: 'Another' }
    expect(table.refused('addForce', other)).toContain('one force already')
    expect(table.refused('addSquad', { force: table.force(1), name: 'X', leader: '', teams: [] })).toContain(
      'no platoon',
    )
    const begun = snoopinBegun()
    expect(begun.refused('addForce', { ...other, side: begun.side(1), officer: 'Lt X' })).toContain(
      'leave its leaders empty',
    )
  })

  it('says whom a headquarters lacks', () => {
    const table = snoopinBegun()
    const force = { ...rated, side: table.side(0), player: '' }
    table.do('addForce', { ...force, ...nobody, medic: 'Doc Penn', name: 'One' })
    expect(table.said).toContain('Its headquarters has no platoon leader, no platoon sergeant.')
    table.do('addForce', { ...force, officer: 'Lt A', sergeant: 'Sgt B', medic: 'Doc C', name: 'Two' })
    expect(table.said).not.toContain('headquarters has no')
  })

  it('knows dice of 6, 8, 10 and 12', () => {
    const table = snoopinBegun()
    const force = { ...rated, ...nobody, side: table.side(0), name: 'X', troopQuality: 7 }
    expect(table.refused('addForce', force)).toContain('dice of 6, 8, 10 or 12 sides')
  })

  it('makes the first man of a team its leader, and of a squad without a leader beside it the squad leader', () => {
    const table = snoopinMustered()
    expect([table.man('1-A Adams').role, table.man('1-A Brown').role, table.man('Sgt 1').role]).toEqual([
      ...['teamLeader', 'man', 'squadLeader'],
    ])
    const teams = [{ name: '4-A', men: ['Cpl Moss', 'Pfc Lee'] }]
    table.do('addSquad', { force: table.force(0), name: 'Squad 4', leader: '', teams })
    expect(table.man('Cpl Moss').role).toBe('squadLeader')
    expect(table.refused('addSquad', { force: table.force(0), name: 'Squad 5', leader: '', teams })).toContain(
      'called 4-A',
    )
  })

  it('rolls for each leader down to squad leader: on a 6 his rating replaces the suggested one (ruling)', () => {
    const table = snoopinMustered()
    // Lt, SSgt, three squad leaders; then the two who rolled a 6.
    table.do('rollLeadership', { force: table.force(0) }, [6, 5, 1, 6, 2, 1, 6])
    expect(['Lt Hale', 'SSgt Orr', 'Sgt 1', 'Sgt 2', 'Sgt 3'].map((name) => table.man(name).leadership)).toEqual([
      ...[-2, 1, null, 2, null],
    ])
    expect(table.refused('rollLeadership', { force: table.force(0) })).toContain('has been rolled for')
    expect(snoopinOrders().refused('rollLeadership', { force: 1 })).toContain('Not now')
    expect(table.refused('rollLeadership', { force: table.force(1) })).toContain('no platoon')
  })

  it('prices what is asked for, and not what belongs to the force', () => {
    const table = snoopinMustered()
    const force = table.force(0)
    const agree = { force, kind: 'available', name: 'Sniper Team', price: null }
    expect(table.refused('addAsset', agree)).toContain('agree one')
    expect(table.refused('addAsset', { ...agree, kind: 'internal', price: 2 })).toContain('costs nothing')
    table.do('addAsset', { ...agree, price: 2 })
    expect(table.refused('addAsset', { ...agree, price: 3 })).toContain('already')
    const { id: asset } = table.state.assets[0]!
    table.do('correctAsset', { asset, name: 'Sniper Team', price: 3 })
    expect(table.state.assets).toMatchObject([{ price: 3 }])
    expect(table.do('removeAsset', { asset }).state.assets).toEqual([])
  })
})

describe('men', () => {
  it('join, move and are taken out; a team grows with those who join it', () => {
    const table = snoopinMustered()
    const { id: team, squadId: squad } = table.team('1-A')
    table.do('addMan', { force: table.force(0), squad: null, team, name: 'Pvt New', role: 'man' })
    expect([table.man('Pvt New').squadId, table.team('1-A').strength]).toEqual([squad, 3])
    table.do('moveMan', { man: table.man('Pvt New').id, squad: null, team: table.team('1-B').id })
    expect(table.team('1-B').strength).toBe(3)
    expect(table.refused('moveMan', { man: table.man('Pvt New').id, squad, team: table.team('1-B').id })).toContain(
      'there already',
    )
    const other = table.team('2-A')
    expect(table.refused('moveMan', { man: table.man('Pvt New').id, squad, team: other.id })).toContain(
      'choose that squad',
    )
    table.do('removeMan', { man: table.man('Pvt New').id })
    expect(table.team('1-B').strength).toBe(2)
  })

  it('are put right, and those who are away are so since the turn under way', () => {
    const table = snoopinOrders()
    const { id: man, name, role } = table.man('1-A Brown')
    const right = { man, name, role, leadership: null, status: 'returnPool', note: 'a cut hand' }
    table.do('correctMan', right)
    expect(table.man('1-A Brown')).toMatchObject({
      status: 'returnPool',
      sinceTurnId: table.turn.id,
      note: 'a cut hand',
    })
    table.do('correctMan', { ...right, status: 'fit' })
    expect(table.man('1-A Brown')).toMatchObject({ status: 'fit', sinceTurnId: null })
    expect(snoopinMustered().refused('correctMan', { ...right, man })).toContain('before the first turn')
  })

  it('of a force that is put right keep what was their own', () => {
    const table = snoopinMustered()
    const force = table.force(0)
    const { id: team } = table.team('1-A')
    table.do('correctTeam', { ...table.team('1-A'), id: undefined, team, squadId: undefined, troopQuality: 10 })
    table.do('correctForce', { force, player: '', name: '3rd Platoon', ...rated, troopQuality: 6, note: '' })
    expect([table.team('1-A').troopQuality, table.team('1-B').troopQuality]).toEqual([10, 6])
  })
})
