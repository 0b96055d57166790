import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { compare } from '../../../../../src/games/snoopin/rules/margin.ts'
import { AfterTable } from '../../../../support/snoopinAfter.ts'

describe('the margin of victory (p. 10-18)', () => {
  it.each([
    [10, 10, 'draw', null],
    [11, 10, 'marginal', 0],
    [10, 19, 'marginal', 1],
    [20, 10, 'victory', 0],
    [29, 10, 'victory', 0],
    [10, 30, 'decisive', 1],
  ])('%i to %i: %s', (first, second, outcome, ahead) => {
    expect(compare(bookRules, first, second)).toMatchObject({ outcome, ahead })
  })

  it.each([
    [1, 0, 'decisive'],
    [1, -5, 'decisive'],
    [0, -5, 'marginal'],
    [-1, -30, 'marginal'],
    [0, 0, 'draw'],
    [-4, -4, 'draw'],
  ])('%i to %i has no ratio: %s (ruling)', (first, second, outcome) => {
    expect(compare(bookRules, first, second).outcome).toBe(outcome)
  })
})

describe('the end of a campaign (section 13)', () => {
  const ended = (...points: readonly number[]) => {
    const table = new AfterTable({ part: 'return', length: 2 })
    table.state.sideTurns.forEach(({ id }, i) => table.put('sideTurns', id, { campaignPoints: points[i]! }))
    return table.do('returnToDuty')
  }

  it('the higher sum of all turns wins, told by the same margins', () => {
    const table = ended(30, 10, -5, 10)
    expect(table.state.tour[0]).toMatchObject({ part: 'over', winnerId: 1 })
    expect(table.said).toContain('The campaign is over. Won by Kilo, 25 to 20: Marginal Victory.')
  })

  it('p. 3-4: one that is open ended has no winner, however the sums stand', () => {
    const table = new AfterTable({ part: 'start', length: null })
    table.state.sideTurns.forEach(({ id }, i) => table.put('sideTurns', id, { campaignPoints: i === 0 ? 30 : 10 }))
    table.do('endCampaign', { words: 'Both agreed' })
    expect(table.state.tour[0]).toMatchObject({ part: 'over', winnerId: null, words: 'Both agreed' })
    expect(table.said).toContain('Open ended, it has no winner; more points for Kilo')
  })

  it('equal sums are a draw', () => {
    const table = ended(20, 10, 0, 10)
    expect(table.state.tour[0]).toMatchObject({ part: 'over', winnerId: null })
    expect(table.said).toContain('A draw, 20 to 20.')
  })
})
