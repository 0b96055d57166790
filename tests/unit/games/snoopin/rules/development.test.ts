import { describe, expect, it } from 'vitest'
import { rankWords } from '../../../../../src/games/snoopin/rules/development.ts'
import { AfterTable, fought, ids } from '../../../../support/snoopinAfter.ts'

const development = () => new AfterTable({ part: 'development', regulars: true })

/** Team 1-A alone fought, and rolls. */
const roll = (table: AfterTable, ...faces: readonly number[]) =>
  table.do('developTeams', { teams: [fought(ids.a)] }, faces)

describe('who rolls on Unit Development (p. 10-18)', () => {
  it('a team that engaged a hostile unit with success, and was engaged', () => {
    const table = development().do('developTeams', { teams: [fought(ids.a), fought(ids.b)] }, [3, 4])
    expect(table.state.conduct.map(({ teamId, result }) => [teamId, result])).toEqual([
      [ids.a, 'none'],
      [ids.b, 'none'],
    ])
    expect(table.part).toBe('return')
  })

  it.each([
    [{ engaged: false }, '1-A caused no hostile casualties.'],
    [{ wasEngaged: false }, 'No hostile unit engaged 1-A.'],
    [{ abandoned: true }, '1-A abandoned its casualties.'],
  ])('not with %j', (conduct, said) => {
    const table = development().do('developTeams', { teams: [{ ...fought(ids.a), ...conduct }] })
    expect(table.said).toContain(`${said} It does not roll on Unit Development.`)
    expect(table.state.conduct[0]).toMatchObject({ teamId: ids.a, result: null })
  })

  it.each(['killed', 'captured'] as const)('not where a man was %s in the game', (fate) => {
    const table = development().hit('Able', fate)
    expect(table.do('developTeams', { teams: [fought(ids.a)] }).said).toContain('1-A lost a man killed or captured.')
  })

  it('deaths that are found later do not count', () => {
    const table = new AfterTable({ regulars: true }).hit('Able', 'wounded', 'evacuated')
    table.do('recoverCasualties', {}, [1, 1]).do('recordPoints')
    expect(roll(table, 3).state.conduct[0]).toMatchObject({ teamId: ids.a, result: 'none' })
  })

  it('a team that stayed at home is not asked, and nobody is asked twice', () => {
    expect(development().refused('developTeams', { teams: [fought(ids.c)] })).toContain('1-C did not go out')
    expect(development().refused('developTeams', { teams: [fought(ids.a), fought(ids.a)] })).toContain('twice')
  })
})

describe('what Unit Development brings (p. 10-18)', () => {
  it.each([
    [6, 'firepower'],
    [7, 'defence'],
    [8, 'reaction'],
  ] as const)('%i: a rank of %s, one after the other, and a fourth brings nothing (ruling)', (face, area) => {
    const ranks = [0, 1, 2, 3].map((before) => {
      const table = development().put('teams', ids.a, { [area]: before })
      return roll(table, face).team(ids.a)[area]
    })
    expect(ranks).toEqual([1, 2, 3, 3])
  })

  it('says so where there is nothing new', () => {
    const table = development().put('teams', ids.a, { firepower: 3 })
    expect(roll(table, 6).said).toContain('1-A: Firepower rank 3 already: nothing new.')
  })

  it('a Special Development that the team holds is rolled again (ruling)', () => {
    const table = development()
    table.do('giveDevelopment', { team: ids.a, kind: 'special', key: 'hard' })
    roll(table, 9, 11, 11, 3)
    expect(table.state.developments.map(({ key }) => key)).toEqual(['hard', 'coverFire'])
    expect(table.said).toContain(
      '1-A holds Hard already: rolled again. 1-A holds Hard already: rolled again. 1-A gains Cover Fire!.',
    )
  })

  it('but Ace Point Man may be held as a spare (ruling)', () => {
    const table = development()
    table.do('giveDevelopment', { team: ids.a, kind: 'special', key: 'acePointMan' })
    expect(roll(table, 9, 12).state.developments.map(({ key }) => key)).toEqual(['acePointMan', 'acePointMan'])
  })

  it('what another team holds is no hindrance', () => {
    const table = development()
    table.do('giveDevelopment', { team: ids.b, kind: 'special', key: 'hard' })
    expect(roll(table, 9, 11).state.developments).toHaveLength(2)
  })

  it('a Leadership Development likewise; who holds all of them rolls no more', () => {
    const table = development()
    const all = ['planB', 'misdirection', 'masterOfChaos', 'situationalAwareness', 'unfuckYourself']
    for (const key of all) table.do('giveDevelopment', { team: ids.a, kind: 'leadership', key })
    expect(roll(table, 10, 2, 1).state.developments.at(-1)).toMatchObject({ key: 'ableAndWilling', turnId: ids.turn2 })
    table.put('tour', 3, { part: 'development' })
    table.state = { ...table.state, conduct: [] }
    expect(roll(table, 10).said).toContain('1-A holds them all: nothing new.')
  })
})

describe('Combat Fatigue (p. 10-18)', () => {
  it.each([
    [[1, 1], 'defence'],
    [[1, 2], 'defence'],
    [[2, 3], 'firepower'],
    [[3, 3], 'morale'],
    [[4, 5], 'reactions'],
    [[5, 5], 'edge'],
    [[5, 6], 'edge'],
    [[6, 6], 'fatigued'],
    [[8, 8], 'fatigued'],
  ])('a 1 and then %j: %s', (faces, key) => {
    const table = roll(development(), 1, ...faces)
    expect(table.state.fatigues).toMatchObject([{ teamId: ids.a, key, turnId: ids.turn2 }])
    expect(table.lines.find(({ table: id }) => id === 'snoopin.combat-fatigue')?.sides).toEqual([8, 8])
  })

  const wentTired = () => {
    const table = development().tired(ids.a, 'reactions')
    return table.put('committed', 71, { wasFatigued: true })
  }

  it('continuous combat: who goes out tired rolls again, whatever Unit Development brought; results add up', () => {
    const table = roll(wentTired(), 6, 4, 4)
    expect(table.state.fatigues.map(({ key }) => key)).toEqual(['reactions', 'reactions'])
    expect(table.team(ids.a).firepower).toBe(1)
    expect(table.said).toContain('1-A went out tired: Degraded Reactions.')
  })

  it('also where it may not roll on Unit Development', () => {
    expect(wentTired().do('developTeams', { teams: [] }, [1, 1]).state.fatigues).toHaveLength(2)
  })

  it('and once, where it rolls a 1 on Unit Development besides (ruling)', () => {
    expect(roll(wentTired(), 1, 1, 1).state.fatigues.map(({ key }) => key)).toEqual(['reactions', 'defence'])
  })

  it('with the normal Troop Quality, whatever fatigue has made of it (ruling)', () => {
    const table = roll(wentTired(), 2, 8, 8)
    expect(table.lines.at(-1)!.sides).toEqual([8, 8])
  })

  it('says where a team may not be fielded any more', () => {
    const table = wentTired().tired(ids.a, 'morale', 'morale')
    expect(roll(table, 2, 3, 3).said).toContain(
      '1-A is combat ineffective: it may not be fielded until it has sat out a turn.',
    )
  })

  it('a team that sat out recovers from all of it; who went out does not', () => {
    const table = wentTired().tired(ids.c, 'edge', 'morale')
    roll(table, 2, 8, 8)
    expect(table.state.fatigues.map(({ teamId }) => teamId)).toEqual([ids.a, ids.a])
    expect(table.said).toContain('1-C has sat out this turn, and recovers.')
  })
})

describe('developments by hand', () => {
  it('are given and taken, each once', () => {
    const table = development()
    const given = { team: ids.a, kind: 'leadership', key: 'planB' }
    expect(table.do('giveDevelopment', given).said).toBe('1-A has Plan B, by hand.')
    expect(table.refused('giveDevelopment', given)).toContain('already')
    expect(table.refused('giveDevelopment', { ...given, key: 'hard' })).toContain('no Leadership Development')
    const [held] = table.state.developments
    expect(table.do('takeDevelopment', { development: held!.id }).state.developments).toEqual([])
  })

  it('the point man is a man of the team, one for each Ace', () => {
    const table = development()
    for (const key of ['acePointMan', 'acePointMan', 'hard'])
      table.do('giveDevelopment', { team: ids.a, kind: 'special', key })
    const [ace, spare, hard] = table.state.developments
    const able = table.man('Able').id
    table.do('namePointMan', { development: ace!.id, man: able })
    expect(table.said).toBe('Able is the point man of 1-A.')
    expect(table.state.developments[0]!.manId).toBe(able)
    expect(table.refused('namePointMan', { development: spare!.id, man: able })).toContain('already')
    expect(table.refused('namePointMan', { development: hard!.id, man: able })).toContain('Only an Ace Point Man')
    expect(table.refused('namePointMan', { development: spare!.id, man: table.man('Eads').id })).toContain('not of 1-A')
    table.putMan('Baker', { status: 'sentHome' })
    expect(table.refused('namePointMan', { development: spare!.id, man: table.man('Baker').id })).toContain('lost')
  })

  it('what is kept from the other side is said in secret', () => {
    const table = new AfterTable({ part: 'development', regulars: true, ranksSealed: true })
    table.do('developTeams', { side: ids.us, teams: [fought(ids.a)] }, [9, 11])
    expect(table.said).toBe(
      'No hostile unit engaged 1-B. It does not roll on Unit Development.'.replace(
        'No hostile unit engaged 1-B.',
        '1-B caused no hostile casualties.',
      ),
    )
    expect(table.lines.filter(({ secret }) => secret)).toHaveLength(2)
  })
})

describe('sealed ranks', () => {
  /** Both sides are regulars; 2-A of the other went out as well. */
  const both = () => {
    const table = new AfterTable({ part: 'development', regulars: true, ranksSealed: true })
    const squad = { forceId: ids.other, name: '1st section' }
    const squadId = table.add('squads', squad).state.squads.at(-1)!.id
    const ranks = { firepower: 0, defence: 0, reaction: 0 }
    const teamId = table
      .add('teams', { squadId, name: '2-A', troopQuality: 8, morale: 10, strength: 4, ...ranks })
      .state.teams.at(-1)!.id
    table.add('committed', { turnId: ids.turn2, teamId, purchaseId: null, wasFatigued: false })
    return { table, teamId }
  }

  it('are rolled for by each side apart, in any order, and development ends when both have', () => {
    const { table, teamId } = both()
    expect(table.refused('developTeams', { teams: [] })).toContain('each side develops its own teams')
    expect(table.refused('developTeams', { side: ids.us, teams: [fought(teamId)] })).toContain('2-A did not go out')
    table.do('developTeams', { side: ids.them, teams: [fought(teamId)] }, [6])
    expect(table.title).toBe('Turn 2: combat development, The cells')
    expect(table.state.conduct.map((one) => one.teamId)).toEqual([teamId])
    expect(table.state.tour[0]!.part).toBe('development')
    expect(table.refused('developTeams', { side: ids.them, teams: [] })).toContain('have been developed')
    expect(table.refused('closeDevelopment')).toContain('Develop the teams')
    table.do('developTeams', { side: ids.us, teams: [fought(ids.a)] }, [7])
    expect(table.state.tour[0]!.part).toBe('return')
    expect([table.team(ids.a).defence, table.state.teams.find(({ id }) => id === teamId)!.firepower]).toEqual([1, 1])
  })

  it('do not tell by the number of a row that is open how many there are', () => {
    const ofFatigue = [3, 9, 10].map((face) => {
      const table = new AfterTable({ part: 'development', regulars: true, ranksSealed: true })
      const more = face === 3 ? [] : [2]
      const input = { side: ids.us, teams: [fought(ids.a), fought(ids.b)] }
      table.do('developTeams', input, [face, 1, 4, 4, ...more])
      expect(table.state.developments).toHaveLength(more.length)
      return table.state.fatigues.map(({ id }) => id)
    })
    expect(ofFatigue[0]).toHaveLength(1)
    expect(ofFatigue).toEqual([ofFatigue[0], ofFatigue[0], ofFatigue[0]])
  })

  it('of the one side of regulars need no name, and open ranks are rolled for together', () => {
    const alone = new AfterTable({ part: 'development', ranksSealed: true })
    expect(alone.do('developTeams', { teams: [] }).state.conduct).toHaveLength(2)
    const open = new AfterTable({ part: 'development', regulars: true })
    expect(open.do('developTeams', { side: ids.them, teams: [fought(ids.a)] }, [3]).state.conduct).toHaveLength(2)
  })
})

describe('one word for a rank', () => {
  it('is told of each turn as it was then', () => {
    const { state } = new AfterTable({ part: 'return' })
      .put('teams', ids.a, { firepower: 2 })
      .add('conduct', { ...won, turnId: ids.turn1, result: 'firepower' })
      .add('conduct', { ...won, turnId: ids.turn2, result: 'firepower' })
    const of = (turn: number) => rankWords(state, ids.a, turn, 'firepower')
    expect([of(ids.turn1), of(ids.turn2), rankWords(state, ids.a, ids.turn1, 'special')]).toEqual([
      ...['Firepower rank 1', 'Firepower rank 2', null],
    ])
  })
})

const won = { teamId: ids.a, engaged: true, wasEngaged: true, abandoned: false }

describe('Combat Fatigue put right by hand', () => {
  const none = { defence: 0, firepower: 0, morale: 0, reactions: 0, edge: 0, fatigued: 0 }

  it('is what it is said to be, and the journal says so', () => {
    const table = new AfterTable({ part: 'orders' }).tired(ids.a, 'morale', 'edge', 'edge')
    table.do('correctFatigue', { ...none, team: ids.a, morale: 2, edge: 1 })
    expect(table.state.fatigues.map(({ key }) => key).toSorted()).toEqual(['edge', 'morale', 'morale'])
    expect(table.said).toBe('1-A bears Degraded Morale (2 times), Loss of Edge, by hand.')
    expect(table.title).toBe('Correction: fatigue of 1-A')
    expect(table.refused('correctFatigue', { ...none, team: ids.a, morale: 2, edge: 1 })).toContain('just that')
    expect(table.do('correctFatigue', { ...none, team: ids.a }).said).toBe('1-A is fresh, by hand.')
    expect(table.state.fatigues).toEqual([])
  })

  it('counts for a team on its way: whoever is fresh need not roll again', () => {
    const table = new AfterTable({ part: 'development' })
      .tired(ids.a, 'morale')
      .put('committed', 71, { wasFatigued: true })
    table.do('correctFatigue', { ...none, team: ids.a })
    expect(table.do('developTeams', { teams: [] }).state.fatigues).toEqual([])
  })
})
