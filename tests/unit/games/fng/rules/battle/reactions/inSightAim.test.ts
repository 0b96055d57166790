import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { battleWith, figureIn, our, their } from '../../../../../../support/battle.ts'
import { decide, hit, line, playInSight, see, under } from './inSightForms.ts'

describe('who neither fires nor reacts', () => {
  it('FNG p. 43: who is suppressed takes no In Sight, and is shot at all the same', () => {
    const state = battleWith({ ours: [{ rep: 4 }], theirs: [{ suppressed: true }] })
    const { state: after, texts } = playInSight(state, { lines: [line(our(1), [their(1)])] }, [
      see(our(1), 1, 6, 6, 6),
      decide(our(1), 1),
      hit(our(1), 1, 2, 2, 2),
    ])
    expect(texts).toContain('Enemy 1 is suppressed and takes no In Sight.')
    expect(figureIn(after, their(1))).toMatchObject({ status: 'carryOn', mayReturnFire: false })
  })

  it('FNG p. 28: from within smoke nobody fires; it conceals him, he cannot be hit, and is outgunned', () => {
    const state = battleWith({ ours: [{ rep: 3 }], theirs: [{ rep: 3 }] })
    const lines = [line(our(1), [their(1)]), line(their(1), [our(1)], { stands: 'smoke' })]
    const { state: after, texts } = playInSight(state, { lines }, [
      see(our(1), 1, 6),
      see(their(1), 1, 2, 6),
      decide(our(1), 1),
      hit(our(1), 6, 6, 2, 2),
      under(their(1), 1, 1),
    ])
    expect(texts).toContain('Enemy 1 cannot fire and ducks back.')
    expect(texts.filter((text) => text.includes('lost in the smoke'))).toHaveLength(4)
    expect(figureIn(after, their(1)).status).toBe('duckBack')
  })
})

describe('a rifle with a sniper scope', () => {
  const apart = (inches: number, more: Values = {}) => ({
    lines: [line(our(1), [their(1)], { inches, ...more }), line(their(1), [our(1)], { inches })],
  })
  const sniper = battleWith({ ours: [{ weapon: 'springfield', items: 'scope' }], theirs: [{ rep: 1 }] })

  it('FNG pp. 11, 13: reaches 60" In Sight, too', () => {
    const { texts } = playInSight(sniper, apart(55, { scope: true }), [
      see(our(1), 1, 6, 6, 6),
      see(their(1), 6),
      decide(our(1), 1),
      hit(our(1), 1),
      under(their(1), 1, 1),
    ])
    expect(texts).toContain('Man 1 fires.')
    const without = playInSight(sniper, apart(55), [see(our(1), 1, 6, 6, 6), see(their(1), 6)])
    expect(figureIn(without.state, our(1)).status).toBe('duckBack')
  })

  it('is asked for where the rifle alone is too short, and taken for granted by whoever brought one', () => {
    const lines = (inches: number, state = sniper) =>
      battleForm(state, 'inSight', { ours: [our(1)], theirs: [their(1)], ...apart(inches) }, []).values[
        'lines'
      ] as readonly Values[]
    expect(lines(55)[0]!['scope']).toBe(true)
    expect(lines(48)[0]!['scope']).toBeUndefined()
    const plain = battleWith({ ours: [{ weapon: 'springfield' }], theirs: [{}] })
    expect(lines(55, plain)[0]!['scope']).toBe(false)
  })
})

describe('several targets', () => {
  const state = battleWith({ ours: [{ rep: 5 }], theirs: [{ rep: 1 }, { rep: 1 }] })
  const at = (more: Values) => ({
    theirs: [their(1), their(2)],
    lines: [line(our(1), [their(1), their(2)], more), line(their(1), [our(1)]), line(their(2), [our(1)])],
  })
  const seen = [see(our(1), 1, 2, 3, 4, 5), see(their(1), 6), see(their(2), 6)]

  it('FNG p. 31: dice that bridge the gap between them hit nothing, but their 1s count', () => {
    const { state: after, texts } = playInSight(state, at({ bridging: 1 }), [
      ...seen,
      decide(our(1), 1),
      hit(our(1), 1, 1, 1),
      ['battle.bridging-fire', our(1), 1],
      under(their(1), 1, 1),
      under(their(2), 1, 1),
    ])
    expect(texts.filter((text) => text.includes('M-16 at'))).toHaveLength(3)
    expect(figureIn(after, our(1)).outOfAmmo).toBe(true)
  })

  it('FNG p. 31: the gaps are paid before the targets', () => {
    expect(() => playInSight(state, at({ bridging: 3 }), seen)).toThrow(
      'Man 1 has 1 die for 2 targets, the gaps between them bridged.',
    )
  })
})
