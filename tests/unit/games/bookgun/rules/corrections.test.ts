import { expect, it } from 'vitest'
import { rulesVersionOf } from '../../../../../src/main/engine/corrections.ts'
import { corrections } from '../../../../../src/games/bookgun/rules/corrections.ts'
import { bookgunSystem } from '../../../../../src/games/bookgun/rules/system.ts'

it('the version of the rules is the number of the last correction', () => {
  expect(corrections.map(({ number }) => number)).toEqual(corrections.map((_, i) => i + 2))
  expect(rulesVersionOf(bookgunSystem)).toBe(corrections.at(-1)!.number)
})

it('every mend names its pages and touches steps that there are', () => {
  const known = Object.keys(bookgunSystem.steps)
  for (const { pages, text, steps } of corrections.flatMap(({ mends }) => mends)) {
    expect(steps, text).not.toEqual([])
    expect(known, text).toEqual(expect.arrayContaining([...steps]))
    expect(pages, text).toEqual(pages.toSorted((a, b) => a - b))
    expect(text).toMatch(/^[A-Z][^\n]{10,200}\.$/)
  }
})
