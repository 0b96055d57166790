import { describe, expect, it } from 'vitest'
import { chanceBeyond, fairness, Passing } from '../../../../src/main/app/journal/fairness.ts'

describe('chi-square', () => {
  // Critical values as every statistics book prints them.
  it.each([
    [5, 0, 1],
    [5, 1.145, 0.95],
    [5, 4.351, 0.5],
    [5, 9.236, 0.1],
    [5, 11.07, 0.05],
    [5, 15.086, 0.01],
    [5, 20.515, 0.001],
    [1, 3.841, 0.05],
    [2, 5.991, 0.05],
    [3, 7.815, 0.05],
    [6, 12.592, 0.05],
    [9, 21.666, 0.01],
    [11, 17.275, 0.1],
    [19, 30.144, 0.05],
  ])('with %d degrees of freedom %d is passed with chance %d', (freedom, chiSquare, p) => {
    expect(chanceBeyond(chiSquare, freedom)).toBeCloseTo(p, 3)
  })
})

describe('faces in words', () => {
  it('says nothing where nothing was rolled', () => {
    expect(fairness([0, 0, 0, 0, 0, 0])).toBeNull()
  })
  it('is honest about few dice', () => {
    expect(fairness([9, 0, 0, 0, 0, 0])!.verdict).toContain('Too few dice')
  })
  it('wants as many of each face of a die with more sides', () => {
    expect(fairness(Array.from({ length: 10 }, () => 4))!.verdict).toContain('from 50 on')
    expect(fairness(Array.from({ length: 10 }, () => 5))!.verdict).toMatch(/^What fair dice do/)
  })
  it('finds even dice fair and crooked dice uneven', () => {
    expect(fairness([20, 20, 20, 20, 20, 20])!.p).toBeCloseTo(1, 6)
    expect(fairness([20, 20, 20, 20, 20, 20])!.verdict).toMatch(/^What fair dice do\..*nearly all/)
    expect(fairness([60, 12, 12, 12, 12, 12])!.verdict).toMatch(/^Uneven.*fewer than 1/)
  })
})

describe('passing dice', () => {
  const thrown = (dice: number, passed: number, chance: number) => {
    const passing = new Passing()
    for (let i = 0; i < dice; i++) passing.add(i < passed, chance)
    return passing.view()
  }
  it('counts them against what fair dice bring', () => {
    expect(thrown(40, 20, 0.5)).toEqual({ dice: 40, passed: 20, expected: 20, verdict: 'as expected' })
  })
  it.each([
    [0, 0, 'no dice'],
    [19, 19, 'too few to say'],
    [40, 25, 'a little lucky'],
    [40, 15, 'a little unlucky'],
    [40, 27, 'lucky'],
    [40, 32, 'very lucky'],
    [40, 5, 'very unlucky'],
  ])('%i dice of which %i pass: %s', (dice, passed, verdict) => {
    expect(thrown(dice, passed, 0.5).verdict).toBe(verdict)
  })
  it('finds no luck in dice that cannot fail', () => {
    expect(thrown(30, 30, 1).verdict).toBe('as expected')
  })
})
