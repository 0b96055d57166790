import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DiceRequest } from '../../../src/main/engine/answers.ts'
import { isFace, sumWithout, takenOff, type Off } from '../../../src/main/engine/dice.ts'
import { explain, explainDice } from '../../../src/main/engine/lines.ts'
import { resolveReading, scoreOfFaces } from '../../../src/main/engine/reading.ts'
import { readThrow, rollOnTable, type Situation } from '../../../src/main/engine/rollOnTable.ts'
import { asksOf } from '../../../src/main/engine/situation.ts'
import type { DiceRule } from '../../../src/main/engine/diceRule.ts'
import { defineTable, type Table } from '../../../src/main/engine/table.ts'
import { tableJson } from '../../../src/main/engine/tableJson.ts'
import { openTape, type TapeOptions } from '../../../src/main/engine/tape.ts'

const open = (options: Partial<TapeOptions> = {}) =>
  openTape({ dice: 'ask', choices: 'ask', seed: 5, depth: 1, ...options })

/** A table whose rows say their score. */
const table = (dice: DiceRule, modifiers: Table['modifiers'] = []) =>
  defineTable({
    id: 'test.dice',
    title: 'Dice',
    page: 1,
    dice,
    how: '',
    modifiers,
    rows: [{ from: 'less', to: 'more', outcome: 'any', text: 'Any.' }],
  })

const situation: Situation = { subject: 1, why: 'a squad' }
const scoreOf = (dice: DiceRule, faces: readonly number[], numbers: Readonly<Record<string, number>> = {}) =>
  readThrow(table(dice), { ...situation, numbers }, { faces, picked: null, by: 'player' }).score

const anySides = fc.constantFrom(4, 6, 8, 10, 12, 20)
const anyRequest = fc.record({
  key: fc.constantFrom('a', 'b'),
  subject: fc.nat(3),
  count: fc.integer({ min: 1, max: 9 }),
  sides: anySides,
  why: fc.constant('why'),
})

describe('dice of any number of sides', () => {
  it('the program never exceeds the sides, and throws every face', () => {
    for (const sides of [4, 6, 8, 10, 12, 20]) {
      const { faces } = open({ dice: 'roll' }).roll({ key: 'k', subject: 0, count: 1000, sides, why: 'many' })
      expect(new Set(faces)).toEqual(new Set(Array.from({ length: sides }, (_, i) => i + 1)))
    }
  })

  it('seeded, recorded and typed dice come to the same', () => {
    fc.assert(
      fc.property(fc.array(anyRequest, { maxLength: 12 }), fc.nat(), (asked, seed) => {
        const rolled = open({ dice: 'roll', seed })
        const seeded = asked.map((one) => rolled.roll(one))
        seeded.forEach(({ faces }, i) => {
          expect(faces.every((face) => isFace(face, asked[i]!.sides))).toBe(true)
        })
        const recorded = open({ answers: rolled.told() })
        expect(asked.map((one) => recorded.roll(one))).toEqual(seeded)
        recorded.mustBeSpent()
        const typed = open({ faces: seeded.flatMap(({ faces }) => faces) })
        expect(asked.map((one) => typed.roll(one))).toEqual(seeded.map((one) => ({ ...one, by: 'player' })))
        expect(typed.told()).toEqual(rolled.told().map((one) => ({ ...one, by: 'player' })))
      }),
    )
  })

  it('a tape says the sides only where they are not six', () => {
    const tape = open({ dice: 'roll' })
    tape.roll({ key: 'k', subject: 0, count: 1, why: 'six' })
    tape.roll({ key: 'k', subject: 0, count: 1, sides: 10, why: 'ten' })
    expect(tape.told().map((one) => Object.keys(one).includes('sides'))).toEqual([false, true])
  })

  it('asks for dice with their sides', () => {
    const ten: DiceRequest = { key: 'k', subject: 0, count: 2, sides: 10, why: 'ten' }
    expect(() => open().roll(ten)).toThrow(
      expect.objectContaining({
        code: 'answer-wanted',
        wanted: { kind: 'dice', throws: [expect.objectContaining({ count: 2, sides: 10 })] },
      }),
    )
  })

  it.each([
    [6, 7],
    [10, 11],
    [4, 5],
    [20, 0],
  ])('refuses on a d%d a typed %d', (sides, face) => {
    const refusal = expect.objectContaining({
      code: 'impossible-answer',
      message: expect.stringMatching(`Wind: a d${sides} cannot show ${face}; it shows 1 to ${sides}.`) as string,
    }) as Error
    expect(() => open({ faces: [face] }).roll({ key: 'k', subject: 0, count: 1, sides, why: 'Wind' })).toThrow(refusal)
  })

  it('refuses dice of other sides than are asked for', () => {
    const answer = { kind: 'dice', key: 'k', subject: 0, occurrence: 0, faces: [3], by: 'player' } as const
    const asked = { key: 'k', subject: 0, count: 1, sides: 10, why: 'Wind' }
    expect(() => open({ answers: [answer] }).roll(asked)).toThrow('Wind wants 1d10, not 3.')
    expect(open({ earlier: [answer], dice: 'roll' }).roll(asked).by).toBe('program')
    expect(() => open({ answers: [{ ...answer, sides: 8 }] }).roll(asked)).toThrow('3 on d8')
  })
})

describe('ways of reading', () => {
  it('equal to a number or under it', () => {
    const spotting: DiceRule = { kind: 'passing', count: 1, sides: 20, versus: 'number' }
    expect([11, 12, 13].map((face) => scoreOf(spotting, [face], { number: 12 }))).toEqual([1, 1, 0])
  })

  it('at least a number, each die by itself', () => {
    const rule: DiceRule = { kind: 'atLeast', count: 4, sides: 8, versus: 4 }
    expect(scoreOf(rule, [3, 4, 8, 1])).toBe(2)
    const moved = table(rule, [{ when: 'hard', text: 'Hard', to: 'target', by: 1 }])
    const roll = readThrow(moved, { ...situation, when: { hard: true } }, { faces: [4, 5], picked: null, by: 'player' })
    expect([roll.score, roll.target]).toEqual([1, 5])
  })

  it('the highest of a pool', () => {
    expect(scoreOf({ kind: 'best', count: 'dice', sides: 10 }, [3, 9, 1], { dice: 3 })).toBe(9)
  })

  it.each([
    [['highest'], [3, 5, 5, 1], 9],
    [['lowest'], [3, 5, 5, 1], 13],
    [['highest', 'highest'], [3, 5, 5, 1], 4],
    [['highest', 'lowest'], [3, 5, 6, 1], 8],
  ] as const)('without its %s', (dice, faces, score) => {
    const off = dice.map((die) => ({ die, times: 1 }))
    expect(scoreOf({ kind: 'added', count: 4, off }, faces)).toBe(score)
  })

  it('a die taken off twice goes, and its amount goes again, down to the least there is', () => {
    const off: readonly Off[] = [{ die: 'highest', times: 2 }]
    expect(scoreOf({ kind: 'added', count: 3, off }, [6, 4, 5])).toBe(3)
    expect(scoreOf({ kind: 'added', count: 2, off, least: 1 }, [6, 4])).toBe(1)
  })

  it('modifiers take dice off as well, each the next', () => {
    const movement = table({ kind: 'added', count: 'dice', least: 1 }, [
      { when: 'rough', text: 'Rough', to: 'highest', by: 1 },
      { when: 'dense', text: 'Dense', to: 'highest', by: 2 },
      { when: 'mud', text: 'Mud', to: 'lowest', by: 1 },
    ])
    const score = (when: Readonly<Record<string, boolean>>) =>
      readThrow(
        movement,
        { ...situation, when, numbers: { dice: 4 } },
        { faces: [6, 4, 3, 1], picked: null, by: 'player' },
      ).score
    expect(score({})).toBe(14)
    expect(score({ rough: true })).toBe(8)
    expect(score({ rough: true, mud: true })).toBe(7)
    expect(score({ dense: true })).toBe(2)
    expect(tableJson(movement, 'toy').modifiers.map(({ effect }) => effect)).toEqual([
      'highest die off',
      'highest die off twice',
      'lowest die off',
    ])
  })

  it('says which dice are taken off, each once', () => {
    expect(takenOff([6, 2, 6, 1], [{ die: 'highest', times: 1 }])).toEqual([2])
    const both = [
      { die: 'highest', times: 2 },
      { die: 'lowest', times: 1 },
    ] as const
    expect(takenOff([6, 2, 6, 1], both)).toEqual([2, 3])
    expect(takenOff([4], both)).toEqual([0])
    const off = fc.record({ die: fc.constantFrom('highest' as const, 'lowest' as const), times: fc.constant(1) })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 })), fc.array(off, { maxLength: 4 }), (faces, offs) => {
        const gone = takenOff(faces, offs)
        const left = faces.filter((_, place) => !gone.includes(place)).reduce((total, face) => total + face, 0)
        expect(left).toBe(sumWithout(faces, offs))
      }),
    )
  })

  it('taking no die off is the sum', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (faces) => {
        expect(sumWithout(faces, [])).toBe(faces.reduce((sum, face) => sum + face, 0))
      }),
    )
  })

  it('a quality of the unit names the die', () => {
    const morale = table({ kind: 'read', sides: 'Morale' })
    const roll = rollOnTable(morale, open({ faces: [9] }), { ...situation, numbers: { Morale: 10 } })
    expect(roll).toMatchObject({ score: 9, sides: [10] })
    expect(asksOf(morale)).toMatchObject({ numbers: ['Morale'], rolled: true, sides: null })
    expect(() => rollOnTable(morale, open({ faces: [9] }), situation)).toThrow('Morale is not known')
    expect(() => rollOnTable(morale, open(), { ...situation, numbers: { Morale: 1 } })).toThrow('no die with 1 sides')
  })

  it('a row names the die of the second throw', () => {
    const turn = defineTable({
      id: 'test.row-die',
      title: 'Row die',
      page: 1,
      dice: { kind: 'stages', stages: [{ kind: 'read' }, { kind: 'read', sides: 'die' }] },
      how: '',
      modifiers: [],
      rows: [
        { from: 1, to: 3, gives: { die: 8 }, then: { from: 1, to: 4 }, outcome: 'low' },
        { from: 1, to: 3, gives: { die: 8 }, then: { from: 5, to: 8 }, outcome: 'high' },
        { from: 4, to: 6, outcome: 'none' },
      ],
    })
    const roll = rollOnTable(turn, open({ faces: [2, 7] }), situation)
    expect(roll).toMatchObject({ row: { outcome: 'high' }, faces: [2, 7], sides: [6, 8] })
    expect(explain(roll, 'So.')).toMatchObject({ faces: [2, 7], sides: [6, 8] })
    expect(() => rollOnTable(turn, open({ faces: [2, 9] }), situation)).toThrow('a d8 cannot show 9')
    expect(asksOf(turn)).toMatchObject({ numbers: [], sides: null })
    expect(tableJson(turn, 'toy').rows[0]).toMatchObject({ 'die from': 1, 'die to': 4 })
  })

  it('a line says the sides of its dice only where any has not six', () => {
    expect(explainDice('Six.', { faces: [3], by: 'program' })).not.toHaveProperty('sides')
    expect(explainDice('Ten.', { faces: [3, 9], sides: 10, by: 'program' }).sides).toEqual([10, 10])
  })
})

describe('what a throw would bring', () => {
  const rules: readonly DiceRule[] = [
    { kind: 'passing', count: 2, sides: 10, versus: 'n' },
    { kind: 'atLeast', count: 3, sides: 4, versus: 'n' },
    { kind: 'added', count: 2, sides: 12 },
    { kind: 'added', count: 3, off: [{ die: 'highest', times: 1 }] },
    { kind: 'added', count: 3, sides: 4, off: [{ die: 'lowest', times: 2 }] },
    { kind: 'best', count: 2, sides: 8 },
    { kind: 'read', sides: 20 },
  ]
  it.each(rules)('is what is read: $kind', (dice) => {
    const own = table(dice)
    const here = { ...situation, numbers: { n: 3 } }
    const count = 'count' in dice ? Number(dice.count) : 1
    const resolved = resolveReading({ table: own, situation: here }, count)
    const sides = Number(dice.sides ?? 6)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: sides }), { minLength: count, maxLength: count }), (faces) => {
        const score = scoreOfFaces(resolved, faces)
        expect(score).toBe(readThrow(own, here, { faces, picked: null, by: 'player' }).score)
        expect(resolved.bands.filter(({ from, to }) => from <= score && score <= to)).toHaveLength(1)
      }),
    )
  })
})
