import { describe, expect, it } from 'vitest'
import { RuleError } from '../../../src/main/engine/errors.ts'
import { refusalOf } from '../../../src/main/engine/refusal.ts'
import { StepStopped } from '../../../src/main/engine/system.ts'

const throwing = (error: Error) => () => {
  throw error
}
const wanted = { kind: 'dice', throws: [] } as const

describe('refusalOf', () => {
  it('is the reason that the rules give, without what is said of every refusal', () => {
    expect(refusalOf(throwing(new RuleError('bad-input', 'Nobody is hit. Nothing was changed.')))).toBe(
      'Nobody is hit.',
    )
  })

  it('is null of what can be done, and of what asks something first', () => {
    expect(refusalOf(() => 1)).toBeNull()
    expect(refusalOf(throwing(new StepStopped(wanted, [])))).toBeNull()
    expect(refusalOf(throwing(new RuleError('answer-wanted', 'Dice are wanted.', wanted)))).toBeNull()
  })

  it('lets a bug through: it is neither', () => {
    expect(() => refusalOf(throwing(new TypeError('a bug')))).toThrow('a bug')
  })
})
