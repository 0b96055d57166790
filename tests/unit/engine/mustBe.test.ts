import { describe, expect, it } from 'vitest'
import { mustBeNamed, mustBeOnce, mustBeWhole, notNow, refuse } from '../../../src/main/engine/mustBe.ts'

const code = (attempt: () => unknown) => {
  try {
    attempt()
    return null
  } catch (error) {
    return (error as { code?: string }).code
  }
}

describe('what inputs must be', () => {
  it('is refused by what is wrong with it, or because it is not the time for it', () => {
    expect(code(() => refuse('Name a man.'))).toBe('bad-input')
    expect(code(() => notNow('Begin a game first.'))).toBe('not-now')
    expect(() => refuse('Name a man.')).toThrow('Name a man.')
  })

  it('named once', () => {
    const once = (...ids: readonly number[]) =>
      code(() => {
        mustBeOnce(ids)
      })
    expect(once(3, 4, 5)).toBeNull()
    expect(once(3, 4, 3)).toBe('bad-input')
  })

  it('a whole number of its span, both ends with it', () => {
    const within = (value: number) =>
      code(() => {
        mustBeWhole(value, 1, 3, 'Phases')
      })
    expect([1, 2, 3].map(within)).toEqual([null, null, null])
    expect([0, 4, 1.5, NaN].map(within)).toEqual(Array(4).fill('bad-input'))
  })

  it('a name without the white around it, and none that is empty', () => {
    expect(mustBeNamed(' Able ')).toBe('Able')
    expect(code(() => mustBeNamed('  '))).toBe('bad-input')
  })
})
