import { expect, it } from 'vitest'
import { calls } from '../../torture/calls/calls.ts'
import { inShort } from '../../support/inShort.ts'

it('whatever is called is done or refused in a sentence, and leaves campaigns sound that play again to what they hold', async () => {
  const { figures, faults } = await inShort(calls, 300)
  expect(faults).toEqual([])
  expect(figures['calls']).toBe(300)
  expect(figures['accepted of form of a battle action']).toBeGreaterThan(50)
  expect(figures['different battle actions accepted']).toBeGreaterThan(20)
  for (const way of ['what comes next', 'form of a step', 'answer', 'schema'])
    expect(figures[`accepted of ${way}`], way).toBeGreaterThan(0)
})
