import { describe, expect, it } from 'vitest'
import { outcomeChanges } from '../../../../../src/games/fng/app/outcomeChanges.ts'
import { battleOf } from '../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../src/games/fng/rules/state.ts'
import { battleWith, our, their } from '../../../../support/battle.ts'

const killIn = (state: FngState): FngState => ({
  ...state,
  tallies: [{ id: 73733, event: 'kill', figureId: our(1), about: their(1), count: 1, points: 0, turn: 1, text: '' }],
})

it('p. 102: a kill more in the battle under way shows in its points', () => {
  const now = battleWith({ ours: [{}], theirs: [{}] })
  expect(outcomeChanges(now, now)).toEqual([])
  // In time, and so far without a loss: 3 points before the kill.
  const { id } = battleOf(now)
  expect(outcomeChanges(now, killIn(now))).toEqual([
    {
      what: 'The battle',
      kind: 'changed',
      collection: 'battle',
      id,
      fields: [{ field: 'Points', before: '3', after: '4' }],
    },
  ])
})

describe('time that has passed for most men alike', () => {
  const now = battleWith({ ours: [{}, {}, {}, {}, {}], theirs: [{}] })
  const later = (by: readonly number[], more: Partial<FngState> = {}): FngState => ({
    ...now,
    soldiers: now.soldiers.map((man, i) => ({ ...man, deros: man.deros + (by[i] ?? 0) })),
    ...more,
  })
  const told = (then: FngState) =>
    outcomeChanges(now, then).map(({ what, fields }) => [
      what,
      ...fields.map(({ field, before, after }) => `${field}: ${before ?? ''} to ${after ?? ''}`),
    ])

  it('is one row, after what is each man\u2019s own', () => {
    const then = later([1, 1, 1, 1, 3])
    const rows = told({ ...then, soldiers: then.soldiers.map((man, i) => (i === 0 ? { ...man, rep: 1 } : man)) })
    expect(rows).toHaveLength(3)
    expect(rows[0]![1]).toMatch(/^REP: \d to 1$/)
    expect(rows[1]![1]).toMatch(/^DEROS: /)
    expect(rows[2]).toEqual(['4 men', 'DEROS:  to half a month later'])
    expect(told(later([-3, -3, -3])).at(-1)).toEqual(['3 men', 'DEROS:  to 1\u00bd months earlier'])
  })

  it('of two men is told of each', () => {
    expect(told(later([1, 1])).map((row) => row.length)).toEqual([2, 2])
  })
})
