import { describe, expect, it } from 'vitest'
import { appliedWords } from '../../../src/main/engine/appliedWords.ts'
import { defineTable, type Modifier, type Table } from '../../../src/main/engine/table.ts'

const tableOf = (dice: Table['dice'], modifiers: readonly Modifier[] = []): Table =>
  defineTable({ id: 'toy', title: 'Toy', page: 1, dice, how: '', modifiers, rows: [] })
const passing = tableOf({ kind: 'passing', count: 2, versus: 'REP' })

describe('what a modifier did, in words', () => {
  it('says dice as dice, and what dice count by its name', () => {
    expect(appliedWords({ text: 'a', to: 'dice', by: 1 }, passing)).toBe('1 die more')
    expect(appliedWords({ text: 'a', to: 'dice', by: -2 }, undefined)).toBe('2 dice fewer')
    expect(appliedWords({ text: 'a', to: 'score', by: 1 }, passing)).toBe('1 more passed')
    expect(appliedWords({ text: 'a', to: 'score', by: -1 }, passing)).toBe('1 fewer passed')
    expect(appliedWords({ text: 'a', to: 'score', by: -1 }, tableOf({ kind: 'best', plus: 'REP' }))).toBe('-1')
    expect(appliedWords({ text: 'a', to: 'target', by: 1 }, passing)).toBe('+1')
  })

  it('says what the table prints, where that is no figure and the same is meant', () => {
    const table = tableOf({ kind: 'best', plus: 'REP' }, [
      { when: 'a', text: 'a', to: 'dice', by: 1, effect: 'best of 2d6' },
      { when: 'b', text: 'b', to: 'target', by: -1, effect: '-1, -2 or -3' },
    ])
    expect(appliedWords({ text: 'a', to: 'dice', by: 1 }, table)).toBe('best of 2d6')
    expect(appliedWords({ text: 'a', to: 'dice', by: 2 }, table)).toBe('2 dice more')
    expect(appliedWords({ text: 'b', to: 'target', by: -1 }, table)).toBe('-1')
  })
})
