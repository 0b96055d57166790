import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../support/readme.ts'

/** Imported first, it has this Node say that it is another. */
const sayingItIs = (version: string) =>
  `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`

/** @param line what a script of package.json or a player types after `node`. */
function runOn(version: string, line: string) {
  const args = ['--import', sayingItIs(version), ...line.split(' ')]
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 30_000 })
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const lineOf = (script: string) => scripts[script]!.replace(/^node /, '')

describe('a Node that is too old for the program', () => {
  it.each([
    ['the bundle', 'src/main/cli.ts serve'] as const,
    ...['start', 'test', 'tour', 'build'].map((name) => [`npm run ${name}`, `${lineOf(name)} --help`] as const),
  ])('is refused by %s in words that say what to do', (_, line) => {
    const { status, stdout, stderr } = runOn('20.20.2', line)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('does not run on Node 20.20.2: it needs 22 or newer. Nothing was started')
    for (const help of ['npm start', 'npm run tour', 'npm ci']) expect(stderr).toContain(help)
    expect(stderr).not.toMatch(/^\s+at /m)
  })
})

it('a Node of today is asked for nothing', () => {
  expect(runOn('22.0.0', `${lineOf('start')} --help`)).toMatchObject({ status: 0, stderr: '' })
})
