import { describe, expect, it } from 'vitest'
import { byTheBook } from '../../../../../src/games/snoopin/rules/scene.ts'
import { abilitiesOf } from '../../../../../src/games/snoopin/rules/abilities.ts'
import { diceOf } from '../../../../../src/games/snoopin/rules/fatigue.ts'
import type { SnoopinState } from '../../../../../src/games/snoopin/rules/state.ts'
import { buysNothing, snoopinLaidOut, snoopinPlaying, type SnoopinTable } from '../../../../support/snoopinTable.ts'

/** Units of every kind on the table, before the game starts; the insurgency has come so far. */
function before(ranks: Partial<SnoopinState['insurgencies'][number]>): SnoopinTable {
  const table = snoopinLaidOut()
  table.put('insurgencies', table.state.insurgencies[0]!.id, ranks)
  const [ours, theirs] = [table.force(0), table.force(1)]
  for (const id of [ours, theirs]) table.put('forces', id, { troopQuality: 6, morale: 8, supply: 'Poor' })
  const units = [
    { force: theirs, name: '1st Cell', kind: 'local' },
    { force: theirs, name: '2nd Cell', kind: 'local' },
    { force: theirs, name: 'Main Force', kind: 'main' },
    { force: theirs, name: 'Cadre', kind: 'leader' },
    { force: ours, name: 'Scout', kind: 'scout' },
  ]
  return table.do('initiatePlan', { fogCards: [], units }, [1])
}
const units = ({ state }: SnoopinTable) =>
  state.fielded.map(({ troopQuality, morale, supply }) => `${troopQuality} ${morale} ${supply}`)

describe('p. 20: what acts at the start of a game', () => {
  it('supplies: rank 1 rolls once for all, rank 2 is Average for good, rank 3 rolls for each unit', () => {
    expect(units(before({ supplies: 1 }).do('startGame', {}, [4]))[0]).toBe('6 8 Poor, one level higher')
    expect(units(before({ supplies: 1 }).do('startGame', {}, [3]))[0]).toBe('6 8 Poor')
    expect(units(before({ supplies: 2 }).do('startGame'))).toEqual([
      ...Array<string>(4).fill('6 8 Average'),
      '6 8 Poor',
    ])
    const rich = before({ supplies: 2 })
    rich.state = { ...rich.state, forces: rich.state.forces.map((one) => ({ ...one, supply: 'Well Supplied' })) }
    rich.state = { ...rich.state, fielded: rich.state.fielded.map((one) => ({ ...one, supply: 'Well Supplied' })) }
    expect(units(rich.do('startGame'))[0]).toBe('6 8 Well Supplied')
    const third = units(before({ supplies: 3 }).do('startGame', {}, [4, 3, 6, 1]))
    expect(third.slice(0, 4)).toEqual(['6 8 Well Supplied', '6 8 Average', '6 8 Well Supplied', '6 8 Average'])
  })

  it('troops: rank 1 rolls for each Local Force unit, rank 2 is all of them, rank 3 rolls for each Main Force unit', () => {
    expect(units(before({ troops: 1 }).do('startGame', {}, [4, 3])).slice(0, 3)).toEqual([
      '8 10 Poor',
      '6 8 Poor',
      '6 8 Poor',
    ])
    expect(units(before({ troops: 2 }).do('startGame')).slice(0, 3)).toEqual(['8 10 Poor', '8 10 Poor', '6 8 Poor'])
    expect(units(before({ troops: 3 }).do('startGame', {}, [5])).slice(0, 3)).toEqual([
      '8 10 Poor',
      '8 10 Poor',
      '10 10 Poor',
    ])
  })

  it('leadership: Morale of leaders is d10', () => {
    expect(units(before({ leadership: 1 }).do('startGame'))[3]).toBe('6 10 Poor')
  })

  it('Light of the Revolution (p. 21): each scout passes a Troop Quality test, or is taken off', () => {
    const lit = () => {
      const table = before({})
      const special = { id: 900_001, forceId: table.force(1), key: 'light', turnId: table.turn.id }
      table.state = { ...table.state, insurgencySpecials: [special] }
      return table
    }
    expect(lit().do('startGame', {}, [4]).state.fielded[4]!.removed).toBe(false)
    expect(lit().do('startGame', {}, [3]).state.fielded[4]!.removed).toBe(true)
  })

  it('what teams do before the first turn is told (p. 10-18)', () => {
    const table = snoopinLaidOut()
    for (const key of ['bushmasters', 'cowboys'])
      table.do('giveDevelopment', { team: table.ids('1-A')[0], kind: 'special', key })
    table.do('initiatePlan', { fogCards: [], units: [] }, [1]).do('startGame')
    expect(table.said).toContain('1-A, Bushmasters: one free 3" move after set-up and before the game.')
    expect(table.said).not.toContain('Cowboys')
  })

  it('names nothing of it where ranks are sealed, not even in secret: a sealed entry would tell that there is some', () => {
    const lines = ['bushmasters', 'cowboys'].map((key) => {
      const table = snoopinLaidOut()
      table.put('tour', table.state.tour[0]!.id, { ranksSealed: true })
      table.do('giveDevelopment', { team: table.ids('1-A')[0], kind: 'special', key })
      return table.do('initiatePlan', { fogCards: [], units: [] }, [1]).do('startGame').lines
    })
    expect(lines[0]).toEqual(lines[1])
    expect(lines[0]!.some(({ secret }) => secret)).toBe(false)
  })

  it('needs the plan first', () => {
    expect(snoopinLaidOut().refused('startGame')).toBe('Initiate the plan first.')
  })
})

describe('p. 14: Loss of Edge, and Unf**k Yourself (p. 17)', () => {
  /** 1-A goes out with ranks and developments, and bears what is named. */
  function tired(...keys: string[]): SnoopinTable {
    const table = snoopinLaidOut()
    const [team] = table.ids('1-A')
    table.put('teams', team!, { firepower: 1, reaction: 3 })
    for (const key of ['planB', 'situationalAwareness', 'unfuckYourself'])
      table.do('giveDevelopment', { team, kind: 'leadership', key })
    table.do('giveDevelopment', { team, kind: 'special', key: 'bushmasters' })
    const fatigues = keys.map((key, i) => ({ id: 900_001 + i, teamId: team!, key, turnId: table.turn.id }))
    table.state = { ...table.state, fatigues }
    return table
  }
  const held = ({ state, turn }: SnoopinTable) => abilitiesOf(byTheBook(state), turn).map(({ key }) => key)
  const ready = (...keys: string[]) => tired(...keys).do('initiatePlan', { fogCards: [], units: [] }, [1])
  const uses = (key: string, table: SnoopinTable) => ({ team: table.ids('1-A')[0], key })

  it('takes what all five areas of development have brought, but for the test against fatigue', () => {
    expect(held(tired('defence'))).toHaveLength(8)
    expect(held(tired('edge'))).toEqual(['unfuckYourself'])
    const table = tired('edge')
    const plan = { fogCards: [{ side: table.side(0), cards: 2 }], units: [] }
    expect(table.refused('initiatePlan', plan)).toContain('may draw one card')
    const playing = ready('edge').do('startGame')
    expect(playing.said).not.toContain('Bushmasters')
    expect(playing.refused('use', uses('situationalAwareness', playing))).toBe('Nobody on the table has that.')
  })

  it('a fresh team has nothing to test against', () => {
    expect(held(tired())).not.toContain('unfuckYourself')
  })

  it('4 or more sets all fatigue aside until the game is over; the team has gone out tired all the same', () => {
    const table = ready('edge', 'reactions', 'morale').do('startGame')
    const dice = () => {
      const { morale, reaction } = diceOf(table.state, table.team('1-A'))
      return [morale.sides, reaction.sides]
    }
    expect(dice()).toEqual([8, 6])
    table.do('use', uses('unfuckYourself', table), [4])
    expect(table.said).toBe('1-A uses Unf**k Yourself: its fatigue does nothing until the game is over.')
    expect(dice()).toEqual([10, 10])
    // The start of the game, for Plan B and Bushmasters, has passed.
    expect(held(table)).toEqual([
      ...['firepower1', 'reaction1', 'reaction2', 'reaction3', 'situationalAwareness', 'unfuckYourself'],
    ])
    expect(table.refused('use', uses('unfuckYourself', table))).toContain('has used Unf**k Yourself')
    table.do('endGame', { words: '' })
    expect([dice(), held(table)]).toEqual([[8, 6], ['unfuckYourself']])
  })

  it('less than 4 changes nothing, and is used up', () => {
    const table = ready('edge').do('startGame')
    table.do('use', uses('unfuckYourself', table), [3])
    expect([table.said, held(table)]).toEqual([
      '1-A uses Unf**k Yourself: it stays as tired as it is.',
      ['unfuckYourself'],
    ])
    expect(table.refused('use', uses('unfuckYourself', table))).toContain('has used Unf**k Yourself')
  })

  it('a disillusioned insurgency is told of all through the game (p. 20)', () => {
    const table = before({ disillusioned: true }).do('startGame')
    expect(abilitiesOf(byTheBook(table.state), table.turn)).toMatchObject([
      {
        key: 'disillusionment',
        name: 'Disillusionment',
        when: 'always',
        does: 'Local Force VC become subject to Shrink',
      },
    ])
  })
})

describe('p. 9: the game', () => {
  const at = (gameTurn: number): SnoopinTable => {
    const table = snoopinPlaying()
    return table.put('turns', table.turn.id, { gameTurn })
  }
  const ends = (table: SnoopinTable, faces: readonly number[] = []) => {
    table.do('endGameTurn', { initiative: table.side(0) }, faces)
    return table.turn.gameOver ? 'over' : table.turn.gameTurn
  }

  it('goes on without a die up to turn 4', () => {
    expect([ends(at(1)), ends(at(4))]).toEqual([2, 5])
  })

  it('rolls a d6, a d8 and a d10 after turns 5, 6 and 7: it goes on with 4 or more', () => {
    expect([ends(at(5), [4]), ends(at(5), [3])]).toEqual([6, 'over'])
    expect([ends(at(6), [8]), ends(at(6), [3])]).toEqual([7, 'over'])
    expect([ends(at(7), [10]), ends(at(7), [1])]).toEqual([8, 'over'])
    expect(() => ends(at(6), [9])).toThrow()
  })

  it('is always over after turn 8, or by agreement', () => {
    expect(ends(at(8))).toBe('over')
    const table = snoopinPlaying().do('endGame', { words: 'Both withdraw' })
    expect([table.part, table.turn.gameOver]).toEqual(['assessment', true])
  })

  it('lets momentum be spent at the start of any turn', () => {
    const table = at(3)
    expect(table.refused('buy', { ...buysNothing, force: table.force(0) })).toBe('Choose what is bought.')
    table.do('buy', { ...buysNothing, force: table.force(0), boughtTeams: table.ids('3-A') })
    expect(table.state.purchases).toMatchObject([{ name: '3-A', price: 2, gameTurn: 3 }])
    expect(table.refused('buy', { ...buysNothing, force: table.force(0), boughtTeams: table.ids('3-A') })).toContain(
      'goes already',
    )
  })

  it('counts events of the lists by hand, but for those that the program counts', () => {
    const table = snoopinPlaying()
    const count = (side: number, event: string, by = 1) => ({ side, event, by })
    table.do('tally', count(table.side(0), 'afvDisabled', 2)).do('tally', count(table.side(0), 'afvDisabled', -1))
    expect(table.state.tallies).toMatchObject([{ count: 1 }])
    expect(table.refused('tally', count(table.side(0), 'afvDisabled', -2))).toContain('Only 1')
    expect(table.refused('tally', count(table.side(0), 'objective'))).toContain('counts that itself')
    expect(table.refused('tally', count(table.side(0), 'mobTurned'))).toContain('not on the victory list of Kilo')
  })

  it('notes who is hit, of those who are on the table, and takes it back', () => {
    const table = snoopinPlaying()
    const hit = (name: string, fate = 'wounded', left: string | null = null) => ({
      man: table.man(name).id,
      fate,
      left,
    })
    for (const name of ['3-A Adams', 'Lt Hale', 'Sgt 3', '2-B Adams'])
      expect(table.refused('hit', hit(name)), name).toContain('not on the table')
    expect(table.refused('hit', hit('1-A Adams', 'killed', 'evacuated'))).toContain('asked of the wounded')
    table
      .do('hit', hit('Sgt 2'))
      .do('hit', hit('Sgt 2', 'wounded', 'straggler'))
      .do('hit', hit('1-A Adams', 'killed'))
    expect(table.state.casualties.map(({ fate, left }) => [fate, left])).toEqual([
      ['wounded', 'straggler'],
      ['killed', null],
    ])
    table.do('takeBackHit', { man: table.man('Sgt 2').id })
    expect(table.state.casualties).toHaveLength(1)
    expect(table.refused('takeBackHit', { man: table.man('Sgt 2').id })).toContain('has not been hit')
  })
})

describe('p. 10-18: what developments do in a game', () => {
  it('is listed for the teams that went; once a game is ticked once', () => {
    const table = snoopinPlaying()
    const [team] = table.ids('1-A')
    table.put('teams', team!, { defence: 2 }).do('giveDevelopment', { team, kind: 'special', key: 'cowboys' })
    table.put('teams', table.team('3-A').id, { firepower: 1 })
    const all = abilitiesOf(byTheBook(table.state), table.turn)
    expect(all.map(({ whose, key, when }) => [whose, key, when])).toEqual([
      ['1-A', 'defence1', 'once'],
      ['1-A', 'defence2', 'once'],
      ['1-A', 'cowboys', 'always'],
    ])
    table.do('use', { team, key: 'defence1' })
    expect(table.refused('use', { team, key: 'defence1' })).toContain('has used')
    expect(table.refused('use', { team, key: 'cowboys' })).toContain('nothing is used up')
    expect(table.refused('use', { team, key: 'firepower1' })).toContain('Nobody on the table has that')
  })

  it('is nothing of ranks under Loss of Edge', () => {
    const table = snoopinPlaying()
    const [teamId] = table.ids('1-A')
    table.put('teams', teamId!, { reaction: 3 })
    expect(abilitiesOf(byTheBook(table.state), table.turn)).toHaveLength(3)
    table.state = { ...table.state, fatigues: [{ id: 900_001, teamId: teamId!, key: 'edge', turnId: table.turn.id }] }
    expect(abilitiesOf(byTheBook(table.state), table.turn)).toEqual([])
  })

  it('of an Ace Point Man is over when his point man is hit, unless a spare has another', () => {
    const table = snoopinPlaying()
    const [team] = table.ids('1-A')
    const keys = () => abilitiesOf(byTheBook(table.state), table.turn).map(({ key }) => key)
    for (const name of ['1-A Adams', '1-A Brown']) {
      table.do('giveDevelopment', { team, kind: 'special', key: 'acePointMan' })
      table.do('namePointMan', { development: table.state.developments.at(-1)!.id, man: table.man(name).id })
    }
    table.do('hit', { man: table.man('1-A Adams').id, fate: 'killed', left: null })
    expect(keys()).toEqual(['acePointMan'])
    table.do('hit', { man: table.man('1-A Brown').id, fate: 'wounded', left: null })
    expect(keys()).toEqual([])
  })

  it('of the insurgency names no lower rank that a higher one outdoes', () => {
    const table = snoopinPlaying()
    table.put('insurgencies', table.state.insurgencies[0]!.id, { troops: 3, tactics: 2 })
    expect(abilitiesOf(byTheBook(table.state), table.turn).map(({ key }) => key)).toEqual([
      'troops2',
      'troops3',
      'tactics1',
      'tactics2',
    ])
  })
})
