import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, tmpdir, totalmem, type } from 'node:os'
import { resolve } from 'node:path'
import type { Came } from '../../tests/torture/trial.ts'

const root = resolve(import.meta.dirname, '../..')
const path = resolve(root, 'docs/reliability.json')

/** The last full run of one trial. */
export interface Run extends Came {
  readonly count: number
  readonly seed: number
  readonly commit: string
  readonly date: string
  readonly machine: string
  readonly seconds: number
}

/** Stands behind the commit of a run where something lay in the checkout that was not committed. */
export const changed = ' with changes'

/** By the names of the trials. */
export type Runs = Readonly<Record<string, Run>>

/** @returns the last full run of each trial that has been run in full. */
export const readRuns = (): Runs => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Runs) : {})

/** Keeps runs. */
export function writeRuns(runs: Runs): void {
  writeFileSync(path, `${JSON.stringify(runs, null, 2)}\n`)
}

/** @returns what a run is known by: of what commit, when, on which machine. */
export function whereAndWhen(): Pick<Run, 'commit' | 'date' | 'machine'> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', 'src', 'tests', 'scripts') !== ''
  const [cpu] = cpus()
  return {
    commit: git('rev-parse', '--short=10', 'HEAD') + (isChanged ? changed : ''),
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} x ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${parseFloat(release())}, Node ${process.version}, files ${tmpdir().startsWith('/dev/shm') ? 'in memory' : 'on disk'}`,
  }
}
