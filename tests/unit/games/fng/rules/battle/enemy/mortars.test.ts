import { describe, expect, it } from 'vitest'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleWith,
  figureIn,
  groupNamed,
  our,
  playAction,
  their,
  type Choice,
  type Dice,
  type TestFigure,
} from '../../../../../../support/battle.ts'

const team = (more: readonly TestFigure[] = [{ items: 'medium-mortar', role: 'gunner', weapon: 'tt-30', rep: 5 }]) =>
  battleWith({
    ours: [{}, { group: 'B' }],
    theirs: [...more, { role: 'loader' }, { role: 'loader' }],
    groups: { E1: { activated: true } },
    battle: { side: 'theirs', first: 'theirs', theirDie: 2 },
  })

const fire = (state: FngState, more: Values, tape: readonly (Dice | Choice)[] = []) =>
  playAction(
    state,
    'enemyMortars',
    { gunner: their(1), target: groupNamed(state, 'B'), sees: true, inches: 30, seenBefore: false, ...more },
    tape,
  )
const hitting = (...faces: (1 | 2 | 3 | 4 | 5 | 6)[]): Dice => ['mortar.hitting', their(1), ...faces]
const deviates = (face: 1 | 2 | 3 | 4 | 5 | 6): Dice => ['mortar.deviation', their(1), face]

describe('a mortar team of the enemy', () => {
  it('FNG pp. 77-78, 95: fires three rounds at our farthest group by its Leader’s REP, each from where the last fell', () => {
    const state = team()
    const { state: after, texts } = fire(state, {}, [hitting(5, 4), deviates(5), deviates(1), deviates(2)])
    expect(texts[0]).toBe('Enemy 1 fires at B: each round deviates once.')
    const rounds = after.lasting.filter(({ kind }) => kind === 'round')
    expect(rounds.map(({ amount }) => amount)).toEqual([2, 2, 2])
    expect(rounds.map(({ name }) => name.split(': ')[1])).toEqual([
      'on the spot; circle 6" across',
      '6" beyond; circle 6" across',
      '6" beyond and 6" to the left; circle 6" across',
    ])
  })

  it('FNG pp. 17, 77: it takes the fire of the gunner and of those who serve the mortar, once a turn', () => {
    const state = team()
    const { state: after } = fire(state, {}, [hitting(1, 1), deviates(5), deviates(5), deviates(5)])
    expect([1, 2, 3].map((nth) => figureIn(after, their(nth)).fired)).toEqual([true, true, true])
    expect(actionNamed('enemyMortars')!.refuses(after)).toBe('No mortar team of theirs is active.')
  })

  it('FNG p. 77: out of sight of its Leader the REP counts one less', () => {
    const twice = [1, 1, 1, 1, 1, 1].map(() => deviates(5))
    const { texts } = fire(team(), { sees: false }, [hitting(5, 4), ...twice])
    expect(texts[0]).toBe('Enemy 1 fires at B: each round deviates 2 times.')
  })

  it('FNG p. 78: closer than 20" to its own men it holds its fire', () => {
    const { state: after, texts } = fire(team(), { inches: 19 })
    expect(texts).toEqual(['Enemy 1 holds his fire: B is within 20" of his own men.'])
    expect(after.lasting).toEqual([])
    expect(figureIn(after, their(1)).fired).toBe(true)
  })

  it('FNG p. 95: with its gunner down the others fire it; one who is only ducking keeps it', () => {
    const down = team([{ items: 'light-mortar', role: 'gunner', status: 'outOfTheFight' }])
    const { texts } = fire(down, { gunner: their(2) }, [
      ['mortar.hitting', their(2), 1, 1],
      ...[1, 2, 3].map((): Dice => ['mortar.deviation', their(2), 5]),
    ])
    expect(texts[0]).toContain('Enemy 2 fires at B')
    const ducks = team([{ items: 'light-mortar', role: 'gunner', status: 'duckBack' }])
    expect(actionNamed('enemyMortars')!.refuses(ducks)).toBe('No mortar team of theirs is active.')
  })

  it('FNG p. 71: in a lull it fires only at whom it has seen before', () => {
    const lull = {
      id: 50,
      kind: 'event',
      name: 'lull',
      sector: null,
      figureId: null,
      structureId: null,
      since: 1,
      until: 1,
      amount: 0,
    } as const
    const state: FngState = { ...team(), lasting: [lull] }
    expect(() => fire(state, { seenBefore: false })).toThrow('A lull')
    fire(state, { seenBefore: true }, [hitting(1, 1), deviates(5), deviates(5), deviates(5)])
  })

  it('fires when its group has acted, and at nobody while none of us is there', () => {
    const waiting = { ...team(), groups: team().groups.map((group) => ({ ...group, activated: false })) }
    expect(actionNamed('enemyMortars')!.refuses(waiting)).toBe('No mortar team of theirs is active.')
    const alone = { ...team(), figures: team().figures.filter(({ id }) => id !== our(1) && id !== our(2)) }
    expect(actionNamed('enemyMortars')!.refuses(alone)).toBe('They see none of us.')
  })
})
