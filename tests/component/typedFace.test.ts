import { expect, it } from 'vitest'
import { finished, typeFace } from '../../src/renderer/composables/typedFace.ts'

/** @returns the faces that keys come to, one after another. */
function facesOf(keys: string, sides: number): readonly number[] {
  let begun = ''
  const all: number[] = []
  for (const key of keys) {
    const typed = typeFace(begun, key, sides)
    all.push(...(typed?.faces ?? []))
    begun = typed?.begun ?? ''
  }
  return [...all, ...finished(begun, sides)]
}

it.each([
  ['361', 6, [3, 6, 1]],
  ['79', 6, []],
  ['78', 8, [7, 8]],
  ['107', 10, [10, 7]],
  ['17', 10, [1, 7]],
  ['0710', 10, [7, 10]],
  ['129', 12, [12, 9]],
  ['2019', 20, [20, 19]],
  ['7', 20, [7]],
  ['25', 20, [2, 5]],
  ['1', 20, [1]],
  ['00', 20, []],
])('the keys %s on a d%d are %j', (keys, sides, faces) => {
  expect(facesOf(keys, sides)).toEqual(faces)
})
