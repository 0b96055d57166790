import { describe, expect, it } from 'vitest'
import { weaponToAnswer } from '../../../../../../../src/games/fng/rules/battle/reactions/outgunned.ts'
import { figureIn, our, playAction, their, type Dice } from '../../../../../../support/battle.ts'
import { battle, firing, line } from './forms.ts'

/** An M-60 gunner, gun set up, with a .45 at his belt. */
const gunner = { weapon: 'm60', sidearm: 'm1911a1', setUp: true, rep: 1 } as const
const twoOnes: Dice[] = [
  ['ranged-combat', our(1), 1, 1],
  ['reaction.received-fire', their(1), 1, 2],
]
const pistol = { with: 'sidearm' } as const

describe('a sidearm and its ammunition', () => {
  const state = battle({ ours: [gunner], theirs: [{}] })
  const shoot = () => playAction(state, 'fire', firing([our(1)], [line(their(1), { inches: 6 })], pistol), twoOnes)

  it('FNG p. 30: two 1s with the pistol empty the pistol, not the weapon in his hands', () => {
    const { state: after, texts } = shoot()
    expect(figureIn(after, our(1))).toMatchObject({ outOfAmmo: false, sidearmEmpty: true })
    expect(texts).toContain('The .45 of Man 1 is empty: 2 1s.')
    const again = { ...after, figures: after.figures.map((figure) => ({ ...figure, fired: false })) }
    expect(() => playAction(again, 'fire', firing([our(1)], [line(their(1))], pistol))).toThrow('is empty')
    expect(weaponToAnswer(again, figureIn(again, our(1)))).toBe('m60')
  })

  it('FNG p. 30: with both empty he has nothing to answer with', () => {
    const figure = figureIn(battle({ ours: [{ ...gunner, outOfAmmo: true, sidearmEmpty: true }] }), our(1))
    expect(weaponToAnswer(state, figure)).toBeNull()
  })

  it('FNG p. 30: the pistol takes an activation to reload, apart from what is in his hands', () => {
    const empty = battle({ ours: [{ ...gunner, outOfAmmo: true, sidearmEmpty: true }], theirs: [{}] })
    const reload = (what: string) =>
      figureIn(playAction(playAction(empty, 'reload', { figures: [our(1)], what }).state, 'passOn', {}).state, our(1))
    expect(reload('sidearm')).toMatchObject({ outOfAmmo: true, sidearmEmpty: null, busy: null })
    expect(reload('own')).toMatchObject({ outOfAmmo: false, sidearmEmpty: true })
    const full = battle({ ours: [{ ...gunner, sidearmEmpty: true }], theirs: [{}] })
    expect(() => playAction(full, 'reload', { figures: [our(1)], what: 'own' })).toThrow('reloads the other')
  })
})
