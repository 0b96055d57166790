import { describe, expect, it } from 'vitest'
import { AfterTable, ids } from '../../../../support/snoopinAfter.ts'

const atReturn = (setting = {}) => new AfterTable({ part: 'return', ...setting })

const newMen = ({ state }: AfterTable) => state.men.filter(({ quality }) => quality !== null)

describe('the Return to Duty Pool (p. 10-18)', () => {
  it.each([
    [3, 'returnPool'],
    [4, 'fit'],
  ])('a %i: %s', (face, status) => {
    const table = atReturn().pool('returnPool', ids.turn1, 'Able').do('returnToDuty', {}, [face])
    expect(table.man('Able').status).toBe(status)
    expect(table.lines[0]!.sides).toEqual([8])
  })

  it('who was hit in this turn is not rolled for yet (ruling)', () => {
    const table = atReturn().pool('returnPool', ids.turn2, 'Able').pool('replacementPool', ids.turn2, 'Baker')
    table.do('returnToDuty')
    expect(table.said).toContain('Nobody is rolled for yet: who was hit in this turn waits for the next.')
    expect([table.man('Able').status, table.man('Baker').status]).toEqual(['returnPool', 'replacementPool'])
  })

  it('who rejoins is away no more', () => {
    const table = atReturn().pool('returnPool', ids.turn1, 'Able').do('returnToDuty', {}, [8])
    expect(table.man('Able')).toMatchObject({ category: null, sinceTurnId: null })
  })
})

describe('the Replacement Pool (p. 10-18)', () => {
  it('4 or more: he goes to the Return to Duty Pool, and is rolled for there in the next turn', () => {
    const table = atReturn().pool('replacementPool', ids.turn1, 'Able').do('returnToDuty', {}, [4])
    expect(table.man('Able')).toMatchObject({ status: 'returnPool', sinceTurnId: ids.turn1, replaced: false })
    expect(newMen(table)).toEqual([])
  })

  it('less than 4: he is unfit, and the unit gets a replacement in his place', () => {
    const table = atReturn().pool('replacementPool', ids.turn1, 'Able').do('returnToDuty', {}, [3, 4])
    expect(table.man('Able')).toMatchObject({ status: 'sentHome', replaced: true })
    expect(newMen(table)).toMatchObject([
      { name: 'Replacement for Able', teamId: ids.a, squadId: 41, joinedTurnId: ids.turn2, status: 'fit' },
    ])
  })

  it('Return to Duty comes first', () => {
    const table = atReturn().pool('replacementPool', ids.turn1, 'Able').pool('returnPool', ids.turn1, 'Baker')
    table.do('returnToDuty', {}, [1, 8])
    expect([table.man('Able').status, table.man('Baker').status]).toEqual(['returnPool', 'returnPool'])
    expect(table.lines.slice(0, 2).map(({ table: id }) => id)).toEqual([
      'snoopin.return-to-duty',
      'snoopin.replacement-pool',
    ])
  })
})

describe('replacements (p. 10-18)', () => {
  it.each([
    [1, 'cherry', 6, 8],
    [2, 'cherry', 6, 8],
    [3, 'fng', 8, 8],
    [5, 'fng', 8, 8],
    [6, 'lifer', 10, 10],
  ])('a d6 of %i (ruling): %s, d%i and Morale d%i', (face, quality, troopQuality, morale) => {
    const table = atReturn().putMan('Able', { status: 'dead', sinceTurnId: ids.turn2 }).do('returnToDuty', {}, [face])
    expect(newMen(table)).toMatchObject([{ quality, troopQuality, morale }])
    expect(table.team(ids.a)).toMatchObject({ troopQuality: 8, morale: 10 })
  })

  it.each(['dead', 'captured', 'sentHome'] as const)(
    '%s: he is replaced at once, with no roll for him (ruling)',
    (status) => {
      const table = atReturn().putMan('Able', { status, sinceTurnId: ids.turn2 }).do('returnToDuty', {}, [6])
      expect(table.man('Able')).toMatchObject({ status, replaced: true })
      expect(newMen(table)).toHaveLength(1)
      expect(table.said).toContain('Replacement for Able: Lifer, Troop Quality d10, Morale d10.')
    },
  )

  it('each place is filled once', () => {
    const table = atReturn()
      .putMan('Able', { status: 'dead' })
      .do('returnToDuty', {}, [6])
      .put('tour', 3, { part: 'return' })
    expect(newMen(table.do('returnToDuty'))).toHaveLength(1)
  })

  it('the new man has place and role of the old one, not his rating', () => {
    const table = atReturn().putMan('Lt Ives', { status: 'dead', leadership: 1 }).do('returnToDuty', {}, [6])
    expect(newMen(table)).toMatchObject([{ role: 'officer', teamId: null, squadId: null, leadership: null }])
  })

  it('they are called by whom they come for until they are named, once', () => {
    const table = atReturn().putMan('Able', { status: 'dead' }).putMan('Baker', { status: 'dead' })
    table.do('returnToDuty', {}, [3, 3])
    const [first, second] = newMen(table)
    table.putMan('Replacement for Able', { status: 'dead' }).put('tour', 3, { part: 'return' })
    table.do('returnToDuty', {}, [3])
    expect(newMen(table).map(({ name }) => name)).toContain('Replacement 2 for Able')
    const named = { men: [{ man: second!.id, name: ' Pvt Luna ' }] }
    expect(table.do('nameMen', named).title).toBe('Replacement for Baker is named')
    expect(table.said).toBe('Replacement for Baker is Pvt Luna.')
    expect(table.man('Pvt Luna').quality).toBe('fng')
    expect(table.refused('nameMen', named)).toBe('Pvt Luna has a name: put him right instead.')
    expect(table.refused('nameMen', { men: [{ man: table.man('Cole').id, name: 'Rossi' }] })).toContain('has a name')
    expect(table.refused('nameMen', { men: [{ man: first!.id, name: ' ' }] })).toContain('needs a name')
  })

  it('an unknown man keeps his place', () => {
    const table = atReturn().putMan('Able', { status: 'unknown', sinceTurnId: ids.turn1 }).do('returnToDuty')
    expect(newMen(table)).toEqual([])
  })
})

describe('loss of developments (p. 10-18)', () => {
  /** The worked example: a Trained fireteam of four with two Serious casualties of the turn before. */
  const example = () => {
    const table = atReturn().put('teams', ids.a, { firepower: 2, defence: 1 })
    table.do('giveDevelopment', { team: ids.a, kind: 'special', key: 'hard' })
    return table.pool('replacementPool', ids.turn1, 'Able', 'Baker')
  }

  it('the example: both are sent home, half the team is new, a 5 becomes 3 and it loses its developments', () => {
    const table = example().do('returnToDuty', {}, [3, 2, 3, 3, 5])
    const test = table.lines.find(({ table: id }) => id === 'snoopin.loss-of-developments')!
    expect(test).toMatchObject({ faces: [5], sides: [8], score: 3 })
    expect(table.team(ids.a)).toMatchObject({ firepower: 0, defence: 0, reaction: 0 })
    expect(table.state.developments).toEqual([])
    expect(table.said).toContain('1-A, half or more of it new, loses its developments.')
  })

  it('a 6 becomes 4: it keeps them', () => {
    const table = example().do('returnToDuty', {}, [3, 2, 3, 3, 6])
    expect(table.team(ids.a)).toMatchObject({ firepower: 2, defence: 1 })
    expect(table.state.developments).toHaveLength(1)
  })

  it('less than half is no matter', () => {
    const table = example().do('returnToDuty', {}, [3, 8, 3])
    expect(table.team(ids.a).firepower).toBe(2)
  })

  it('half of five is three', () => {
    const table = example().put('teams', ids.a, { strength: 5 }).do('returnToDuty', {}, [3, 2, 3, 3])
    expect(table.team(ids.a).firepower).toBe(2)
  })

  it('-1 for each of three', () => {
    const table = example().putMan('Cole', { status: 'dead' }).do('returnToDuty', {}, [3, 2, 3, 3, 3, 7])
    expect(table.lines.find(({ table: id }) => id === 'snoopin.loss-of-developments')!.score).toBe(4)
  })

  it('men who come one by one are no test, turn by turn', () => {
    const table = example().putMan('Baker', { status: 'fit' }).do('returnToDuty', {}, [3, 3])
    table.put('tour', 3, { part: 'return', turnId: ids.turn1 }).putMan('Cole', { status: 'dead' })
    expect(table.do('returnToDuty', {}, [3]).team(ids.a).firepower).toBe(2)
  })

  it('a team with nothing to lose is not rolled for, but where a missing die would tell of ranks', () => {
    const bare = (ranksSealed: boolean) => atReturn({ ranksSealed }).pool('replacementPool', ids.turn1, 'Able', 'Baker')
    expect(bare(false).do('returnToDuty', {}, [3, 2, 3, 3]).part).toBe('start')
    expect(bare(true).do('returnToDuty', {}, [3, 2, 3, 3, 5]).part).toBe('start')
  })

  it('fatigue is no development: it stays', () => {
    const table = example().tired(ids.a, 'edge').do('returnToDuty', {}, [3, 2, 3, 3, 1])
    expect(table.state.fatigues).toHaveLength(1)
  })
})

describe('the end of a turn', () => {
  it('is the start of the next', () => {
    expect(atReturn().do('returnToDuty').part).toBe('start')
    expect(atReturn({ length: 3 }).do('returnToDuty').part).toBe('start')
  })

  it('and after the last turn the campaign is over', () => {
    expect(atReturn({ length: 2 }).do('returnToDuty').part).toBe('over')
  })
})
