import { afterEach, expect, it, vi } from 'vitest'
import { runLanes, type Stage } from '../../../scripts/gate/stage.ts'

const good: Stage = { title: 'Good', script: 'tour', args: ['--help'], count: () => ({ passed: 2, failed: 0 }) }
const bad: Stage = { title: 'Bad', script: 'no-such-script' }
const unprepared: Stage = {
  title: 'Unprepared',
  script: 'tour',
  env: () => {
    throw new Error('No browser here.')
  },
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('a lane goes on after a stage that passed and stops at one that failed; the other lane does not mind', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const outcomes = await runLanes([
    [bad, good],
    [good, bad, good],
  ])
  expect(outcomes.map(({ stage, ok }) => [stage.title, ok])).toEqual([
    ['Bad', false],
    ['Good', true],
    ['Bad', false],
  ])
  expect(outcomes.map(({ counts }) => counts.passed)).toEqual([0, 2, 0])
  const told = said.mock.calls.flat().map(String)
  // All that it said stands under its heading.
  expect(told.find((text) => text.includes('== Good (npm run tour)'))).toContain('serve')
  expect(told.filter((text) => text.startsWith('== Good: ok'))).toHaveLength(1)
})

it('a stage that cannot be prepared has failed, with its reason', async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined)
  expect((await runLanes([[unprepared]])).map(({ ok }) => ok)).toEqual([false])
  expect(complaint).toHaveBeenCalledWith('No browser here.')
})
