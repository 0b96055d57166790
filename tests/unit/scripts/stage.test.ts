import { expect, it, vi } from 'vitest'
import { runStage, type Stage } from '../../../scripts/gate/stage.ts'

const good: Stage = {
  title: 'Good',
  script: 'format:check',
  args: ['--help'],
  count: () => ({ passed: 2, failed: 0 }),
}
const bad: Stage = { title: 'Bad', script: 'no-such-script' }
const unprepared: Stage = {
  title: 'Unprepared',
  script: 'format:check',
  env: () => {
    throw new Error('No browser here.')
  },
}

it('a stage prints all that it said under its heading when it is through, and what it counted', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue(undefined)
  expect(await runStage(good)).toEqual({ stage: good, ok: true, counts: { passed: 2, failed: 0 } })
  const told = said.mock.calls.flat().map(String)
  expect(told.find((text) => text.includes('== Good (npm run format:check)'))).toContain('prettier')
  expect(told.filter((text) => text.startsWith('== Good: ok'))).toHaveLength(1)
})

it('a stage that cannot be run, or not be prepared, has failed, with its reason', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue(undefined)
  expect(await runStage(bad)).toMatchObject({ ok: false, counts: { passed: 0, failed: 0 } })
  expect(await runStage(unprepared)).toMatchObject({ ok: false })
  expect(said.mock.calls.flat().join()).toContain('No browser here.')
})
