import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import { figureIn, our, playAction, their, type Dice } from '../../../../../../support/battle.ts'
import { battle, firing, line } from './forms.ts'

const state = battle({ ours: [{ rep: 3 }], theirs: [{ status: 'duckBack', rep: 3 }, {}] })
const shotAt = (ducked: string, faces: readonly [1 | 2 | 4]): Dice[] => [
  ['ranged-combat', our(1), ...faces],
  ...(ducked === 'seen' ? ([['combat-damage', their(1), 1]] as Dice[]) : []),
  ...(ducked === 'open' ? ([['reaction.received-fire', their(1), 1, 2]] as Dice[]) : []),
]
const fireAt = (ducked: string) =>
  playAction(state, 'fire', firing([our(1)], [line(their(1), { ducked, dice: 1 })]), shotAt(ducked, [4]))

describe('a man who has ducked back', () => {
  it('FNG p. 24: is out of sight and no target, and the form says so before it is played', () => {
    const form = battleForm(state, 'fire', { shooters: [our(1)], targets: [{ target: their(1) }] }, [])
    expect(form.values['targets']).toMatchObject([{ ducked: 'hidden' }])
    expect(form.problem).toBe('Enemy 1 has ducked back out of sight: he is no target.')
    expect(() => fireAt('hidden')).toThrow('Enemy 1 has ducked back out of sight')
  })

  it('FNG p. 18: without cover within 6" he drops prone, and is hit as one who lies', () => {
    const { state: after, texts } = fireAt('open')
    expect(figureIn(after, their(1))).toMatchObject({ prone: true, status: 'duckBack' })
    expect(texts[0]).toContain('missed')
  })

  it('FNG p. 24: from where his cover does not hide him he is fired at as he stands', () => {
    const { state: after, texts } = fireAt('seen')
    expect(texts[0]).toContain('hit')
    expect(figureIn(after, their(1)).status).toBe('obviouslyDead')
  })

  it('is asked about no other, nor in entries from before the question', () => {
    const form = battleForm(state, 'fire', { shooters: [our(1)], targets: [{ target: their(2) }] }, [])
    expect(Object.keys((form.values['targets'] as readonly object[])[0]!)).not.toContain('ducked')
    const before = playAction(state, 'fire', firing([our(1)], [line(their(1), { dice: 1 })]), shotAt('seen', [4]))
    expect(before.texts[0]).toContain('hit')
  })

  it('FNG p. 18: who has retired into cover counts as ducked; a rocket does not see him either', () => {
    const retired = battle({ theirs: [{}], ours: [{ status: 'retired' }, { weapon: 'm72-law' }] })
    const running = battle({ theirs: [{ weapon: 'rpg-2' }], ours: [{ status: 'retired', fleeing: true }] })
    const asked = (from: typeof state, shooter: number, target: number) =>
      battleForm(from, 'launch', { shooter, target }, []).fields.some(({ name }) => name === 'ducked')
    const theirs = { battle: { side: 'theirs' }, groups: { E1: { activated: true } } } as const
    const acting = battle({ theirs: [{ weapon: 'rpg-2' }], ours: [{ status: 'retired' }], ...theirs })
    expect(asked(acting, their(1), our(1))).toBe(true)
    expect(battleForm(acting, 'launch', { shooter: their(1), target: our(1) }, []).problem).toContain('out of sight')
    expect(asked(running, their(1), our(1))).toBe(false)
    expect(retired.figures).toHaveLength(3)
  })

  it('FNG p. 24: In Sight begins without him, unless he lies in the open', () => {
    const named = (prone: boolean) =>
      battleForm(battle({ ours: [{}], theirs: [{ status: 'duckBack', prone }, {}] }), 'inSight', {}, []).values[
        'theirs'
      ]
    expect(named(false)).toEqual([their(2)])
    expect(named(true)).toEqual([their(1), their(2)])
  })
})
