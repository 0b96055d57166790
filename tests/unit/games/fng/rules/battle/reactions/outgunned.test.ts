import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { figureIn, our, playAction, their, type Dice } from '../../../../../../support/battle.ts'
import { battle, firing, line } from '../fire/forms.ts'

const status = (state: FngState, id: number) => figureIn(state, id).status
const under = (id: number): Dice => ['reaction.received-fire', id, 1, 2]

/** An M-60 and an M-16 fire, one at each of two men with an AK-47; all miss. */
function twoFireAtTwo(more: { targets?: readonly [Values, Values]; tests?: readonly number[]; state?: object } = {}) {
  const state = battle({
    ours: [{ rep: 1, weapon: 'm60', setUp: true }, { rep: 1 }],
    theirs: [{ weapon: 'ak-47' }, { weapon: 'ak-47' }, { weapon: 'ak-47' }],
    state: more.state ?? {},
  })
  const [gun, rifle] = more.targets ?? [{}, {}]
  const values = firing(
    [our(1), our(2)],
    [line(their(1), { by: our(1), dice: 1, ...gun }), line(their(2), { by: our(2), dice: 1, ...rifle })],
  )
  const tests = more.tests ?? [their(1), their(2)]
  return playAction(state, 'fire', values, [
    ['ranged-combat', our(1), 2],
    ['ranged-combat', our(2), 2],
    ...tests.map(under),
  ]).state
}

describe('outgunned', () => {
  it('FNG p. 30: by the weapon that shot at him, not by another of the volley', () => {
    const after = twoFireAtTwo()
    expect(status(after, their(1))).toBe('duckBack')
    expect(figureIn(after, their(2))).toMatchObject({ status: 'carryOn', mayReturnFire: true })
  })

  it('FNG p. 30: who stands beside a man by what shot at that man', () => {
    const beside = (which: 0 | 1) => {
      const near = { near: [their(3)], sheltered: [] }
      const targets = which === 0 ? ([near, {}] as const) : ([{}, near] as const)
      return status(twoFireAtTwo({ targets, tests: [their(1), their(2), their(3)] }), their(3))
    }
    expect([beside(0), beside(1)]).toEqual(['duckBack', 'carryOn'])
  })

  it('FNG p. 30: shot at himself and beside another, by what shot at either', () => {
    const after = twoFireAtTwo({ targets: [{ near: [their(2)], sheltered: [] }, {}] })
    expect(status(after, their(2))).toBe('duckBack')
  })

  it('FNG p. 30: by the wider reading the strongest weapon of the volley outguns them all', () => {
    const after = twoFireAtTwo({ state: { switches: [{ id: 1, name: 'outgunnedBy', value: 'volley' }] } })
    expect([their(1), their(2)].map((id) => status(after, id))).toEqual(['duckBack', 'duckBack'])
  })

  it('FNG p. 30: by the pistol that was fired, not by the machine gun in his hands', () => {
    const state = battle({
      ours: [{ rep: 1, weapon: 'm60', setUp: true, sidearm: 'm1911a1' }],
      theirs: [{ weapon: 'ak-47' }],
    })
    const values = firing([our(1)], [line(their(1), { inches: 6, dice: 1 })], { with: 'sidearm' })
    const { state: after } = playAction(state, 'fire', values, [['ranged-combat', our(1), 2], under(their(1))])
    expect(status(after, their(1))).toBe('carryOn')
  })

  it('FNG p. 30: with his rifle empty his pistol must reach back over the distance', () => {
    const state = battle({ ours: [{ rep: 1 }], theirs: [{ weapon: 'ak-47', outOfAmmo: true, sidearm: 'tt-30' }] })
    const values = firing([our(1)], [line(their(1), { inches: 30, dice: 1 })])
    const { state: after } = playAction(state, 'fire', values, [['ranged-combat', our(1), 2], under(their(1))])
    expect(status(after, their(1))).toBe('duckBack')
  })
})
