import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../start/child.ts'
import type { Counts } from './stage.ts'

const folder = join(root, 'node_modules/.cache/gate')
mkdirSync(folder, { recursive: true })

/** Where the runners write what they counted. */
export const reports = { vitest: join(folder, 'vitest.json'), playwright: join(folder, 'playwright.json') } as const
// The counts of an earlier run must not pass for this one's.
for (const path of Object.values(reports)) rmSync(path, { force: true })

/** @returns the sums of a vitest run. */
export function countVitest(): Counts {
  const { numPassedTests = 0, numFailedTests = 0 } = read(reports.vitest) as Record<string, number | undefined>
  return { passed: numPassedTests, failed: numFailedTests }
}

/** @returns the sums of a Playwright run; a test that passed only at the second try has passed. */
export function countPlaywright(): Counts {
  const { stats = {} } = read(reports.playwright) as { stats?: Record<string, number | undefined> }
  return { passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0), failed: stats['unexpected'] ?? 0 }
}

/** A runner that broke has counted nothing. */
function read(path: string): object {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as object
  } catch {
    return {}
  }
}
