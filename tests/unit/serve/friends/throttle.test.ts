import { expect, it } from 'vitest'
import { throttle } from '../../../../src/main/serve/friends/throttle.ts'

it('lets so many pass at once, and then one after each time, each address by itself', () => {
  let now = 0
  const { take, has } = throttle({ burst: 3, every: 100 }, () => now)
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([true, true, true, false])
  expect([has('a'), has('b'), take('b')]).toEqual([false, true, true])
  now = 99
  expect(take('a')).toBe(false)
  now = 150
  expect([take('a'), take('a')]).toEqual([true, false])
  now = 100_000
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([true, true, true, false])
})

it('remembers no more addresses than it needs, and those longest that came last', () => {
  const { take, has } = throttle({ burst: 1, every: 1000 }, () => 0)
  take('kept')
  for (let i = 0; i < 300; i++) {
    take(String(i))
    take('kept')
  }
  expect(has('kept')).toBe(false)
  expect(has('0')).toBe(true)
})
