import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { figureIn, playAction, their, type Dice } from '../../../../../../support/battle.ts'
import { craftId, crew, withCobra } from './withHelicopter.ts'

const field = { ours: [{}], theirs: [{}, {}] }
const gunner = crew(2)
const at = (target: number, dice: number, more: Values = {}): Values => ({
  target,
  dice,
  away: 18,
  stands: 'open',
  near: [],
  ...more,
})
const shot = (targets: readonly Values[], more: Values = {}): Values => ({
  craft: craftId,
  inches: 24,
  targets,
  ...more,
})
const flying = { mode: 'flying' } as const

describe('a chin turret at single targets', () => {
  it('FNG p. 90: fires the full Target of each of its two guns for each 24" flown, split as one likes', () => {
    const state = withCobra(field, flying)
    expect(() => playAction(state, 'fireTurret', shot([at(their(1), 9)]))).toThrow('has 8 dice')
    const { state: after, lines } = playAction(
      state,
      'fireTurret',
      shot([at(their(1), 1), at(their(2), 1)], { inches: 48 }),
      [
        ['ranged-combat', gunner, 5, 1],
        ['combat-damage', their(1), 1],
        ['reaction.received-fire', their(2), 1, 1],
      ],
    )
    // The gunner's own REP, as a door gunner's; the pilot has 4.
    expect(lines.find(({ table }) => table === 'ranged-combat')?.numbers).toMatchObject({ REP: 5 })
    expect(figureIn(after, their(1)).status).toBe('obviouslyDead')
    expect(figureIn(after, gunner).fired).toBe(true)
    expect(() => playAction(after, 'fireTurret', shot([at(their(2), 1)]))).toThrow('has a turret free to fire')
  })

  it('FNG pp. 89-90: with an LMG and a grenade launcher fires both at the same men', () => {
    const state = withCobra(field, { ...flying, load: 'b' })
    const values = shot([at(their(1), 1)], { inches: 48, grenades: true })
    const { state: after } = playAction(state, 'fireTurret', values, [
      ['ranged-combat', gunner, 1],
      ['reaction.received-fire', their(1), 1, 1],
      ['ranged-combat', craftId, 5],
      ['ranged-combat', craftId, 5],
    ])
    expect(after.lasting.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['round', 2],
      ['round', 2],
    ])
    expect(() => playAction(state, 'fireTurret', shot([at(their(1), 11)], { inches: 48, grenades: false }))).toThrow(
      'Dice: a number from 1 to 10',
    )
  })

  it('FNG p. 90: is out of its range beyond that of the gun, and silent on the ground', () => {
    const lmg = withCobra(field, { ...flying, load: 'b' })
    expect(() => playAction(lmg, 'fireTurret', shot([at(their(1), 1, { away: 60 })], { grenades: false }))).toThrow(
      'out of range',
    )
    expect(() => playAction(withCobra(field, { mode: 'landed' }), 'fireTurret', shot([at(their(1), 1)]))).toThrow(
      'No gunship in the air',
    )
  })

  it('FNG p. 87: its man is busy where the run took both systems, or the turret itself', () => {
    const well: Dice = ['heli.piloting', craftId, 1, 1]
    const run = (more: Values): Values => ({
      craft: craftId,
      plan: 'attack',
      checking: [],
      farther: [],
      open: false,
      fixedGuns: true,
      turret: false,
      strip: [],
      beside: [],
      rockets: [],
      ...more,
    })
    const busy = (more: Values, dice: readonly Dice[] = []) =>
      figureIn(playAction(withCobra(field), 'flyHelicopter', run(more), [well, ...dice]).state, gunner).fired
    expect(busy({})).toBe(false)
    expect(busy({ fixedGuns: false, turret: true })).toBe(true)
    expect(busy({ rockets: [{ stands: 'open' }] }, [['ranged-combat', craftId, 6]])).toBe(true)
  })

  it('FNG p. 87: one man who is left fires one system', () => {
    const state = withCobra(field)
    const alone = {
      ...state,
      figures: state.figures.map((f) => (f.id === gunner ? { ...f, status: 'obviouslyDead' as const } : f)),
    }
    const values = {
      craft: craftId,
      plan: 'attack',
      checking: [],
      farther: [],
      open: false,
      fixedGuns: true,
      turret: false,
      strip: [],
      beside: [],
      rockets: [{ stands: 'open' }],
    }
    expect(() => playAction(alone, 'flyHelicopter', values)).toThrow('One man is left to fire')
  })
})
