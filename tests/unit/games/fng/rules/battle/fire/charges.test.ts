import { describe, expect, it } from 'vitest'
import type { Structure } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { freshStructure } from '../../../../../../../src/games/fng/rules/battle/structures.ts'
import { figureIn, our, playAction, their } from '../../../../../../support/battle.ts'
import { battle } from './forms.ts'

const theirTurn = { battle: { side: 'theirs' }, groups: { E1: { activated: true } } } as const
const lay = (figure: number, charge: string, more: Values = {}): Values => ({
  figure,
  charge,
  blocks: 1,
  turns: 0,
  inches: 0,
  ...more,
})
const c4 = { equipment: [{ id: 1, squad: 1, soldierId: null, item: 'c4', quantity: 3 }] }

describe('charges', () => {
  it('FNG p. 29: a satchel is made ready, thrown up to 3", and lands like a grenade', () => {
    const state = battle({ ours: [{}], theirs: [{}], ...theirTurn })
    expect(() => playAction(state, 'setCharge', lay(their(1), 'satchel-charge', { inches: 4 }))).toThrow('3" at most')
    expect(() => playAction(state, 'setCharge', lay(their(1), 'satchel-charge', { turns: 4 }))).toThrow('0 to 3')
    const { state: laid } = playAction(state, 'setCharge', lay(their(1), 'satchel-charge', { inches: 3 }), [
      ['ready-the-grenade', their(1), 1, 1],
    ])
    const charge = laid.structures[0]!.id
    const values = { charge, into: null, circle: [{ figure: our(1), dv: 4 }], feet: [], near: [] }
    const { state: after, lines } = playAction(laid, 'goesOff', values, [
      ['throwing-a-grenade', their(1), 1, 1],
      ['combat-damage', our(1), 1],
    ])
    expect(lines.find(({ table }) => table === 'combat-damage')!.numbers).toEqual({ Impact: 5 })
    expect(after.structures[0]!.state).toBe('destroyed')
    expect(after.lasting).toEqual([])
    expect(() => playAction(after, 'goesOff', values)).toThrow('No charge')
  })

  it('FNG p. 29: blocks of C-4 add up; the squad has just so many; they are laid for a later turn', () => {
    const state = battle({ ours: [{}], theirs: [{}], state: c4 })
    expect(() => playAction(state, 'setCharge', lay(our(1), 'c4', { blocks: 4, turns: 1 }))).toThrow('3 blocks')
    expect(() => playAction(state, 'setCharge', lay(our(1), 'c4'))).toThrow('1 to 4')
    expect(() => playAction(state, 'setCharge', lay(our(1), 'c4', { turns: 1, inches: 1 }))).toThrow('where he stands')
    const { state: laid } = playAction(state, 'setCharge', lay(our(1), 'c4', { blocks: 2, turns: 2 }), [
      ['ready-the-grenade', our(1), 1, 1],
    ])
    expect(laid.lasting).toMatchObject([{ kind: 'charge', until: 3, figureId: our(1) }])
    expect(figureIn(laid, our(1))).toMatchObject({ moved: true, fired: true })
    const walked = { ...state, figures: state.figures.map((figure) => ({ ...figure, moved: true })) }
    expect(() => playAction(walked, 'setCharge', lay(our(1), 'c4', { turns: 1 }))).toThrow('takes all of it')
    const values = { charge: laid.structures[0]!.id, into: null, circle: [{ figure: their(1), dv: 3 }], near: [] }
    const { lines } = playAction(laid, 'goesOff', values, [['combat-damage', their(1), 1]])
    expect(lines.find(({ table }) => table === 'combat-damage')!.numbers).toEqual({ Impact: 4 })
  })
})

describe('command detonated mines', () => {
  it('FNG p. 29: Impact 3 before the mine, 2 behind it; it is gone', () => {
    const mine: Structure = {
      ...freshStructure,
      id: 700,
      kind: 'trap',
      type: 'claymore',
      name: 'Claymore',
      state: 'set',
      dv: 0,
      dvAtStart: 0,
    }
    const state = battle({ ours: [{}, {}], theirs: [{}], state: { structures: [mine] } })
    const values = { figure: our(1), mine: 700, before: [their(1)], behind: [our(2)], near: [] }
    const { state: after, lines } = playAction(state, 'setOffMine', values, [
      ['combat-damage', their(1), 1],
      ['combat-damage', our(2), 1],
    ])
    const impacts = lines.filter(({ table }) => table === 'combat-damage').map(({ numbers }) => numbers['Impact'])
    expect(impacts).toEqual([3, 2])
    expect(after.tallies.filter(({ event }) => event === 'kill')).toHaveLength(1)
    expect(figureIn(after, our(1)).fired).toBe(true)
    expect(() => playAction(after, 'setOffMine', values)).toThrow('No mine')
  })
})
