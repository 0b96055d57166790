import { describe, expect, it } from 'vitest'
import { dealTargets } from '../../../../../../src/games/fng/app/battle/inSight/dealTargets.ts'
import { declareTargets } from '../../../../../../src/games/fng/rules/battle/reactions/inSight/declare.ts'

const ids = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)
const dealt = (inactive: number, active: number, said: readonly [number, readonly number[]][] = []) =>
  Object.fromEntries(dealTargets(ids(201, inactive), ids(101, active), new Map(said)))

describe('targets of In Sight, some of them said (FNG p. 31)', () => {
  it('are those of the rule where none are', () => {
    for (let inactive = 0; inactive < 8; inactive += 1)
      for (let active = 0; active < 8; active += 1) {
        const rule = declareTargets(ids(201, inactive), ids(101, active))
        expect(dealt(inactive, active)).toEqual(Object.fromEntries([...rule].map(([id, target]) => [id, [target]])))
      }
  })

  it('leave nobody out whom another could still take', () => {
    expect(dealt(3, 3, [[201, [103]]])).toEqual({
      201: [103],
      202: [101],
      203: [102],
      101: [202],
      102: [203],
      103: [201],
    })
  })

  it('count all targets of whoever shares out his dice, and fire back at any who aims there', () => {
    expect(dealt(2, 3, [[201, [101, 102]]])).toEqual({
      201: [101, 102],
      202: [103],
      101: [201],
      102: [201],
      103: [202],
    })
  })

  it('begin again with the closest of those whom the fewest have taken', () => {
    expect(dealt(1, 3, [[101, [201]]])).toMatchObject({ 201: [101], 102: [201], 103: [201] })
    expect(dealt(4, 2, [[201, [102]]])).toMatchObject({ 202: [101], 203: [101], 204: [102] })
  })
})
