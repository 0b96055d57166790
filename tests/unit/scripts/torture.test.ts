import { expect, it } from 'vitest'
import { reliability } from '../../../scripts/reliabilityDocs.ts'
import { readRuns, type Run } from '../../../scripts/torture/record.ts'
import { runTrial } from '../../../scripts/torture/run.ts'
import { doors } from '../../torture/doors/doors.ts'
import { trials } from '../../torture/trials.ts'

const run: Run = {
  ...{ count: 2, seed: 7, commit: 'abc', date: '2026-01-01', machine: 'A machine', seconds: 3 },
  ...{ figures: { killed: 1200 }, faults: ['One is lost.'], left: ['There is no strace.'] },
}

it('the page tells figures, faults, what was not tried, and the command for it', () => {
  const page = reliability({ doors: run })
  expect(page).toContain('| Doors | 1,200 killed | 1 | `npm run torture -- doors --count 2 --seed 7` |')
  expect(page).toContain('- One is lost.')
  expect(page).toContain('- There is no strace.')
  for (const { title } of trials) expect(page).toContain(`## ${title}\n`)
  expect(page).toContain('| Kills | not run in full yet |')
})

it('what is kept of runs is of trials that there are', () => {
  expect(Object.keys(readRuns()).filter((name) => !trials.some((trial) => trial.name === name))).toEqual([])
})

it('a trial that breaks off is at fault', async () => {
  const { faults } = await runTrial({ ...doors, name: 'none' }, 1, 1, () => undefined)
  expect(faults).toEqual(['The trial broke off (1) at: nothing yet.'])
})

it('a trial runs as a process of its own, and tells how far it is', async () => {
  const told: number[] = []
  const { figures, faults } = await runTrial(doors, 3, 1, (done) => told.push(done))
  expect(faults).toEqual([])
  expect(told).toEqual([0, 1, 2])
  expect(figures['after the end']).toBe(1)
})
