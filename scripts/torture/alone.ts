// Runs one trial and writes what it tells, a line of JSON each: see run.ts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trials } from '../../tests/torture/trials.ts'
import type { Told } from './run.ts'

const [name, count, seed] = process.argv.slice(2)
const trial = trials.find((one) => one.name === name)
if (!trial) throw new Error(`There is no trial ${name}.`)
const tell = (told: Told) => {
  process.stdout.write(`${JSON.stringify(told)}\n`)
}
const folder = mkdtempSync(join(tmpdir(), 'short-timer-torture-'))
try {
  const progress = (done: number, what: string) => {
    tell({ kind: 'progress', done, what })
  }
  const { figures, faults, left } = await trial.run({ folder, count: Number(count), seed: Number(seed), progress })
  tell({ kind: 'came', came: { figures, faults, left } })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
