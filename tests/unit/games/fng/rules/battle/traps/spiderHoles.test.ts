import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../../src/main/engine/answers.ts'
import { lasts } from '../../../../../../../src/games/fng/rules/battle/events/lasts.ts'
import { figuresOf } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleWith,
  figureIn,
  groupNamed,
  our,
  playAction,
  playScene,
  type Choice,
  type Dice,
  type TestFigure,
} from '../../../../../../support/battle.ts'
import { newId } from '../../../../../../support/newIds.ts'

const due = (ours: readonly TestFigure[]): FngState =>
  playScene(battleWith({ ours }), (scene) => {
    lasts(scene, 'spiderHoleDue', { since: 1, until: null })
  }).state

/** A hole beside group A, in the direction of this die, 8" off. */
function hole(ours: readonly TestFigure[], direction: D6): FngState {
  const state = due(ours)
  const A = groupNamed(state, 'A')
  return playAction(state, 'meetHole', { who: 'rolled', group: null }, [
    ['spider-hole', A, direction],
    ['battle.spider-hole-distance', A, 2],
  ]).state
}

const opens = (state: FngState, answers: readonly (Dice | Choice)[], more: object = {}) =>
  playAction(
    state,
    'holeOpens',
    {
      hole: state.lasting[0]!.id,
      tester: our(1),
      faces: true,
      target: our(1),
      inches: 8,
      stands: 'open',
      near: [],
      ...more,
    },
    answers,
  )

const holeId = (state: FngState): number => state.structures[0]!.id
/** Figures of a group placed by the next action, in order. */
const enemy = (state: FngState, nth: number): number => newId(state, 1 + nth)

describe('a spider hole of a Random Event', () => {
  it('FNG p. 71: a die for each group, each of the highest gets its own', () => {
    const state = due([{}, { group: 'B' }, { group: 'C' }])
    const of = (name: string) => groupNamed(state, name)
    const { state: after, texts } = playAction(state, 'meetHole', { who: 'rolled', group: null }, [
      ...(['A', 'B', 'C'] as const).map((name): Dice => ['battle.spider-hole-target', of(name), name === 'B' ? 2 : 5]),
      ...(['A', 'C'] as const).flatMap((name): Dice[] => [
        ['spider-hole', of(name), 4],
        ['battle.spider-hole-distance', of(name), 3],
      ]),
    ])
    expect(after.structures.map(({ name, type, amount }) => [name, type, amount])).toEqual([
      ['Spider hole to the left of A', 'front', 9],
      ['Spider hole to the left of C', 'front', 9],
    ])
    expect(texts).toContain('9" away, or as far as they see.')
    expect(after.lasting.map(({ kind }) => kind)).toEqual(['spiderHole', 'spiderHole'])
  })

  it('FNG pp. 59, 71: it lies no farther off than one sees: 6" by night in Terrible weather', () => {
    const state = due([{}])
    const dark = {
      ...state,
      battle: [{ ...state.battle[0]!, dayPart: 'night' as const, weather: 'terrible' as const }],
    }
    const A = groupNamed(dark, 'A')
    const { state: after } = playAction(dark, 'meetHole', { who: 'rolled', group: null }, [
      ['spider-hole', A, 4],
      ['battle.spider-hole-distance', A, 3],
    ])
    expect(after.structures[0]!.amount).toBe(6)
  })

  it('FNG p. 71: seen in time, the man who sees it may fire at once; nobody fires at him', () => {
    const state = hole([{ rep: 4 }], 6)
    const { state: after } = opens(state, [
      ['spider-hole-discovery', our(1), 4, 4],
      ['spider-hole-occupant', holeId(state), 2],
    ])
    expect(figureIn(after, our(1)).mayReturnFire).toBe(true)
    expect(figuresOf(after, 'theirs')).toMatchObject([{ rep: 4, weapon: 'ak-47', fired: false }])
    expect(after.structures[0]).toMatchObject({ state: 'standing', groupId: figuresOf(after, 'theirs')[0]!.groupId })
    expect(after.lasting).toEqual([])
  })

  it('FNG p. 71: a Pointman who has it in sight rolls three dice; nobody facing it, the nearest has REP -2', () => {
    const keen = hole([{ rep: 4, attributes: ['pointman'] }], 6)
    const seen = opens(keen, [
      ['spider-hole-discovery', our(1), 4, 5, 4],
      ['spider-hole-occupant', holeId(keen), 2],
    ])
    expect(seen.texts[0]).toBe('Man 1 sees the hole in time.')
    const blind = opens(
      keen,
      [
        ['spider-hole-discovery', our(1), 2, 2],
        ['spider-hole-occupant', holeId(keen), 2],
      ],
      { faces: false },
    )
    expect(blind.texts[0]).toBe('Man 1 sees the hole in time.')
  })

  it('FNG p. 71: too late from the front they fire', () => {
    const state = hole([{ rep: 4 }, { rep: 4 }], 5)
    // REP 4 and a die of 6: a hit; two are missed.
    const { state: after, texts } = opens(
      state,
      [
        ['spider-hole-discovery', our(1), 4, 5],
        ['spider-hole-occupant', holeId(state), 2],
        ['ranged-combat', enemy(state, 1), 6, 2, 2],
        ['combat-damage', our(1), 1],
        ['reaction.man-down', our(2), 1, 2],
      ],
      { near: [our(2)] },
    )
    expect(texts).toContain('Man 1 sees it too late.')
    expect(figureIn(after, our(1)).status).toBe('obviouslyDead')
    expect(figureIn(after, our(2)).status).toBe('carryOn')
  })

  it('FNG p. 71: too late from behind they are upon him at once, and nobody tests for the charge', () => {
    const state = hole([{ rep: 4 }], 1)
    const { state: after, texts } = opens(state, [
      ['spider-hole-discovery', our(1), 4, 5],
      ['spider-hole-occupant', holeId(state), 2],
      ['melee-combat', enemy(state, 1), 1, 1, 1, 1, 1, 1],
      ['melee-combat', our(1), 6, 6, 6, 6, 6, 6],
      ['combat-damage', our(1), 2],
      ['oof-mobility', our(1), 6],
    ])
    expect(texts).toContain('E1 1 is upon Man 1.')
    expect(figureIn(after, our(1)).status).toBe('outOfTheFight')
  })

  it('FNG p. 71: a support weapon team only fires, from a gun that stands', () => {
    const state = hole([{ rep: 4 }], 1)
    const { state: after, texts } = opens(state, [
      ['spider-hole-discovery', our(1), 6, 6],
      ['spider-hole-occupant', holeId(state), 6],
      ['vc-weapons', enemy(state, 2), 1],
      ['vc-weapons', enemy(state, 2), 1],
      ['ranged-combat', enemy(state, 1), 1, 2, 2, 2, 2],
      ['reaction.received-fire', our(1), 1, 1],
    ])
    expect(texts.some((text) => text.includes('is upon'))).toBe(false)
    expect(figuresOf(after, 'theirs').map(({ role, setUp, rep }) => [role, setUp, rep])).toEqual([
      ['gunner', true, 4],
      ['loader', false, 4],
    ])
  })

  it('needs a group above ground, and a hole that lies there', () => {
    const state = battleWith({ ours: [{ inTunnel: true }] })
    expect(() => playAction(state, 'meetHole', { who: 'rolled' })).toThrow(
      'Nobody of ours is on his feet above ground.',
    )
    expect(() => playAction(battleWith({ ours: [{}] }), 'holeOpens', {})).toThrow('No spider hole lies beside')
    expect(() => playAction(due([{}]), 'meetHole', { who: 'named', group: null })).toThrow('Say which group.')
  })
})
