import { expect, it } from 'vitest'
import { rulesVersionOf } from '../../../../../src/main/engine/corrections.ts'
import { actions } from '../../../../../src/games/fng/rules/battle/chapters.ts'
import { corrections } from '../../../../../src/games/fng/rules/corrections/corrections.ts'
import { fngSystem } from '../../../../../src/games/fng/rules/system.ts'

const mends = corrections.flatMap((correction) => correction.mends)

it('the version of the rules is the number of the last correction', () => {
  expect(corrections.map(({ number }) => number)).toEqual(corrections.map((_, i) => i + 2))
  expect(rulesVersionOf(fngSystem)).toBe(corrections.at(-1)!.number)
})

it('every mend names its pages and touches steps and actions that there are', () => {
  const known = new Set([...Object.keys(fngSystem.steps), ...actions.map(({ name }) => `act.${name}`)])
  for (const { pages, text, steps } of mends) {
    expect(
      steps.filter((step) => !known.has(step)),
      text,
    ).toEqual([])
    expect(steps.length, text).toBeGreaterThan(0)
    expect(pages.length, text).toBeGreaterThan(0)
    expect(pages, text).toEqual(pages.toSorted((a, b) => a - b))
    expect(text).toMatch(/^[A-Z][^\n]{10,200}\.$/)
  }
})
