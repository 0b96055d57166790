import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { figureIn, playAction, their, type Dice, type TestFigure } from '../../../../../../support/battle.ts'
import { craftId, craftIn, withSlick } from './withHelicopter.ts'

const firing = (men: readonly TestFigure[], values: Values, tape: readonly Dice[]) =>
  playAction(
    withSlick({ theirs: men, battle: { side: 'theirs' } }, { mode: 'landed', sector: 5 }),
    'fireAtAircraft',
    { craft: craftId, firing: [their(1)], inches: 12, stands: 'open', snap: false, ...values },
    tape,
  )
const shot = (...faces: readonly (1 | 2 | 3 | 4 | 5 | 6)[]): Dice => ['ranged-combat', their(1), ...faces]

describe('fire at a helicopter that stands or hovers', () => {
  it('FNG p. 30: two 1s empty the weapon, three where a loader feeds the gun', () => {
    const rifle = firing([{}], {}, [shot(1, 1, 2)])
    expect(figureIn(rifle.state, their(1)).outOfAmmo).toBe(true)
    const gun: readonly TestFigure[] = [{ weapon: 'rpd', role: 'gunner', setUp: true }, { role: 'loader' }]
    const fed = firing(gun, {}, [shot(1, 1, 2, 2, 2)])
    expect(figureIn(fed.state, their(1)).outOfAmmo).toBe(false)
    expect(figureIn(fed.state, their(2)).fired).toBe(true)
    const both = { firing: [their(1), their(2)] }
    const alone = firing(gun, both, [shot(1, 1, 2, 2, 2), ['ranged-combat', their(2), 2, 2, 2]])
    expect(figureIn(alone.state, their(1)).outOfAmmo).toBe(true)
  })

  it('FNG p. 26: a machine gun from the hip has a die less, and a point of REP', () => {
    // REP 4 and a 3 are 7, which hits; from the hip they are 6.
    const damage: Dice = ['heli.damage', craftId, 6]
    const steady = firing([{ weapon: 'rpd', setUp: true }], {}, [shot(3, 2, 2, 2, 2), damage])
    expect(steady.texts).toContain('Enemy 1 hits once.')
    expect(firing([{ weapon: 'rpd' }], {}, [shot(3, 2, 2, 2)]).texts).toContain('Enemy 1 misses.')
  })

  it('FNG p. 25: a weapon reaches as far as it reaches; who has nothing else fires his pistol', () => {
    expect(() => firing([{ weapon: 'mat-49' }], { inches: 30 }, [])).toThrow('reaches 24"')
    expect(() => firing([{ weapon: 'rpg-2' }], { inches: 6 }, [])).toThrow('needs 12"')
    const gunner = { weapon: 'dshk', sidearm: 'tt-30', setUp: false }
    expect(firing([gunner], {}, [shot(2, 2)]).texts).toContain('Enemy 1 misses.')
    expect(() => firing([gunner], { inches: 18 }, [])).toThrow('reaches 12"')
  })

  it('FNG p. 32: cover, smoke and snap fire count as they do at men', () => {
    expect(firing([{}], { stands: 'cover' }, [shot(4, 2, 2)]).texts).toContain('Enemy 1 misses.')
    expect(firing([{}], { snap: true }, [shot(4, 2, 2)]).texts).toContain('Enemy 1 misses.')
    expect(firing([{}], { stands: 'smoke' }, [shot(6, 2, 2)]).texts).toContain('Enemy 1 fires into the smoke.')
  })

  it('FNG pp. 27, 91: a rocket is fired once a turn, and does twice the damage', () => {
    const { state } = firing([{ weapon: 'rpg-2' }], { inches: 18 }, [shot(6), ['heli.damage', craftId, 2]])
    expect(craftIn(state).damage).toBe(2)
    expect(figureIn(state, their(1)).launchTurn).toBe(1)
  })

  it('FNG p. 91: each hit does what its own weapon does', () => {
    const gun = { weapon: 'dshk', setUp: true }
    const { state } = firing([gun, {}], { firing: [their(1), their(2)] }, [
      shot(6, 2, 2, 2),
      ['ranged-combat', their(2), 6, 2, 2],
      ['heli.damage', craftId, 2],
      ['heli.damage', craftId, 2],
    ])
    // Twice for the heavy machine gun, once for the rifle.
    expect(craftIn(state).damage).toBe(3)
  })
})
