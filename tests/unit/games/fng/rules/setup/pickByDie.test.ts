import { expect, it } from 'vitest'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { pickByDie } from '../../../../../../src/games/fng/rules/steps/setup/common.ts'

const request = { key: 'test', subject: 1, why: 'a test' }
const tape = (...faces: number[]) => openTape({ faces, dice: 'ask', choices: 'ask', seed: 1, depth: 1 })

it.each([
  [['a', 'b'], [3], 'a'],
  [['a', 'b'], [4], 'b'],
  [['a', 'b', 'c'], [5], 'c'],
  [['a', 'b', 'c', 'd'], [5, 6, 4], 'd'],
  [['a', 'b', 'c', 'd', 'e'], [6, 5], 'e'],
] as const)('picks among %j with %j', (options, faces, picked) => {
  const dice = tape(...faces)
  expect(pickByDie(dice, request, options)).toMatchObject({ picked, faces })
  dice.mustBeSpent()
})

it('rolls nothing where there is no choice', () => {
  expect(pickByDie(tape(), request, ['only']).picked).toBe('only')
})
