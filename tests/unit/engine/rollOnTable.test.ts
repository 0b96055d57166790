import { describe, expect, it } from 'vitest'
import { rollOnTable } from '../../../src/main/engine/rollOnTable.ts'
import { defineTable } from '../../../src/main/engine/table.ts'
import { openTape } from '../../../src/main/engine/tape.ts'

const tape = (...faces: number[]) => openTape({ faces, dice: 'ask', choices: 'ask', seed: 0, depth: 0 })
const about = { subject: 0, why: 'test' }

describe('a table of two throws', () => {
  const staged = defineTable({
    id: 'test.staged',
    title: 'Staged',
    page: 61,
    dice: { kind: 'stages', stages: [{ kind: 'passing', count: 2, versus: 'EAL' }, { kind: 'read' }] },
    how: '2d6 passing vs EAL, then 1d6',
    modifiers: [{ when: 'proCommunist', text: 'Pro-Communist', to: 'score', by: -1 }],
    rows: [
      { from: 2, to: 2, then: { from: 0, to: 6 }, outcome: 'contact' },
      { from: 1, to: 1, then: { from: 0, to: 0 }, outcome: 'noContact' },
      { from: 1, to: 1, then: { from: 1, to: 6 }, outcome: 'possibleContact' },
      { from: 0, to: 0, outcome: 'falseAlarm' },
    ],
  })
  const situation = { ...about, when: { proCommunist: true }, numbers: { EAL: 4 } }

  it('moves the score of the second throw only (FNG p. 61)', () => {
    const roll = rollOnTable(staged, tape(4, 4, 1), situation)
    expect(roll).toMatchObject({ row: { outcome: 'contact' }, target: 4, score: 0, faces: [4, 4, 1] })
    expect(roll.modifiers).toEqual([{ text: 'Pro-Communist', to: 'score', by: -1 }])
    expect(rollOnTable(staged, tape(4, 5, 1), situation).row.outcome).toBe('noContact')
    expect(rollOnTable(staged, tape(4, 5, 2), situation).row.outcome).toBe('possibleContact')
  })

  it('does not ask for a second throw that the row does not need, nor count its modifiers', () => {
    const dice = tape(5, 6)
    expect(rollOnTable(staged, dice, situation)).toMatchObject({
      row: { outcome: 'falseAlarm' },
      score: 0,
      modifiers: [],
    })
    dice.mustBeSpent()
  })
})

describe('scores beyond the rows', () => {
  it('counts surplus passes as the highest row (ruling to FNG p. 2)', () => {
    const medal = defineTable({
      id: 'test.medal',
      title: 'Medal',
      page: 103,
      dice: { kind: 'passing', count: 2, versus: 'REP' },
      how: '2d6 passing vs REP',
      modifiers: [{ when: 'medalDie', text: 'In the paper', to: 'dice', by: 1 }],
      rows: [
        { from: 2, to: 2, outcome: 'major' },
        { from: 0, to: 1, outcome: 'none' },
      ],
    })
    const situation = { ...about, when: { medalDie: true }, numbers: { REP: 4 } }
    expect(rollOnTable(medal, tape(1, 2, 3), situation).row.outcome).toBe('major')
  })

  it.each([
    ['pacified', 1, 1],
    ['pacified', 3, 2],
    ['proCommunist', 6, 6],
    ['proCommunist', 3, 4],
  ] as const)('keeps a level within the rows (ruling to FNG p. 58): %s area, %i is %i', (area, lower, level) => {
    const eal = defineTable({
      id: 'test.level',
      title: 'Level',
      page: 58,
      dice: { kind: 'lower' },
      how: '2d6, the lower',
      modifiers: [
        { when: 'pacified', text: 'Pacified', to: 'level', by: -1 },
        { when: 'proCommunist', text: 'Pro-Communist', to: 'level', by: 1 },
      ],
      rows: [{ from: 1, to: 6, text: 'The score is the level' }],
    })
    expect(rollOnTable(eal, tape(6, lower), { ...about, when: { [area]: true } }).score).toBe(level)
  })
})
