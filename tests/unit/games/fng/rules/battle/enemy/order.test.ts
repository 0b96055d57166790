import { describe, expect, it } from 'vitest'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import { theirNext } from '../../../../../../../src/games/fng/rules/battle/enemy/order.ts'
import type { Contact } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleWith, groupNamed, playAction, type TestBattle } from '../../../../../../support/battle.ts'

const pef = (id: number): Contact => ({
  id,
  markerId: null,
  number: id - 600,
  kind: 'pef',
  sector: 2,
  status: 'hidden',
  found: null,
  actedTurn: 0,
  groupId: null,
  sealed: false,
  pc: false,
})
const byRep = { switches: [{ id: 1, name: 'enemyOrder', value: 'rep' }] }

/** A PEF of REP 3 among groups of REP 5, 3 and 1; their die is 2. */
const theirTurn = (state: TestBattle['state'] = {}) =>
  battleWith({
    ours: [{}],
    theirs: [{ rep: 3 }, { group: 'E2', rep: 5 }, { group: 'E3', rep: 1 }],
    battle: { side: 'theirs', first: 'theirs', theirDie: 2, pefRep: 3 },
    state: { contacts: [pef(601)], ...state },
  })
const next = (state: FngState) => {
  const { pefs, groups } = theirNext(state)
  return [...pefs.map(({ number }) => `PEF ${number}`), ...groups.map(({ name }) => name)]
}
const acted = (state: FngState, ...names: string[]): FngState => ({
  ...state,
  groups: state.groups.map((group) => (names.includes(group.name) ? { ...group, activated: true } : group)),
})

describe('the order in which the enemy acts', () => {
  it('ruling to FNG p. 60: by distance, which the table shows: anybody may be next', () => {
    expect(next(theirTurn())).toEqual(['PEF 1', 'E2', 'E1', 'E3'])
  })

  it('switch: by REP, groups and PEFs alike; equal ones in any order; below the die a commander may bring them', () => {
    const state = theirTurn(byRep)
    expect(next(state)).toEqual(['E2', 'E3'])
    expect(next(acted(state, 'E2'))).toEqual(['PEF 1', 'E1', 'E3'])
    const moved = { ...state, contacts: state.contacts.map((contact) => ({ ...contact, actedTurn: 1 })) }
    expect(next(acted(moved, 'E2', 'E1'))).toEqual(['E3'])
  })

  it('switch: who is not next is refused, and the forms say so', () => {
    const state = theirTurn(byRep)
    expect(actionNamed('pefMoves')!.refuses(state)).toBe('A group of a higher REP acts first.')
    expect(actionNamed('pefMoves')!.refuses(theirTurn())).toBeNull()
    const values = { closest: null, byCommander: false, inches: 20, inSight: true, sector: '5', fortified: false }
    expect(() => playAction(state, 'enemyActs', { group: groupNamed(state, 'E1'), ...values })).toThrow('not possible')
    const higher = { ...state, battle: state.battle.map((row) => ({ ...row, pefRep: 6 })) }
    const alone = acted({ ...higher, groups: higher.groups.filter(({ name }) => name !== 'E3') })
    expect(actionNamed('enemyActs')!.refuses(alone)).toBe('A PEF of a higher REP moves first.')
  })
})
