import { describe, expect, it } from 'vitest'
import { playAction } from '../../../../../../support/battle.ts'
import { pef, playPartly, withContacts } from './contactState.ts'

const enemyTurn = { side: 'theirs', theirDie: 2, ourDie: 1, pefRep: 3, eal: 3, first: 'theirs' } as const
const three = withContacts({ contacts: [{ sector: 1 }, { sector: 2 }, { sector: 3 }], battle: enemyTurn })
const moves = (nth: number) => ({ contact: pef(nth) })

describe('PEFs move', () => {
  it('FNG p. 60: die 2 and REP 2 or more, all three act, each finished before the next', () => {
    // The closest comes into sight and is revealed at once; a false alarm here.
    const first = playAction(three, 'pefMoves', moves(2), [
      ['pef-movement', pef(2), 3, 3],
      ['pef-movement', pef(2), 3],
      { choose: 'battle.pef-moves', of: pef(2), value: 'inSight' },
      ['pef-resolution', pef(2), 4, 5],
    ])
    expect(first.texts[0]).toBe('PEF 2 goes 16" toward our nearest men, through cover.')
    expect(first.state.contacts.map(({ status }) => status)).toEqual(['hidden', 'removed', 'hidden'])
    // Only then the second-closest is rolled for.
    const second = playAction(first.state, 'pefMoves', moves(1), [
      ['pef-movement', pef(1), 3, 4],
      ['pef-movement', pef(1), 3],
      { choose: 'battle.pef-moves', of: pef(1), value: '2' },
    ])
    expect(second.state.contacts[0]).toMatchObject({ sector: 2, actedTurn: 1, status: 'hidden' })
    expect(() => playAction(second.state, 'pefMoves', moves(1))).toThrow('PEF: that is not possible.')
    const third = playAction(second.state, 'pefMoves', moves(3), [['pef-movement', pef(3), 4, 5]])
    expect(third.texts).toEqual(['PEF 3 stays where it is.'])
    expect(() => playAction(third.state, 'pefMoves', moves(3))).toThrow('Every PEF has moved.')
  })

  it('FNG p. 60: not when the die is above their REP, nor in our turn', () => {
    const low = withContacts({ contacts: [{}], battle: { ...enemyTurn, theirDie: 4 } })
    expect(() => playAction(low, 'pefMoves', moves(1))).toThrow('PEFs are REP 3, below their die.')
    const ours = withContacts({ contacts: [{}], battle: { ...enemyTurn, side: 'ours' } })
    expect(() => playAction(ours, 'pefMoves', moves(1))).toThrow('PEFs move when the enemy acts.')
    const none = withContacts({ contacts: [{ status: 'removed' }], battle: enemyTurn })
    expect(() => playAction(none, 'pefMoves', moves(1))).toThrow('There is no PEF on the table.')
  })

  it('FNG p. 61: with other PEFs it goes to the nearest one, alone it splits', () => {
    const together = playPartly(three, 'pefMoves', moves(1), [
      ['pef-movement', pef(1), 1, 6],
      ['pef-movement', pef(1), 3],
      { choose: 'battle.pef-moves', of: pef(1), value: '1' },
    ])
    expect(together.texts).toEqual(['PEF 1 goes 8" toward the nearest PEF, out of our sight, and stops 4" from it.'])
    const lone = withContacts({ contacts: [{ sector: 6 }], battle: enemyTurn })
    const split = playAction(lone, 'pefMoves', moves(1), [
      ['pef-movement', pef(1), 1, 2],
      ['pef-movement', pef(1), 3],
    ])
    expect(split.state.contacts[1]).toMatchObject({ number: 2, sector: 6, status: 'hidden', actedTurn: 1 })
    expect(split.texts).toEqual(['PEF 1 splits in two and stays.', 'PEF 1 and PEF 2 lie 4" apart.'])
    // Ruling to p. 61: the new marker does not act in the turn it appears in.
    const second = split.state.contacts[1]!
    expect(() => playAction(split.state, 'pefMoves', { contact: second.id })).toThrow('Every PEF has moved.')
    expect(() =>
      playAction(lone, 'pefMoves', moves(1), [
        ['pef-movement', pef(1), 1, 6],
        ['pef-movement', pef(1), 3],
        { choose: 'battle.pef-moves', of: pef(1), value: '1' },
      ]),
    ).toThrow('is not among')
  })
})
