import { describe, expect, it } from 'vitest'
import { turnView } from '../../../../../src/games/bookgun/app/turn/turnView.ts'
import { bookgunCampaign, bookgunGame } from '../../../../support/bookgun.ts'

const many = () =>
  bookgunGame({
    army: { First: {}, Second: {}, HQ: { part: 'canada.platoonHq' } },
    insurgents: { Cell: {}, Other: {} },
  })

describe('Cards (p. 11-12)', () => {
  it('red lets the Insurgents act, black the Army, one unit a card (ruling)', () => {
    const table = many().card('8S')
    expect(table.said).toContain('the Army acts')
    expect(table.refused('move', { troop: table.id('Cell') })).toContain('The card is black')
    table.do('pass', { troop: table.id('First') })
    expect(table.refused('pass', { troop: table.id('Second') })).toBe('Draw a card first.')
    expect(table.card('3H').said).toContain('the Insurgents act')
  })

  it('a unit acts once in a phase', () => {
    const table = many()
      .card('8S')
      .do('pass', { troop: many().id('First') })
      .card('9S')
    expect(table.refused('pass', { troop: table.id('First') })).toContain('has acted')
  })

  it('a card of a side that has nobody left goes for nothing', () => {
    const table = bookgunGame({ insurgents: { Cell: {}, Other: {} } }).card('8S')
    table.do('pass', { troop: table.id('Section') })
    expect(table.card('9S').said).toContain('is left to act')
    expect(table.card('9H').state.draws.at(-1)!.said).toBeNull()
  })

  it('the phase ends by itself when all have acted', () => {
    const table = bookgunGame().card('8S')
    table
      .do('pass', { troop: table.id('Section') })
      .card('8H')
      .do('pass', { troop: table.id('Cell') })
    expect(table.phase).toBe('fire')
  })

  it('the deck runs out and all 54 cards are shuffled (ruling)', () => {
    const table = bookgunGame()
    const before = table.state
    table.state = {
      ...before,
      dealt: Array.from({ length: 54 }, (_, i) => ({ id: 900_000 + i, deck: 'bag.initiative', card: cards[i]! })),
    }
    expect(table.card('8S').said).toContain('all 54 cards are shuffled again')
    expect(table.state.dealt).toHaveLength(1)
  })

  it('a leader of no unit moves when all units have (p. 13)', () => {
    const table = bookgunGame({ insurgents: { Cell: {}, Karim: { part: 'insurgents.groupLeader' } } })
    const leader = table.id('Karim')
    expect(table.card('8H').refused('move', { troop: leader })).toContain('when all units have')
    table
      .do('pass', { troop: table.id('Cell') })
      .card('8S')
      .do('pass', { troop: table.id('Section') })
    expect(table.phase).toBe('movement')
    table.do('move', { troop: leader }, { faces: [1, 2, 3] })
    expect(table.phase).toBe('fire')
  })

  it('a leader of no unit enters when all others have acted: the phase waits for him (p. 13)', () => {
    const table = bookgunGame({
      army: { Section: {}, Officer: { part: 'formerSoviet.platoonHq', waiting: true } },
    })
    const leader = table.id('Officer')
    expect(table.refused('enter', { troop: leader, formation: 'open' })).toContain('leads no unit')
    for (const [card, name] of [
      ['8S', 'Section'],
      ['8H', 'Cell'],
    ] as const)
      table.card(card).do('pass', { troop: table.id(name) })
    expect(table.phase).toBe('movement')
    table.do('enter', { troop: leader, formation: 'open' })
    expect([table.troop('Officer').waiting, table.phase]).toEqual([false, 'fire'])
  })

  it('two or more wounded with nobody fit help each other, the high die off (p. 14)', () => {
    const table = bookgunGame()
    const troop = table.id('Section')
    table.do('casualties', { troop, killed: 4, wounded: 3 }).card('8S')
    expect(table.refused('move', { troop })).toContain('wounded help each other')
    expect(table.do('move', { troop, carrying: true }, { faces: [3, 4, 5] }).inches('Section')).toBe(7)
  })

  it('figures step back at one third speed (p. 13)', () => {
    const table = bookgunGame().moves('8S', 'Section', { backs: true }, [3, 4, 5])
    expect(table.inches('Section')).toBe(4)
  })

  it('an ace kills a leader: he is one of the lost (p. 7)', () => {
    const table = bookgunGame({ army: { Section: { leader: 'Sgt Roy' } } })
    const troop = table.id('Section')
    expect(table.refused('casualties', { troop, killed: 0, wounded: 1, ace: true })).toContain('among the lost')
    expect(table.do('casualties', { troop, killed: 1, wounded: 1, ace: true }).troop('Section').leaderLost).toBe(true)
  })

  it('civilians friendly to the army are not run by the insurgents (p. 7)', () => {
    const mob = { part: 'civilians.mob', name: 'Crowd', formation: null, figures: 18 }
    const game = { scenario: 'Market day', setsUp: 'insurgents', sky: 'clear', weather: 'dry', roe: 'ROE3' }
    const table = bookgunCampaign().do('addUnit', mob).do('beginGame', game)
    const input = { unit: table.unit('Crowd').id, friendly: 'army', runBy: table.insurgents }
    expect(table.refused('deployMob', input)).toContain('third player')
  })

  it('a unit that enters is placed on the edge, and may not move in that turn (p. 12)', () => {
    const table = bookgunGame({ army: { Section: { waiting: true } } }).card('8S')
    const troop = table.id('Section')
    expect(table.refused('move', { troop })).toContain('has not entered')
    expect(table.do('enter', { troop, formation: 'column' }).troop('Section').acted).toBe(true)
  })
})

const cards = ['S', 'H', 'D', 'C']
  .flatMap((suit) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => `${rank}${suit}`))
  .concat('JR', 'JB')

describe('Jokers (p. 13)', () => {
  const drawn = (face: number) => {
    const table = many().card('JB')
    return table.do('joker', { troop: table.id('First') }, { faces: face === 3 ? [3, 2, 5] : [face] })
  }

  it('naming does not use up the move: a die more, or 1D6 less (ruling)', () => {
    expect(drawn(1).moves('8S', 'First', {}, [1, 2, 3, 4]).inches('First')).toBe(10)
    expect(drawn(4).moves('8S', 'First', {}, [5, 4, 3, 6]).inches('First')).toBe(6)
    expect(drawn(4).moves('8S', 'First', {}, [5, 4, 3, 6]).stages('First').at(-1)).toBe('One die less: 5 4 3 = 6')
  })

  it('waits for its unit: the rest of the phase does not pass before', () => {
    const table = many().card('JB')
    expect(table.refused('endPhase', { restPasses: true })).toContain('A joker was drawn')
    table.do('joker', { troop: table.id('First') }, { faces: [2] })
    expect(table.do('endPhase', { restPasses: true }).phase).toBe('fire')
  })

  it('2 holds it where it is, 3 has it fall back 2D6', () => {
    expect(drawn(2).troop('First').acted).toBe(true)
    expect([drawn(3).inches('First'), drawn(3).troop('First').acted]).toEqual([7, true])
  })

  it('5 heals its wounded', () => {
    const table = many()
    table.do('casualties', { troop: table.id('First'), killed: 1, wounded: 2 }).card('JB')
    table.do('joker', { troop: table.id('First') }, { faces: [5] })
    expect([table.troop('First').wounded, table.troop('First').lost]).toEqual([0, 1])
  })

  it('6 has it charge: it may neither pass nor move otherwise', () => {
    const table = drawn(6).card('8S')
    expect(table.refused('pass', { troop: table.id('First') })).toContain('must charge')
    expect(table.refused('move', { troop: table.id('First') })).toContain('must charge')
    table.do('move', { troop: table.id('First'), way: 'charge', enemyInches: 8 }, { faces: [3, 3, 3, 3] })
    expect(table.troop('First')).toMatchObject({ charging: true, mustCharge: false })
  })

  it('a unit that has not moved is named first; on one that has, 1, 2 and 4 do nothing and 6 waits (ruling)', () => {
    const table = bookgunGame({ army: { First: {}, Second: {} } }).card('8S')
    table.do('pass', { troop: table.id('First') }).card('JB')
    expect(table.refused('joker', { troop: table.id('First') })).toContain('one that has not is named first')
    table.do('joker', { troop: table.id('Second') }, { faces: [2] }).card('JR')
    table.do('joker', { troop: table.id('Cell') }, { faces: [1] })
    expect(table.phase).toBe('movement')
  })

  it('on one that has moved 6 is a charge in the next movement phase (ruling)', () => {
    const table = bookgunGame().card('8S')
    table.do('pass', { troop: table.id('Section') }).card('JB')
    table.do('joker', { troop: table.id('Section') }, { faces: [6] })
    expect(table.said).toContain('in the next movement phase')
    table.endPhase().endPhase().endPhase().endPhase().card('8S')
    expect(table.refused('pass', { troop: table.id('Section') })).toContain('must charge')
  })

  it('is for nobody where a side has nobody who may be named, and says so', () => {
    const table = bookgunGame({ army: { Late: { waiting: true } } }).card('JB')
    expect(table.said).toContain('nobody of the Army can be named')
    expect(table.state.draws.at(-1)!.said).toBe('nobody to name')
  })

  it('in the fire phase it is a card like any of its colour (ruling)', () => {
    const table = bookgunGame().endPhase().card('JB')
    expect(table.do('fire', { troop: table.id('Section'), markers: 1 }).said).toContain('fires')
  })
})

describe('Fire and reload markers (p. 12)', () => {
  it('one put down in one turn comes off in the morale phase of the next (ruling)', () => {
    const table = bookgunGame().endPhase().card('8S')
    table.do('fire', { troop: table.id('Section'), target: table.id('Cell'), near: true, markers: 1 })
    table.endPhase().endPhase()
    expect([table.phase, table.troop('Section').reload]).toEqual(['morale', 1])
    table.endPhase().endPhase().card('8S')
    expect(table.state.draws.at(-1)!.said).toBe('nobody left')
    table.endPhase().endPhase()
    expect([table.phase, table.troop('Section').reload]).toEqual(['morale', 0])
  })

  it('who has neither moved, fired nor been spotted is fired on within 6" alone (p. 10)', () => {
    const shot = (table: ReturnType<typeof bookgunGame>) => ({
      ...{ troop: table.id('Section'), target: table.id('Cell'), markers: 1 },
    })
    const still = bookgunGame().endPhase().card('8S')
    expect(still.refused('fire', shot(still))).toContain('it is fired on within 6", or looked for first')
    expect(still.do('fire', { ...shot(still), near: true }).said).toContain('Section fires at Cell, within 6"')
    const moved = bookgunGame().moves('8H', 'Cell', {}, [1, 2, 3]).endPhase().card('8S')
    expect(moved.do('fire', shot(moved)).said).toContain('Section fires at Cell: one')
    const spotted = bookgunGame()
    spotted
      .do('note', { troop: spotted.id('Cell'), what: 'spotted' })
      .endPhase()
      .card('8S')
    expect(spotted.do('fire', shot(spotted)).said).toContain('Section fires at Cell: one')
  })

  it('a card for each figure is a switch (p. 7, ruling)', () => {
    const table = bookgunGame({ game: { cardPerFigure: true }, army: { HQ: { part: 'canada.platoonHq' } } }).endPhase()
    const troop = table.id('HQ')
    for (const card of ['8S', '9S', '10S']) table.card(card).do('fire', { troop, markers: 1 })
    expect(table.troop('HQ')).toMatchObject({ acted: true, shots: 3, reload: 1 })
  })

  it('prone figures fire only every other turn (p. 16)', () => {
    const table = bookgunGame()
      .do('note', { troop: bookgunGame().id('Section'), what: 'prone' })
      .endPhase()
      .card('8S')
    table
      .do('fire', { troop: table.id('Section'), markers: 0 })
      .endPhase()
      .endPhase()
      .endPhase()
      .endPhase()
    expect(table.card('8S').state.draws.at(-1)!.said).toBe('nobody left')
  })

  it('who holds its fire has acted', () => {
    const table = bookgunGame().endPhase().card('8S')
    expect(table.do('pass', { troop: table.id('Section') }).said).toContain('holds its fire')
  })
})

describe('Close combat and morale (p. 12)', () => {
  const charge = () => {
    const table = bookgunGame().moves('8S', 'Section', { way: 'charge', enemyInches: 5 }, [3, 3, 3, 3])
    return table.endPhase().endPhase()
  }

  it('a charge is settled before the phase ends', () => {
    const table = charge()
    expect(table.refused('endPhase')).toContain('not settled')
  })

  it('who loses and passes falls back shaken, who fails routs', () => {
    const fought = (passed: boolean) => {
      const table = charge()
      const [attacker, defender] = [table.id('Section'), table.id('Cell')]
      return table.do('closeCombat', { attacker, defender, loser: defender, passed })
    }
    expect(fought(true).troop('Cell').spirit).toBe('shaken')
    expect(fought(false).troop('Cell').spirit).toBe('routed')
  })

  describe('who falls back a normal move', () => {
    const fought = (falls: string, passed: boolean, faces: readonly number[], game = {}, carrying = false) => {
      const table = bookgunGame({ game, army: { Section: {} } }).moves(
        '8H',
        'Cell',
        { way: 'charge', enemyInches: 5 },
        [...[3, 3, 3, 3]],
      )
      table.endPhase().endPhase()
      const [attacker, defender] = [table.id('Cell'), table.id('Section')]
      return table.do('closeCombat', { attacker, defender, loser: defender, passed, falls, carrying }, { faces })
    }

    it('rolls it by its cell of the movement table, die by die, where it is asked for (p. 12)', () => {
      const table = fought('rough', true, [5, 4, 2])
      expect(table.stages('Section')).toEqual(['Three dice: 5 4 2 = 11', 'High die off: 5- 4 2 = 6'])
      expect(table.troop('Section')).toMatchObject({ spirit: 'shaken', movedTurn: 1 })
      expect(table.said).toContain(
        'Section falls back a normal move, up to 6": Army, open order, cross country; rough, for the Army.',
      )
    })

    it('loses the high die for wounded whom it carries, over any ground (p. 8)', () => {
      const rough = fought('rough', true, [5, 4, 2], {}, true)
      expect(rough.inches('Section')).toBe(2)
      expect(rough.said).toContain('cross country; rough, for the Army; wounded.')
      expect(fought('clear', true, [5, 4, 2], {}, true).inches('Section')).toBe(6)
      expect(fought('clear', true, [5, 4, 2]).inches('Section')).toBe(11)
    })

    it('loses nothing to mud in a building (p. 19)', () => {
      expect(fought('clear', true, [5, 4, 2], { weather: 'mud' }).inches('Section')).toBe(6)
      expect(fought('inside', true, [5, 4, 2], { weather: 'mud' }).stages('Section').join()).not.toContain('mud')
    })

    it('rolls none where it is measured on the table, or where it routs', () => {
      expect(fought('table', true, []).state.moves.some(({ words }) => words === 'Falls back')).toBe(false)
      expect(fought('clear', false, []).troop('Section').spirit).toBe('routed')
    })
  })

  it('of two that charge each other the loser charges no more, and the phase can end', () => {
    const table = bookgunGame()
      .moves('8S', 'Section', { way: 'charge', enemyInches: 2 }, [3, 3, 3, 3])
      .moves('8H', 'Cell', { way: 'charge', enemyInches: 2 }, [3, 3, 3, 3])
    while (table.phase !== 'close') table.endPhase()
    const [attacker, defender] = [table.id('Section'), table.id('Cell')]
    table.do('closeCombat', { attacker, defender, loser: defender, passed: false })
    expect(table.troop('Cell')).toMatchObject({ spirit: 'routed', charging: false, mustCharge: false })
    expect(table.endPhase().phase).toBe('morale')
  })

  it('routed units try to rally in the morale phase of a later turn, and are removed when they fail (ruling)', () => {
    const table = bookgunGame().fill(['rally', 'insurgents', 'hasLeader', '1-3'])
    const troop = table.id('Cell')
    table.do('note', { troop, what: 'routed' }).endPhase().endPhase().endPhase().endPhase()
    table.endPhase().endPhase().endPhase()
    expect(table.refused('endPhase')).toContain('tries to rally first')
    expect(table.do('rally', { troop }, { faces: [5] }).troop('Cell').gone).toBe(true)
  })
})

describe('A phase that ends before all have acted', () => {
  it('counts units as units, and tells of leaders of no unit besides (p. 13)', () => {
    const table = bookgunGame({ insurgents: { Cell: {}, Karim: { part: 'insurgents.groupLeader' } } })
    expect(table.refused('endPhase')).toBe('2 units have yet to act.')
    expect(table.endPhase().lines[0]!.text).toBe('2 units did not move, nor did one leader of no unit.')
    expect(table.endPhase().lines[0]!.text).toBe('2 units held fire.')
  })

  it('says of a gun whose crew would have gone on with it that its work rests (p. 16)', () => {
    const table = bookgunGame({ army: { Section: {}, Gun: { part: 'canada.gun' } } })
    const troop = table.id('Gun')
    table.do('casualties', { troop, killed: 2 }).card('8S').do('handleGun', { troop, what: 'limber' })
    for (let i = 0; i < 4; i++) table.endPhase()
    expect(turnView(table.state, null).endPhase.guns).toEqual(['Gun'])
    expect(table.card('8S').do('pass', { troop }).said).toContain('The limbering of Gun rests: 2 turns more.')
    for (let i = 0; i < 4; i++) table.endPhase()
    expect(table.endPhase().said).toContain('The limbering of Gun rests: 2 turns more.')
    expect(table.troop('Gun')).toMatchObject({ gunTurns: 2, limbered: false })
  })
})

describe('What is noted by hand', () => {
  it('is what can be: only who is prone stands up, only men go prone (p. 16)', () => {
    const table = bookgunGame({ army: { Section: {}, Tanks: { part: 'canada.armor' } } })
    const note = (name: string, what: string) => table.refused('note', { troop: table.id(name), what })
    expect(note('Section', 'stands')).toBe('Section is not prone.')
    expect(note('Tanks', 'prone')).toBe('Only men go prone.')
    table.do('note', { troop: table.id('Section'), what: 'prone' })
    expect(note('Section', 'prone')).toBe('Section is prone.')
  })

  it('is offered where it can be', () => {
    const table = bookgunGame()
    const left = () => turnView(table.state, null).sides[0]!.troops[0]!.notNoted
    expect(left()).toEqual(['rallied', 'reloadOff', 'healed', 'leaderBack', 'stands', 'jumpsOff', 'charged'])
    table.do('note', { troop: table.id('Section'), what: 'shaken' })
    table.do('casualties', { troop: table.id('Section'), killed: 0, wounded: 1 })
    expect(left()).toEqual(['reloadOff', 'leaderBack', 'stands', 'jumpsOff', 'charged'])
  })
})

describe('Rally (p. 17-18)', () => {
  /** The second turn, with a section that was shaken in the first, and a black card. */
  const shaken = () => {
    const table = bookgunGame({ army: { Section: {}, HQ: { part: 'canada.platoonHq' } } })
    table.do('note', { troop: table.id('Section'), what: 'shaken' })
    return table.endPhase().endPhase().endPhase().endPhase().card('8S')
  }

  it('a shaken unit tries when it is to be moved, and moves normally when it rallies', () => {
    const table = shaken().fill(['rally', 'army', 'hasLeader', '1, 4-5'])
    const troop = table.id('Section')
    expect(table.refused('move', { troop })).toContain('tries to rally first')
    expect(table.refused('pass', { troop })).toContain('tries to rally')
    table.do('rally', { troop }, { faces: [4] })
    expect(table.troop('Section').spirit).toBe('fit')
    expect(table.refused('pass', { troop: table.id('HQ') })).toContain('goes on with this card')
    expect(table.do('move', { troop }, { faces: [1, 2, 3] }).inches('Section')).toBe(6)
  })

  it('else it stays shaken and falls back 4D6', () => {
    const table = shaken().fill(['rally', 'army', 'hasLeader', '1, 4-5'])
    table.do('rally', { troop: table.id('Section') }, { faces: [2, 1, 2, 3, 4] })
    expect([table.troop('Section').spirit, table.inches('Section')]).toEqual(['shaken', 10])
  })

  it('the numbers are lost: the refusal names the cell', () => {
    const table = shaken()
    expect(table.refused('rally', { troop: table.id('Section') })).toContain('Army: has leader')
  })

  it('who has lost its leader uses the other column, by a leader within 6", who tries once a turn (ruling)', () => {
    const table = shaken().fill(['rally', 'army', 'noLeader', '6'])
    const troop = table.id('Section')
    table.do('note', { troop, what: 'leaderLost' })
    expect(table.refused('rally', { troop })).toContain('has no leader')
    table.do('rally', { troop, helper: table.id('HQ') }, { faces: [6] })
    expect([table.troop('Section').spirit, table.troop('HQ').triedTurn]).toEqual(['fit', 2])
  })

  it('without a leader within 6" it makes no attempt and falls back', () => {
    const table = shaken()
    table.do('rally', { troop: table.id('Section'), alone: true }, { faces: [1, 1, 1, 1] })
    expect(table.inches('Section')).toBe(4)
  })

  it('a unit that became shaken in this turn does not try yet', () => {
    const table = bookgunGame()
      .do('note', { troop: bookgunGame().id('Section'), what: 'shaken' })
      .card('8S')
    expect(table.refused('rally', { troop: table.id('Section') })).toContain('in this turn')
    expect(table.do('pass', { troop: table.id('Section') }).troop('Section').acted).toBe(true)
  })
})

describe('Leaders (p. 7-8)', () => {
  it('an ace takes one leader of the unit, not two (ruling)', () => {
    const table = bookgunGame()
    const troop = table.id('Section')
    table.do('casualties', { troop, killed: 2, ace: true })
    expect(table.troop('Section')).toMatchObject({ lost: 2, leaderLost: true })
    expect(table.do('casualties', { troop, killed: 1, ace: true }).said).not.toContain('leader')
  })

  it('a unit without anybody left is off the table', () => {
    const table = bookgunGame()
    expect(table.do('casualties', { troop: table.id('Section'), killed: 7 }).troop('Section').gone).toBe(true)
  })
})

describe('A charge on who is shaken (p. 18)', () => {
  it('before its roll it cannot rally, and moves 4D6 at once without a card', () => {
    const table = bookgunGame()
    const troop = table.id('Cell')
    expect(table.refused('note', { troop, what: 'charged' })).toContain('no attempt to rally')
    table.do('note', { troop, what: 'shaken' })
    for (let i = 0; i < 4; i++) table.endPhase()
    table.card('8S').do('note', { troop, what: 'charged' }, { faces: [1, 2, 3, 4] })
    expect(table.said).toContain('is charged before its roll, and cannot rally')
    expect([table.inches('Cell'), table.troop('Cell').acted]).toEqual([10, true])
    expect(table.refused('note', { troop, what: 'charged' })).toContain('no attempt to rally')
  })
})

describe('What a step tells', () => {
  it('names the die more that a joker brought (p. 13)', () => {
    const table = bookgunGame().card('JB')
    table.do('joker', { troop: table.id('Section') }, { faces: [1] }).moves('8S', 'Section', {}, [1, 2, 3, 4])
    expect(table.said).toContain('one die more, by the joker')
    expect(table.state.stages[0]!.why).toBe('Army, open order, cross country, and one more by the joker')
  })

  it('of a row on the road names what its ground takes off (p. 19)', () => {
    const column = { formation: 'column' } as const
    const table = bookgunGame({ game: { weather: 'snow' }, army: { First: column, Second: column } }).card('8S')
    const troops = [table.id('First'), table.id('Second')]
    table.do('moveColumn', { troops, way: 'road', weather: 'snow' }, { faces: [6, 5, 4, 3, 6, 2, 2, 1] })
    expect(table.said).toContain('snow, on road')
    expect(table.inches('First')).toBe(10)
  })

  it('recalls the rule of engagement in force when the army fires on civilians, and nobody else (p. 7)', () => {
    const table = bookgunGame({ game: { roe: 'ROE2' }, mobs: { Crowd: 'nobody' } }).endPhase()
    const fires = (card: string, name: string, target: string) =>
      table.card(card).do('fire', { troop: table.id(name), target: table.id(target), near: true, markers: 1 }).said
    expect(fires('8S', 'Section', 'Crowd')).toContain('ROE2 Weapons Tight is in force.')
    expect(fires('8H', 'Cell', 'Crowd')).not.toContain('ROE2')
  })

  it('counts figures and vehicles apart at the end, and names who had left the table', () => {
    const table = bookgunGame({ army: { Section: {}, Tanks: { part: 'canada.armor', figures: 3 } } })
    table
      .do('casualties', { troop: table.id('Section'), killed: 2 })
      .do('casualties', { troop: table.id('Tanks'), killed: 1 })
      .do('note', { troop: table.id('Cell'), what: 'left' })
      .do('endGame', { winner: null, words: '' })
    expect(table.said).toContain('The Army: 2 of 7 figures and 1 of 3 vehicles lost.')
    expect(table.said).toContain('Cell had left the table, 14 of 14 not lost.')
  })
})
