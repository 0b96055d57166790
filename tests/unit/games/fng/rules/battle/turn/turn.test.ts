import { describe, expect, it } from 'vitest'
import { groupsToActivate, mayActivate } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { nextTurn } from '../../../../../../../src/games/fng/rules/battle/turn/nextTurn.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleId, battleWith, groupNamed, our, playAction, their } from '../../../../../../support/battle.ts'
import { firing, line } from '../fire/forms.ts'

it('FNG p. 16: a group whose REP is below the die does not act: it has no active fire', () => {
  const ours = [{ rep: 3 }, { group: 'B', leads: true, rep: 5 } as const]
  const state = battleWith({ ours, theirs: [{}], battle: { ourDie: 5 } })
  const group = groupNamed(state, 'A')
  const { state: after, texts } = playAction(state, 'activate', { group, byCommander: false })
  expect(texts).toEqual(['A stays put: REP 3 is below the die.'])
  expect(() => playAction(after, 'fire', firing([our(1)], [line(their(1))]))).toThrow('Nobody is active')
  // Its commander may think of it later.
  const brought = playAction(after, 'activate', { group, byCommander: true })
  expect(brought.state.groups.find(({ id }) => id === group)!.activated).toBe(true)
})

it('FNG pp. 16-17: 4 against 3: Blue goes first with REP 4 and more, and may be reinforced; then Yellow with REP 3', () => {
  const squads = (side: 'B' | 'Y') => [4, 3, 2].map((rep) => ({ group: `${side}${rep}`, rep }))
  const state = battleWith({ ours: squads('B'), theirs: squads('Y'), battle: { side: null, turn: 0 } })
  const { state: blue, texts } = playAction(state, 'nextTurn', {}, [
    ['battle.activation.ours', battleId, 4],
    ['battle.activation.theirs', battleId, 3],
    ['reinforcements', battleId, 6, 6],
  ])
  expect(texts[0]).toBe('Turn 1: ours 4, theirs 3. We go first; total 7, a check for our reinforcements.')
  const able = (now: FngState) => now.groups.filter((group) => mayActivate(now, group)).map(({ name }) => name)
  expect(able(blue)).toEqual(['B4', 'Y4', 'Y3'])
  expect(groupsToActivate(blue).map(({ name }) => name)).toEqual(['B4', 'B3', 'B2'])
  const { state: yellow } = playAction(blue, 'passOn', {})
  expect(groupsToActivate(yellow).map(({ name }) => name)).toEqual(['Y4', 'Y3', 'Y2'])
})

it('FNG p. 71: when doubles end the mission no turn follows', () => {
  const state = battleWith({ ours: [{}], theirs: [{}], battle: { side: null } })
  const { state: after } = playAction(state, 'nextTurn', {}, [
    ['battle.activation.ours', battleId, 6],
    ['battle.activation.theirs', battleId, 6],
    ['random-events', battleId, 6],
  ])
  expect(after.battle[0]).toMatchObject({ over: true, turn: 1, side: null })
  expect(nextTurn.entry!(after, {})).toBe('The mission is over')
  expect(() => playAction(after, 'nextTurn', {})).toThrow('The mission is over')
})

describe('a Leader who ducks back', () => {
  const ducks = { leads: true, rep: 5, status: 'duckBack' } as const
  const group = (value: 'holds' | 'breaks', ...others: readonly { rep: number; status?: 'duckBack' }[]) =>
    battleWith({
      ours: [ducks, ...others],
      battle: { ourDie: 4 },
      state: { switches: [{ id: 1, name: 'duckBackInGroup', value }] },
    })
  const activates = (state: FngState) => playAction(state, 'activate', activation(state)).texts[0]
  const activation = (state: FngState) => ({ group: groupNamed(state, 'A'), byCommander: false })

  it('ruling to FNG p. 14: holds his group together and brings it along', () => {
    expect(activates(group('holds', { rep: 3 }))).toBe('A activates on REP 5.')
  })

  it('switch: breaks it: the group acts on the best of those who carry on', () => {
    expect(activates(group('breaks', { rep: 3 }))).toContain('A stays put: REP 3')
    expect(activates(group('breaks', { rep: 4 }))).toBe('A activates on REP 4.')
    // With nobody else up they act on what they have themselves.
    expect(activates(group('breaks', { rep: 3, status: 'duckBack' }))).toBe('A activates on REP 5.')
  })
})
