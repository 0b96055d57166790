import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import { figureIn, our, playAction, their, type Dice, type TestBattle } from '../../../../../../support/battle.ts'
import { battle } from './forms.ts'

const switches = [{ id: 1, name: 'rifleGrenades', value: 'both' }]
const state = (setUp: TestBattle = {}) => battle({ ours: [{}], theirs: [{}, {}], state: { switches }, ...setUp })
const fires: Values = {
  shooter: our(1),
  target: their(1),
  inches: 18,
  stands: 'open',
  coverDv: 0,
  circle: [{ figure: their(2), dv: 0 }],
  near: [],
}
const readied: Dice = ['ready-the-grenade', our(1), 1, 1]

describe('a rifle grenade', () => {
  it('FNG pp. 28, 33: is made ready, fired on Ranged Combat, and bursts as a hand grenade', () => {
    const { state: after, lines } = playAction(state(), 'rifleGrenade', fires, [
      readied,
      ['ranged-combat', our(1), 6],
      ['combat-damage', their(1), 1],
      ['combat-damage', their(2), 1],
    ])
    expect(lines.find(({ table }) => table === 'combat-damage')!.numbers).toEqual({ Impact: 2 })
    expect([1, 2].map((nth) => figureIn(after, their(nth)).status)).toEqual(['obviouslyDead', 'obviouslyDead'])
    expect(figureIn(after, our(1))).toMatchObject({ fired: true, grenadeTurn: 1, launchTurn: 1, readied: null })
  })

  it('FNG p. 33: not readied in time, it waits', () => {
    const { state: after } = playAction(state(), 'rifleGrenade', fires, [['ready-the-grenade', our(1), 6, 6]])
    expect(figureIn(after, our(1))).toMatchObject({ fired: true, readied: 'whenActive', readiedItem: 'rifle-grenade' })
  })

  it('FNG p. 28: reaches 20"', () => {
    expect(() => playAction(state(), 'rifleGrenade', { ...fires, inches: 21 })).toThrow('reaches 20"')
  })

  it('FNG p. 30: by night only at what is within 12", or lit', () => {
    const night = state({ battle: { dayPart: 'night' } })
    const dark = { ...fires, lit: false, beam: false }
    expect(() => playAction(night, 'rifleGrenade', dark)).toThrow('Enemy 1 is out of sight at 18" unless lit')
    const { state: after } = playAction(night, 'rifleGrenade', { ...dark, lit: true }, [
      ['ready-the-grenade', our(1), 6, 6],
    ])
    expect(figureIn(after, our(1)).fired).toBe(true)
  })

  it('FNG p. 28: one that goes wide sends men down all the same', () => {
    const { state: after } = playAction(state(), 'rifleGrenade', fires, [
      readied,
      ['ranged-combat', our(1), 1],
      ['reaction.received-fire', their(1), 1, 1],
      ['reaction.received-fire', their(2), 1, 1],
    ])
    // It outguns an AK-47.
    expect(figureIn(after, their(1)).status).toBe('duckBack')
  })

  it('FNG p. 13: the enemy’s may be duds, which outgun nobody', () => {
    const theirs = state({ battle: { side: 'theirs' }, groups: { E1: { activated: true } } })
    const { texts, state: after } = playAction(
      theirs,
      'rifleGrenade',
      { ...fires, shooter: their(1), target: our(1), circle: [] },
      [
        ['ready-the-grenade', their(1), 1, 1],
        ['ranged-combat', their(1), 6],
        ['battle.grenade-dud', their(1), 2],
        ['reaction.received-fire', our(1), 1, 1],
      ],
    )
    expect(texts).toContain('A dud.')
    expect(figureIn(after, our(1)).status).toBe('carryOn')
  })

  it('FNG p. 28: no list issues any; the switch says who has them, and it takes a rifle', () => {
    const { refuses } = actionNamed('rifleGrenade')!
    expect(refuses(state({ state: {} }))).toContain('No army list issues')
    expect(refuses(state({ state: { switches: [{ id: 1, name: 'rifleGrenades', value: 'theirs' }] } }))).toContain(
      'Nobody can',
    )
    expect(refuses(state({ ours: [{ weapon: 'm60' }] }))).toContain('Nobody can')
    expect(refuses(state())).toBeNull()
  })
})
