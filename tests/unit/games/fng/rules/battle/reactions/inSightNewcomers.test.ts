import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { battleWith, figureIn, our, their, type Dice } from '../../../../../../support/battle.ts'
import { damage, decide, hit, line, playInSight, see, under } from './inSightForms.ts'

/** C, with a knife alone, charges A; L stands behind a wall and sees him when he has cleared it (FNG p. 22). */
const state = battleWith({ ours: [{ name: 'C', weapon: 'unarmed' }], theirs: [{ name: 'A' }, { name: 'L' }] })
const charge: Values = {
  newcomers: [{ figure: their(2), charger: our(1), inches: 12, stands: 'open' }],
  lines: [line(our(1), [their(1)], { charge: true, inches: 6 }), line(their(1), [our(1)], { inches: 6 })],
}
const first = [see(our(1), 1, 2, 6, 6), see(their(1), 6, 6, 6, 6)]
const melee = [
  ['charge-into-melee', our(1), 1, 2],
  ['charge-into-melee', their(1), 6, 6],
  ['melee-combat', our(1), 1, 6, 6],
  ['melee-combat', their(1), 1, 6, 6, 6, 6, 6],
] as unknown as readonly Dice[]
const play = (tape: readonly Dice[], values: Values = charge) => playInSight(state, values, tape)

describe('who comes into sight of a charge', () => {
  it('FNG pp. 21-22: with more successes acts before the charge is completed, at a charging man', () => {
    const { state: after, texts } = play([
      ...first,
      see(their(2), 1, 2, 3, 6),
      decide(their(2), 1),
      // Seven misses who charges, eight hits him.
      hit(their(2), 4, 3, 1),
      damage(our(1), 1),
    ])
    expect(texts).toContain('L comes into sight by the charge.')
    expect(figureIn(after, our(1)).status).toBe('obviouslyDead')
    expect(figureIn(after, their(1)).matchedWith).toBeNull()
  })

  it('FNG p. 22: with as many, or fewer, acts after it', () => {
    for (const faces of [
      [1, 2, 6, 6],
      [1, 6, 6, 6],
    ]) {
      const { texts } = play([
        ...first,
        see(their(2), ...faces),
        ...melee,
        decide(their(2), 1),
        hit(their(2), 1, 2, 2),
        under(our(1), 1, 1),
      ])
      expect(texts.indexOf('L fires.')).toBeGreaterThan(texts.findIndex((text) => text.includes('melee')))
    }
  })

  it('without a charge sees nobody, and rolls nothing', () => {
    const { texts } = play([see(our(1), 6, 6, 6, 6), see(their(1), 6, 6, 6, 6)])
    expect(texts.some((text) => text.includes('L '))).toBe(false)
  })

  it('is asked for where somebody is to charge, among his enemies who are not in sight yet', () => {
    const asked = (more: Values) =>
      battleForm(state, 'inSight', { ours: [our(1)], theirs: [their(1)], ...charge, newcomers: [], ...more }, []).fields
    const names = (more: Values) => asked(more).map(({ name }) => name)
    expect(names({})).toContain('newcomers')
    expect(names({ lines: [line(our(1), [their(1)])] })).not.toContain('newcomers')
    expect(names({ theirs: [their(1), their(2)] })).not.toContain('newcomers')
    const given = { ours: [our(1)], theirs: [their(1)], ...charge, newcomers: [{ figure: their(2) }] }
    expect(battleForm(state, 'inSight', given, []).values['newcomers']).toMatchObject([
      { figure: their(2), charger: our(1), inches: 12, stands: 'open' },
    ])
    const twice = { ...charge, newcomers: [...(charge['newcomers'] as Values[]), ...(charge['newcomers'] as Values[])] }
    expect(() => play([], twice)).toThrow('L has two lines.')
  })
})
