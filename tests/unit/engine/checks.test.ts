import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../src/main/engine/answers.ts'
import { countPassed, countSuccesses, halfDie, isPossible, lower, sum } from '../../../src/main/engine/checks.ts'

const faces: readonly D6[] = [1, 2, 3, 4, 5, 6]

describe('the ways of using dice', () => {
  it('FNG p. 1: REP 4, passing dice 1 and 5, is 1d6 passed', () => {
    expect(countPassed([1, 5], 4)).toBe(1)
  })

  it('ruling to p. 2: at 6 or more every die passes, at 0 or less none', () => {
    expect(countPassed(faces, 6)).toBe(6)
    expect(countPassed(faces, 9)).toBe(6)
    expect(countPassed(faces, 0)).toBe(0)
    expect(countPassed(faces, -2)).toBe(0)
  })

  it('a score that always fails does so whatever the number', () => {
    expect(countPassed([6, 5, 6], 7, 6)).toBe(1)
  })

  it('FNG p. 16: the REP 4 leader with 2 and 5, REP 4 with 4 and 6, REP 3 with 2 and 6, REP 2 with 1 and 4 pass one die each', () => {
    expect([countPassed([2, 5], 4), countPassed([4, 6], 4), countPassed([2, 6], 3), countPassed([1, 4], 2)]).toEqual([
      1, 1, 1, 1,
    ])
  })

  it('FNG p. 1: half a die is 1, 1, 2, 2, 3, 3', () => {
    expect(faces.map(halfDie)).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('FNG p. 2: 1, 3, 3, 4 are three successes', () => {
    expect(countSuccesses([1, 3, 3, 4])).toBe(3)
    expect(countSuccesses(faces)).toBe(3)
  })

  it('FNG p. 2: "pistol (1)": a 1 is a pistol, 2 to 6 is none', () => {
    expect(faces.map((face) => isPossible(face, 1, 1))).toEqual([true, false, false, false, false, false])
    expect(faces.filter((face) => isPossible(face, 2, 4))).toEqual([2, 3, 4])
  })

  it('FNG p. 2: 3 and 6 added are 9', () => {
    expect(sum([3, 6])).toBe(9)
    expect(sum([])).toBe(0)
  })

  it('FNG p. 58: of two dice the lower counts', () => {
    expect([lower([3, 5]), lower([4, 4])]).toEqual([3, 4])
  })
})
