import { describe, expect, it } from 'vitest'
import { readThrow, rollAllOnTable, rollOnTable } from '../../../src/main/engine/rollOnTable.ts'
import { requestFor } from '../../../src/main/engine/throwRequest.ts'
import { defineTable, rowFor } from '../../../src/main/engine/table.ts'
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

describe('passing dice', () => {
  const passing = { kind: 'passing', count: 1, versus: 'REP' } as const

  it('are as many as a number of the situation says (FNG p. 82)', () => {
    const table = defineTable({
      id: 'test.as-many',
      title: 'As many',
      page: 82,
      dice: { kind: 'passing', count: 'dice', versus: 'REP' },
      how: 'as many d6 as it takes, passing vs REP',
      modifiers: [],
      rows: [{ from: 0, to: 'more', outcome: 'counted' }],
    })
    const dice = tape(1, 4, 5, 6)
    expect(rollOnTable(table, dice, { ...about, numbers: { REP: 4, dice: 4 } })).toMatchObject({ score: 2, target: 4 })
    dice.mustBeSpent()
    expect(() => rollOnTable(table, tape(1), { ...about, numbers: { REP: 4 } })).toThrow('dice is not known')
  })

  it('of a second throw are compared with their own number (FNG p. 82)', () => {
    const table = defineTable({
      id: 'test.passing-twice',
      title: 'Passing twice',
      page: 82,
      dice: { kind: 'stages', stages: [passing, { ...passing, versus: 'REP of the other' }] },
      how: '1d6 passing vs REP, then 1d6 passing vs REP of the other',
      modifiers: [],
      rows: [
        { from: 1, to: 1, then: { from: 1, to: 1 }, outcome: 'both' },
        { from: 1, to: 1, then: { from: 0, to: 0 }, outcome: 'one' },
        { from: 0, to: 0, outcome: 'none' },
      ],
    })
    const rolled = (...faces: number[]) =>
      rollOnTable(table, tape(...faces), { ...about, numbers: { REP: 5, 'REP of the other': 3 } }).row.outcome
    expect([rolled(5, 3), rolled(5, 4), rolled(6)]).toEqual(['both', 'one', 'none'])
  })
})

describe('rows that count only under a circumstance', () => {
  const fire = defineTable({
    id: 'test.fire',
    title: 'Fire',
    page: 112,
    dice: { kind: 'passing', count: 2, versus: 'REP' },
    how: '2d6 passing vs REP',
    modifiers: [],
    rows: [
      { when: 'retrieving', from: 2, to: 'more', outcome: 'carryOn' },
      { when: 'outgunned', from: 1, to: 'more', outcome: 'duckBack' },
      { from: 2, to: 'more', outcome: 'fire' },
      { from: 1, to: 1, outcome: 'wait' },
      { from: 0, to: 0, outcome: 'run' },
    ],
  })
  const outcome = (when: { retrieving?: boolean; outgunned?: boolean }, ...faces: number[]) =>
    rollOnTable(fire, tape(...faces), { ...about, when, numbers: { REP: 3 } }).row.outcome

  it('takes the first row of the score that counts', () => {
    expect(outcome({}, 3, 1)).toBe('fire')
    expect(outcome({ outgunned: true }, 3, 1)).toBe('duckBack')
    expect(outcome({ retrieving: true, outgunned: true }, 3, 1)).toBe('carryOn')
    expect(outcome({ retrieving: true, outgunned: false }, 3, 4)).toBe('wait')
    expect(outcome({ outgunned: true }, 4, 4)).toBe('run')
  })

  it('offers every row to the player who picks one by hand', () => {
    expect(requestFor(fire, { ...about, numbers: { REP: 3 } }).rows).toEqual(fire.rows)
  })

  it('does so for a score that was not rolled', () => {
    expect(rowFor(fire, 1).outcome).toBe('wait')
    expect(rowFor(fire, 1, {}, { outgunned: true }).outcome).toBe('duckBack')
  })

  it('is told on the second of two throws too', () => {
    const stages = [{ kind: 'read' }, { kind: 'read' }] as const
    const staged = defineTable({
      ...fire,
      dice: { kind: 'stages', stages },
      rows: [
        { when: 'night', from: 1, to: 6, then: { from: 1, to: 6 }, outcome: 'lost' },
        { from: 1, to: 6, then: { from: 1, to: 6 }, outcome: 'found' },
      ],
    })
    expect(rollOnTable(staged, tape(1, 1), about).row.outcome).toBe('found')
    expect(rollOnTable(staged, tape(1, 1), { ...about, when: { night: true } }).row.outcome).toBe('lost')
  })
})

describe('how many dice are rolled', () => {
  const sight = defineTable({
    id: 'test.sight',
    title: 'Sight',
    page: 21,
    dice: { kind: 'successes', count: 'REP' },
    how: 'REP d6 counting successes',
    modifiers: [
      { when: 'moved', text: 'Moved', to: 'dice', by: -1 },
      { when: 'keen', text: 'Keen', to: 'dice', by: 1 },
      { when: 'vest', text: 'Vest', to: 'dice', by: 1, sets: 3 },
      { when: 'crawling', text: 'Crawling', to: 'dice', by: -1, sets: 1 },
    ],
    rows: [
      { from: 1, to: 'more', outcome: 'acts' },
      { from: 0, to: 0, outcome: 'waits' },
    ],
    scoreCounts: true,
  })
  const blind = { ...about, when: { moved: 2 }, numbers: { REP: 1 } } as const

  it('asks for nothing where modifiers leave no die: no success (FNG p. 21)', () => {
    const dice = tape()
    expect(rollOnTable(sight, dice, blind)).toMatchObject({ score: 0, faces: [], row: { outcome: 'waits' } })
    expect(dice.told()).toEqual([])
  })

  it('keeps the order of several subjects of whom some have no die', () => {
    const sees = { ...about, subject: 2, numbers: { REP: 2 } }
    const rolls = rollAllOnTable(sight, tape(3, 4, 1, 1), [sees, blind, { ...sees, subject: 3 }])
    expect(rolls.map((roll) => roll.score)).toEqual([1, 0, 2])
  })

  it('lets a modifier set the number whatever else applies, the last of them', () => {
    const count = (when: object) => requestFor(sight, { ...about, when, numbers: { REP: 4 } }).count
    expect(count({})).toBe(4)
    expect(count({ keen: true })).toBe(5)
    expect(count({ vest: true, keen: true, moved: true })).toBe(3)
    expect(count({ vest: true, crawling: true })).toBe(1)
  })

  it('offers no rows to pick by hand where the score itself counts', () => {
    expect(requestFor(sight, blind).rows).toBeUndefined()
  })
})

describe('how dice are read', () => {
  const shot = defineTable({
    id: 'test.shot',
    title: 'Shot',
    page: 32,
    dice: { kind: 'best', plus: 'REP' },
    how: '1d6 + REP',
    modifiers: [{ when: 'crackShot', text: 'Crack Shot', to: 'dice', by: 1 }],
    rows: [
      { from: 'less', to: 7, outcome: 'missed' },
      { from: 8, to: 'more', outcome: 'hit' },
    ],
  })

  it('counts the best of several dice, and adds to it once', () => {
    const situation = { ...about, when: { crackShot: true }, numbers: { REP: 4 } }
    expect(rollOnTable(shot, tape(2, 4), situation)).toMatchObject({ score: 8, row: { outcome: 'hit' } })
    expect(rollOnTable(shot, tape(3), { ...situation, when: {} })).toMatchObject({
      score: 7,
      row: { outcome: 'missed' },
    })
  })

  it('counts one face only where the table says so (FNG p. 33)', () => {
    const sixes = defineTable({
      ...shot,
      dice: { kind: 'successes', count: 4, only: 6 },
      rows: [{ from: 0, to: 'more' }],
    })
    expect(rollOnTable(sixes, tape(6, 1, 6, 3), about).score).toBe(2)
  })
})

describe('a modifier of a number that rows are read against', () => {
  const damage = defineTable({
    id: 'test.damage',
    title: 'Damage',
    page: 32,
    dice: { kind: 'read' },
    how: '1d6 against the Impact',
    modifiers: [
      { when: 'vest', text: 'Vest', to: 'number', of: 'Impact', by: -1, atLeast: 1 },
      { when: 'wall', text: 'Wall', to: 'number', of: 'Impact', by: -1 },
    ],
    rows: [
      { from: 1, to: { of: 'Impact', plus: 0 }, outcome: 'out' },
      { from: { of: 'Impact', plus: 1 }, to: 6, outcome: 'down' },
    ],
  })
  const read = (Impact: number, when: { vest?: boolean; wall?: number }, face: 1 | 2 | 3) =>
    readThrow(damage, { ...about, when, numbers: { Impact } }, { faces: [face], picked: null, by: 'player' })

  it('moves the number, and shows it moved', () => {
    expect(read(2, {}, 2).row.outcome).toBe('out')
    expect(read(2, { vest: true }, 2)).toMatchObject({ numbers: { Impact: 1 }, score: 2, row: { outcome: 'down' } })
    expect(read(2, { vest: true }, 2).modifiers).toEqual([{ text: 'Vest', to: 'number', by: -1 }])
  })

  it('counts as often as it applies, and stops at its limit without raising what is lower', () => {
    expect(read(3, { wall: 2 }, 2).numbers).toEqual({ Impact: 1 })
    expect(read(1, { vest: true }, 1)).toMatchObject({ numbers: { Impact: 1 }, row: { outcome: 'out' } })
    expect(read(0, { vest: true }, 1)).toMatchObject({ numbers: { Impact: 0 }, row: { outcome: 'down' } })
  })
})
