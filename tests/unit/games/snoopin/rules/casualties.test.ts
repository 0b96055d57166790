import { describe, expect, it } from 'vitest'
import { AfterTable, ids } from '../../../../support/snoopinAfter.ts'

describe('Casualty status and recovery (p. 10-18)', () => {
  it.each([
    [[1, 1], 'dead', 'deceased'],
    [[1, 2], 'sentHome', 'verySerious'],
    [[2, 2], 'replacementPool', 'serious'],
    [[1, 4], 'replacementPool', 'serious'],
    [[1, 5], 'returnPool', 'incapacitating'],
    [[1, 6], 'returnPool', 'incapacitating'],
    [[8, 8], 'fit', null],
  ])('evacuated, %j of two d8', (faces, status, category) => {
    const table = new AfterTable().hit('Able', 'wounded', 'evacuated').do('recoverCasualties', {}, faces)
    expect(table.man('Able')).toMatchObject({
      ...{ status, category, sinceTurnId: category === null ? null : ids.turn2, replaced: false },
    })
    expect(table.part).toBe('points')
  })

  it.each([
    [[1, 1], 'dead'],
    [[1, 3], 'sentHome'],
    [[1, 5], 'replacementPool'],
    [[1, 8], 'returnPool'],
    [[2, 8], 'fit'],
  ])('accompanied, %j of two d8: %s', (faces, status) => {
    const table = new AfterTable().hit('Able', 'wounded', 'accompanied').do('recoverCasualties', {}, faces)
    expect(table.man('Able').status).toBe(status)
  })

  it.each([
    [[1, 2], 'unknown', 'whereaboutsUnknown'],
    [[1, 3], 'captured', 'captured'],
    [[1, 5], 'captured', 'captured'],
  ])('straggler, %j of two d8: %s', (faces, status, category) => {
    const table = new AfterTable().hit('Able', 'wounded', 'straggler').do('recoverCasualties', {}, faces)
    expect(table.man('Able')).toMatchObject({ status, category })
  })

  it('a straggler who is recovered with 7 to 9 rolls as one who was accompanied (ruling: the "Escorted" table)', () => {
    const table = new AfterTable().hit('Able', 'wounded', 'straggler').do('recoverCasualties', {}, [4, 5, 4, 5])
    expect(table.man('Able').status).toBe('returnPool')
    expect(table.lines.map(({ table: id }) => id)).toEqual([
      'snoopin.casualty-straggler',
      'snoopin.casualty-accompanied',
    ])
  })

  it('and with 10 or more as one who was evacuated', () => {
    const table = new AfterTable().hit('Able', 'wounded', 'straggler').do('recoverCasualties', {}, [5, 5, 4, 4])
    expect(table.man('Able').status).toBe('fit')
    expect(table.said).toContain('Able is recovered, and rolls as one who was evacuated.')
  })

  it('each man rolls the dice of his own unit: of his team, or of the platoon', () => {
    const table = new AfterTable()
      .put('teams', ids.b, { troopQuality: 12 })
      .put('forces', ids.platoon, { troopQuality: 6 })
    table.hit('Able', 'wounded', 'evacuated').hit('Eads', 'wounded', 'evacuated').hit('Lt Ives', 'wounded', 'evacuated')
    table.do('recoverCasualties', {}, [8, 1, 12, 12, 6, 6])
    expect(table.lines.map(({ sides }) => sides?.[0] ?? 6)).toEqual([8, 12, 6])
  })

  it('a new man rolls the dice of his unit, not his own', () => {
    const table = new AfterTable().putMan('Able', { quality: 'cherry', troopQuality: 6, morale: 8 })
    table.hit('Able', 'wounded', 'evacuated').do('recoverCasualties', {}, [8, 8])
    expect(table.lines[0]!.sides).toEqual([8, 8])
  })

  it('who was killed or captured in the game is known already, and nothing is rolled', () => {
    const table = new AfterTable().hit('Able', 'killed').hit('Baker', 'captured').do('recoverCasualties')
    expect(table.man('Able')).toMatchObject({ status: 'dead', category: 'deceased', sinceTurnId: ids.turn2 })
    expect(table.man('Baker')).toMatchObject({ status: 'captured', category: 'captured' })
    expect(table.state.casualties.map(({ category }) => category)).toEqual(['deceased', 'captured'])
  })

  it('whose whereabouts are unknown is looked for again after the next scenario, as a straggler', () => {
    const table = new AfterTable().putMan('Able', {
      status: 'unknown',
      category: 'whereaboutsUnknown',
      sinceTurnId: ids.turn1,
    })
    const hit = { turnId: ids.turn1, manId: table.man('Able').id, fate: 'wounded' as const, left: 'straggler' as const }
    table.add('casualties', { ...hit, category: 'whereaboutsUnknown', rolledTurnId: ids.turn1 })
    table.do('recoverCasualties', {}, [2, 2])
    expect(table.man('Able')).toMatchObject({ status: 'captured', sinceTurnId: ids.turn1 })
    expect(table.state.casualties).toMatchObject([{ category: 'captured', turnId: ids.turn1, rolledTurnId: ids.turn2 }])
  })

  it('also where he was put there by hand', () => {
    const table = new AfterTable().putMan('Able', { status: 'unknown', sinceTurnId: ids.turn1 })
    expect(table.do('recoverCasualties', {}, [1, 1]).man('Able').status).toBe('unknown')
  })

  it('says so where nobody was hit, and waits for its time', () => {
    expect(new AfterTable().do('recoverCasualties').said).toBe('Nobody was hit, and nobody is missing.')
    expect(new AfterTable({ part: 'points' }).refused('recoverCasualties')).not.toBe('')
  })

  it('says of each what became of him, about his row', () => {
    const table = new AfterTable().hit('Able', 'wounded', 'accompanied').do('recoverCasualties', {}, [2, 4])
    expect(table.lines).toMatchObject([
      {
        text: 'Able: Serious Injury, he is in the Replacement Pool.',
        about: { collection: 'men', id: table.man('Able').id, field: 'status' },
      },
    ])
  })
})

describe('the Designated Point Man (p. 10-18)', () => {
  const withPointMan = () => {
    const table = new AfterTable()
    const held = { teamId: ids.a, kind: 'special' as const, key: 'acePointMan', turnId: ids.turn1 }
    return table.add('developments', { ...held, manId: table.man('Able').id })
  }

  it('is lost with his advantage when he is killed', () => {
    expect(withPointMan().hit('Able', 'killed').do('recoverCasualties').state.developments).toEqual([])
  })

  it('and when he dies of his wounds', () => {
    const table = withPointMan().hit('Able', 'wounded', 'evacuated').do('recoverCasualties', {}, [1, 1])
    expect(table.state.developments).toEqual([])
  })

  it('of a POW another is named', () => {
    expect(withPointMan().hit('Able', 'captured').do('recoverCasualties').state.developments).toMatchObject([
      { key: 'acePointMan', manId: null },
    ])
  })

  it('who is wounded and comes back stays it', () => {
    const table = withPointMan().hit('Able', 'wounded', 'evacuated').do('recoverCasualties', {}, [1, 5])
    expect(table.state.developments[0]!.manId).toBe(table.man('Able').id)
  })
})

describe('Campaign Victory Points (p. 10-18)', () => {
  const points = (table: AfterTable) =>
    table
      .do('recordPoints')
      .state.sideTurns.slice(2)
      .map((one) => one.campaignPoints)

  it('are those of the game', () => {
    const table = new AfterTable({ part: 'points' })
    expect(points(table)).toEqual([10, 10])
    expect(table.part).toBe('development')
  })

  it('5 less for each POW, whatever the list of the game took off already (ruling)', () => {
    const table = new AfterTable().hit('Able', 'captured').hit('Baker', 'captured').do('recoverCasualties')
    expect(points(table)).toEqual([0, 10])
    expect(table.said).toContain('Kilo: 10 in the game, less 10 for 2 POWs, so 0 of the campaign.')
    expect(table.state.sideTurns[2]!.pows).toBe(2)
  })

  it('a straggler found captured costs them in the turn in which it is found (ruling)', () => {
    const table = new AfterTable().putMan('Able', { status: 'unknown', sinceTurnId: ids.turn1 })
    const hit = { turnId: ids.turn1, manId: table.man('Able').id, fate: 'wounded' as const, left: 'straggler' as const }
    table.add('casualties', { ...hit, category: 'whereaboutsUnknown', rolledTurnId: ids.turn1 })
    table.do('recoverCasualties', {}, [2, 3])
    expect(points(table)).toEqual([5, 10])
  })

  it('a POW of an earlier turn costs nothing again', () => {
    const table = new AfterTable({ part: 'points' }).putMan('Able', { status: 'captured', sinceTurnId: ids.turn1 })
    const hit = { turnId: ids.turn1, manId: table.man('Able').id, fate: 'captured' as const, left: null }
    table.add('casualties', { ...hit, category: 'captured', rolledTurnId: ids.turn1 })
    expect(points(table)).toEqual([10, 10])
  })
})
