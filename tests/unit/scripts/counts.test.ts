import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { countPlaywright, countVitest } from '../../../scripts/gate/counts.ts'
import { root } from '../../../scripts/start/child.ts'
import { testFolder } from '../../support/folder.ts'

const report = (content: object) => {
  const path = join(testFolder(), 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

it('a vitest run counts its tests and names what failed with the first line of why', () => {
  const path = report({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: join(root, 'tests/unit/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          {
            fullName: 'dice fall',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 6 to be 5\u001b[39m\n at a'],
          },
          { fullName: 'dice stay', status: 'passed', failureMessages: [] },
        ],
      },
      { name: join(root, 'tests/unit/b.test.ts'), status: 'failed', message: 'No such file\nb', assertionResults: [] },
      { name: join(root, 'tests/unit/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  })
  expect(countVitest(path)).toEqual({
    passed: 3,
    failed: 1,
    faults: [
      'tests/unit/a.test.ts: dice fall (expected 6 to be 5)',
      'tests/unit/b.test.ts: cannot be run (No such file)',
    ],
  })
})

it('a Playwright run counts a test that passed at the second try as passed, and names what failed', () => {
  const spec = (title: string, status: string, message?: string) => ({
    ...{ title, file: 'a.spec.ts', line: 7 },
    tests: [{ status, results: [{ error: { message: 'first try' } }, { error: message ? { message } : undefined }] }],
  })
  const path = report({
    stats: { expected: 4, flaky: 1, unexpected: 2 },
    suites: [
      {
        specs: [spec('opens', 'unexpected', 'not seen\nhere'), spec('closes', 'flaky')],
        suites: [{ specs: [spec('prints', 'unexpected')] }],
      },
    ],
  })
  expect(countPlaywright(path)).toEqual({
    passed: 5,
    failed: 2,
    faults: ['a.spec.ts:7: opens (not seen)', 'a.spec.ts:7: prints'],
  })
})

it('a runner that broke has counted nothing', () => {
  const path = join(testFolder(), 'none.json')
  expect(countVitest(path)).toEqual({ passed: 0, failed: 0, faults: [] })
  expect(countPlaywright(path)).toEqual({ passed: 0, failed: 0, faults: [] })
})
