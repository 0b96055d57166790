import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../start/child.ts'
import type { Counts } from './stage.ts'

const folder = join(root, 'node_modules/.cache/gate')

/** Where the runners write what they counted. */
export const reports = { vitest: join(folder, 'vitest.json'), playwright: join(folder, 'playwright.json') } as const

/** Makes way for the counts of this run: those of an earlier one must not pass for them. */
export function clearReports(): void {
  mkdirSync(folder, { recursive: true })
  for (const path of Object.values(reports)) rmSync(path, { force: true })
}

interface VitestReport {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly testResults?: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** @returns the sums of a vitest run, and what failed: tests, and files that could not be read. */
export function countVitest(path: string = reports.vitest): Counts {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read<VitestReport>(path)
  const faults = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name)
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      if (tests.length === 0) return [fault(file, 'cannot be run', message)]
      return tests.map(({ fullName, failureMessages }) => fault(file, fullName, failureMessages[0]))
    })
  return { passed: numPassedTests, failed: numFailedTests, faults }
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}
interface PlaywrightReport extends Suite {
  readonly stats?: { readonly expected?: number; readonly flaky?: number; readonly unexpected?: number }
}

/** @returns the sums of a Playwright run, and what failed; a test that passed only at the second try has passed. */
export function countPlaywright(path: string = reports.playwright): Counts {
  const { stats: { expected = 0, flaky = 0, unexpected = 0 } = {}, ...top } = read<PlaywrightReport>(path)
  return { passed: expected + flaky, failed: unexpected, faults: faultsIn(top) }
}

const faultsIn = ({ suites = [], specs = [] }: Suite): readonly string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => fault(`${file}:${line}`, title, results.at(-1)?.error?.message)),
  ),
  ...suites.flatMap(faultsIn),
]

const fault = (place: string, name: string, why = '') => {
  const [first = ''] = stripVTControlCharacters(why).split('\n')
  return `${place}: ${name}${first === '' ? '' : ` (${first})`}`
}

/** A runner that broke has counted nothing. */
function read<Report extends object>(path: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return {}
  }
}
