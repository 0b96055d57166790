import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer, D6, DiceRequest } from '../../../src/main/engine/answers.ts'
import { RuleError } from '../../../src/main/engine/errors.ts'
import { openTape, type TapeOptions } from '../../../src/main/engine/tape.ts'

const open = (options: Partial<TapeOptions> = {}) =>
  openTape({ dice: 'ask', choices: 'ask', seed: 5, depth: 1, ...options })

const request = (subject = 0, count = 1, key = 'k'): DiceRequest => ({
  key,
  subject,
  count,
  why: `${key} of ${subject}`,
})
const dice = (faces: readonly D6[], subject = 0, occurrence = 0): Answer => ({
  kind: 'dice',
  key: 'k',
  subject,
  occurrence,
  faces,
  by: 'player',
})
const colour = {
  key: 'c',
  subject: 0,
  why: 'A colour',
  options: ['red', 'blue'].map((value) => ({ value, label: value })),
}

/** The refusal that an action ends in. */
function refusal(action: () => unknown): RuleError {
  try {
    action()
  } catch (error) {
    if (error instanceof RuleError) return error
    throw error
  }
  throw new Error('Nothing was refused.')
}

describe('an earlier telling', () => {
  it('is used as far as it still fits; what does not is left, and asked or rolled anew', () => {
    const tape = open({ earlier: [dice([4], 1), dice([5, 6], 2)], dice: 'roll' })
    expect(tape.rollAll([request(1), request(2)]).map(({ by }) => by)).toEqual(['player', 'program'])
    expect(tape.unused()).toEqual([dice([5, 6], 2)])
    const error = refusal(() => open({ earlier: [dice([5, 6], 2)] }).roll(request(2)))
    expect(error.wanted).toMatchObject({ kind: 'dice', throws: [{ subject: 2, count: 1 }] })
  })

  it('gives way to an answer of now, which must fit', () => {
    expect(open({ answers: [dice([1])], earlier: [dice([2])] }).roll(request()).faces).toEqual([1])
    expect(refusal(() => open({ answers: [dice([1, 1])], earlier: [dice([2])] }).roll(request())).code).toBe(
      'impossible-answer',
    )
  })

  it('keeps a choice only while it is offered', () => {
    const earlier = { kind: 'choice' as const, key: 'c', subject: 0, occurrence: 0, by: 'player' as const }
    expect(open({ earlier: [{ ...earlier, value: 'red' }] }).choose(colour)).toBe('red')
    expect(refusal(() => open({ earlier: [{ ...earlier, value: 'green' }] }).choose(colour)).code).toBe('answer-wanted')
  })
})

describe('matching', () => {
  it('goes by key, subject and occurrence, never by position', () => {
    const tape = open({ answers: [dice([6], 2), dice([2], 1, 1), dice([1], 1)] })
    expect(tape.roll(request(1)).faces).toEqual([1])
    expect(tape.roll(request(1)).faces).toEqual([2])
    expect(tape.roll(request(2)).faces).toEqual([6])
    tape.mustBeSpent()
  })

  it('counts occurrences by key and subject', () => {
    const tape = open({ dice: 'roll' })
    tape.rollAll([request(1), request(1), request(2), request(1, 1, 'other')])
    expect(tape.told().map((a) => `${a.key} ${a.subject} ${a.occurrence}`)).toEqual([
      'k 1 0',
      'k 1 1',
      'k 2 0',
      'other 1 0',
    ])
  })

  it('takes answers first, then typed faces, then seeded dice', () => {
    const tape = open({ answers: [dice([4], 2)], faces: [5], dice: 'roll' })
    const [first, second, third] = tape.rollAll([request(1), request(2), request(3)])
    expect([first?.faces, second?.faces]).toEqual([[5], [4]])
    expect([first?.by, second?.by, third?.by]).toEqual(['player', 'player', 'program'])
  })

  it('a row picked by hand is no dice', () => {
    const rows = [0, 1].map((row) => ({ row, text: `row ${row}` }))
    const row = (n: number): Answer => ({ kind: 'row', key: 'k', subject: 0, occurrence: 0, row: n, by: 'player' })
    expect(open({ answers: [row(1)] }).roll({ ...request(), rows })).toEqual({ faces: [], picked: 1, by: 'player' })
    expect(refusal(() => open({ answers: [row(2)] }).roll({ ...request(), rows })).code).toBe('impossible-answer')
    expect(refusal(() => open({ answers: [row(1)] }).roll(request())).code).toBe('impossible-answer')
  })
})

describe('asking', () => {
  it('asks for all throws that are missing at once', () => {
    const error = refusal(() => open({ answers: [dice([1], 2)] }).rollAll([request(1), request(2), request(3, 2)]))
    expect(error.code).toBe('answer-wanted')
    expect(error.wanted).toEqual({
      kind: 'dice',
      throws: [
        { key: 'k', subject: 1, occurrence: 0, count: 1, why: 'k of 1', rows: [], readings: [], note: null },
        { key: 'k', subject: 3, occurrence: 0, count: 2, why: 'k of 3', rows: [], readings: [], note: null },
      ],
    })
  })

  it('asks again for a throw of which too few faces were typed', () => {
    const error = refusal(() => open({ faces: [3] }).rollAll([request(1, 2)]))
    expect(error.wanted).toMatchObject({ throws: [{ count: 2 }] })
  })

  it('asks for a choice with its options, and takes none that was not offered', () => {
    expect(refusal(() => open().choose(colour)).wanted).toMatchObject({
      kind: 'choice',
      choice: { options: colour.options },
    })
    const choice = (value: string): Answer => ({
      kind: 'choice',
      key: 'c',
      subject: 0,
      occurrence: 0,
      value,
      by: 'player',
    })
    expect(open({ answers: [choice('blue')] }).choose(colour)).toBe('blue')
    expect(refusal(() => open({ answers: [choice('green')] }).choose(colour)).code).toBe('impossible-answer')
    expect(['red', 'blue']).toContain(open({ choices: 'draw' }).choose(colour))
  })

  it('never asks for a draw', () => {
    const drawn = open().draw({ key: 'n', subject: 0, why: 'A name', of: 9 })
    expect(drawn).toBeGreaterThanOrEqual(0)
    expect(drawn).toBeLessThan(9)
    const answer: Answer = { kind: 'draw', key: 'n', subject: 0, occurrence: 0, value: 9, by: 'program' }
    expect(refusal(() => open({ answers: [answer] }).draw({ key: 'n', subject: 0, why: 'A name', of: 9 })).code).toBe(
      'impossible-answer',
    )
  })
})

describe('refusals', () => {
  it.each([0, 7, -1, 2.5])(
    'a face of %d: one on a tape before anything is asked, a typed one when it is dealt out',
    (face) => {
      expect(refusal(() => open({ faces: [face] }).roll(request())).code).toBe('impossible-answer')
      expect(refusal(() => open({ answers: [dice([face as D6])] })).code).toBe('impossible-answer')
    },
  )

  it('a throw of the wrong number of dice', () => {
    expect(refusal(() => open({ answers: [dice([1, 2])] }).roll(request())).message).toContain('wants one die')
    expect(refusal(() => open({ answers: [dice([1])] }).roll(request(0, 2))).message).toContain('wants 2 dice')
  })

  it('answers and faces that nobody asked for', () => {
    const tape = open({ answers: [dice([1], 8)], faces: [2] })
    expect(tape.unused()).toEqual([dice([1], 8)])
    expect(tape.unusedFaces()).toEqual([2])
    expect(refusal(() => { tape.mustBeSpent() }).code).toBe('answers-left') // prettier-ignore
  })
})

describe('a recorded tape', () => {
  const requests = fc.array(
    fc.record({
      key: fc.constantFrom('a', 'b'),
      subject: fc.integer({ min: 0, max: 3 }),
      count: fc.integer({ min: 1, max: 4 }),
      why: fc.constant('why'),
    }),
    { maxLength: 12 },
  )

  it('gives the same throws again, whatever the seed, and is itself recorded alike', () => {
    fc.assert(
      fc.property(requests, fc.integer(), (asked, seed) => {
        const first = open({ dice: 'roll', seed })
        const throws = first.rollAll(asked)
        const again = open({ answers: first.told(), seed: seed ^ 1 })
        expect(asked.map((one) => again.roll(one))).toEqual(throws)
        expect(again.told()).toEqual(first.told())
        again.mustBeSpent()
      }),
    )
  })

  it('does not depend on the order of other throws', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const roll = (...subjects: number[]) => {
          const tape = open({ dice: 'roll', seed })
          return new Map(subjects.map((subject) => [subject, tape.roll(request(subject, 3)).faces]))
        }
        expect(roll(3, 1).get(1)).toEqual(roll(1, 2, 3).get(1))
      }),
    )
  })
})
