import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { readThrow } from '../../../../../../src/main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../../src/main/engine/throwRequest.ts'
import { fastMove } from '../../../../../../src/games/fng/rules/tables/index.ts'

const about = { subject: 1, why: 'First squad' }

/** One throw for the group, as one of its figures reads it. */
const reads = (REP: number, faces: readonly D6[], when: { athlete?: boolean; clumsyDoubles?: boolean } = {}) =>
  readThrow(fastMove, { ...about, numbers: { REP }, when }, { faces, picked: null, by: 'player' }).row

const dice = (when: { athlete?: boolean; crawling?: boolean }) =>
  requestFor(fastMove, { ...about, numbers: { REP: 4 }, when }).count

describe('Fast Move', () => {
  it('FNG p. 17: REP 4 gains 4" with 3 and 5, and 8" with 3 and 4', () => {
    expect(reads(4, [3, 5]).gives.extraInches).toBe(4)
    expect(reads(4, [3, 4]).gives.extraInches).toBe(8)
  })

  it('FNG p. 18: with 5 and 4 REP 5 gains 8", REP 4 gains 4", REP 3 nothing, though he moves', () => {
    const moves = [5, 4, 4, 3].map((rep) => reads(rep, [5, 4]))
    expect(moves.map((row) => row.gives.extraInches)).toEqual([8, 4, 4, 0])
    expect(moves[3]!.outcome).toBe('moves')
  })

  it('FNG p. 5: an Athlete has a third die, which is worth 4" too', () => {
    expect(dice({ athlete: true })).toBe(3)
    expect(reads(4, [4, 3, 2], { athlete: true }).gives.extraInches).toBe(12)
  })

  it('FNG p. 18: a crawling figure has one die, an Athlete too', () => {
    expect(dice({ crawling: true })).toBe(1)
    expect(dice({ crawling: true, athlete: true })).toBe(1)
  })

  it('FNG p. 5: a Clumsy figure falls with doubles above his REP only', () => {
    expect(reads(4, [5, 5], { clumsyDoubles: true }).outcome).toBe('falls')
    expect(reads(5, [5, 5], { clumsyDoubles: true }).outcome).toBe('moves')
  })
})
