import { afterEach, expect, it } from 'vitest'
import { effectScope } from 'vue'
import { useWritten } from '../../src/renderer/composables/useWritten.ts'

afterEach(() => {
  localStorage.clear()
})
const lying = (text: string) => {
  localStorage.setItem('slip', text)
  const scope = effectScope()
  const written = scope.run(() => useWritten({ throws: () => [{ count: 2 }], place: () => 'a', draft: () => 'slip' }))!
  const { faces, row } = written.throws.value[0]!
  scope.stop()
  return { faces, row }
}

it('finds the dice that were written, and none where what is kept cannot be read', () => {
  expect(lying('{"a":{"faces":[3,4],"row":null}}')).toEqual({ faces: [3, 4], row: null })
  for (const text of [
    '{"a":',
    'null',
    '7',
    '"abc"',
    '{"a":null}',
    '{"a":{"faces":3,"row":null}}',
    '{"a":{"faces":[3]}}',
  ])
    expect(lying(text), text).toEqual({ faces: [], row: null })
  expect(lying('{"b":null,"a":{"faces":[5],"row":null}}'), 'what is fine beside it').toEqual({ faces: [5], row: null })
})
