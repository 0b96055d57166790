import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { outputs } from '../../../scripts/start/fresh.ts'
import { testFolder } from '../../support/folder.ts'

function checkout(): string {
  const folder = testFolder()
  mkdirSync(join(folder, 'src'))
  for (const path of outputs) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  writeFileSync(join(folder, 'built'), '')
  return folder
}

/** A source that is newer than the program. */
function change(folder: string): void {
  const later = Date.now() / 1000 + 60
  writeFileSync(join(folder, 'src/one.ts'), '')
  utimesSync(join(folder, 'src/one.ts'), later, later)
}

/** A start of the program in a process of its own; its build waits to be let go, and writes down that it began and ended. */
function start(folder: string) {
  const script = `
    import { appendFileSync, existsSync, utimesSync } from 'node:fs'
    import { setImmediate as turn } from 'node:timers/promises'
    import { ensureBuilt } from ${JSON.stringify(join(import.meta.dirname, '../../../scripts/start/ensureBuilt.ts'))}
    process.chdir(${JSON.stringify(folder)})
    process.exitCode = await ensureBuilt(process.cwd(), async () => {
      appendFileSync('built', 'begun ')
      while (!existsSync('go')) await turn()
      const now = Date.now() / 1000 + 120
      for (const path of ${JSON.stringify(outputs)}) utimesSync(path, now, now)
      appendFileSync('built', 'done ')
      return 0
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = Promise.all([text(child.stderr), once(child, 'exit') as Promise<unknown[]>])
  return {
    /** It has found that it must build. */
    saysSo: once(child.stderr, 'data'),
    ended: ended.then(([told, [code]]) => ({ code, told })),
  }
}

const saying = 'Building the program, which takes some seconds ...\n'

it('a start builds what is older than a source, says so in one line, and does not build again', async () => {
  const folder = checkout()
  writeFileSync(join(folder, 'go'), '')
  expect(await start(folder).ended).toEqual({ code: 0, told: '' })
  expect(readFileSync(join(folder, 'built'), 'utf8')).toBe('')
  change(folder)
  expect(await start(folder).ended).toEqual({ code: 0, told: saying })
  expect(await start(folder).ended).toEqual({ code: 0, told: '' })
  expect(readFileSync(join(folder, 'built'), 'utf8')).toBe('begun done ')
})

it('several starts at once build once', async () => {
  const folder = checkout()
  change(folder)
  const starts = [start(folder), start(folder), start(folder)]
  await Promise.all(starts.map(({ saysSo }) => saysSo))
  writeFileSync(join(folder, 'go'), '')
  expect(await Promise.all(starts.map(({ ended }) => ended))).toEqual(starts.map(() => ({ code: 0, told: saying })))
  expect(readFileSync(join(folder, 'built'), 'utf8')).toBe('begun done ')
})
