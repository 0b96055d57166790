import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { findChromium } from '../../../scripts/gate/chromium.ts'
import type { Machine } from '../../../scripts/gate/machine.ts'
import { whyNoElectron } from '../../../scripts/start/electron.ts'
import { isBuilt, outputs } from '../../../scripts/start/fresh.ts'
import { testFolder } from '../../support/folder.ts'

function put(folder: string, path: string, time: number): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), '')
  utimesSync(join(folder, path), time, time)
}

function checkout(): string {
  const folder = testFolder()
  put(folder, 'src/main/index.ts', 1000)
  put(folder, 'package.json', 1000)
  for (const path of outputs) put(folder, path, 2000)
  for (const path of ['src/main', 'src']) utimesSync(join(folder, path), 1000, 1000)
  return folder
}

it('builds only what is out of date', () => {
  const folder = checkout()
  expect(isBuilt(folder)).toBe(true)
  put(folder, 'src/main/index.ts', 3000)
  expect(isBuilt(folder)).toBe(false)
})

it('builds when a file has been added or removed, or a part of the build is missing', () => {
  const folder = checkout()
  utimesSync(join(folder, 'src/main'), 3000, 3000)
  expect(isBuilt(folder)).toBe(false)
  const other = checkout()
  rmSync(join(other, 'out/preload/index.cjs'))
  expect(isBuilt(other)).toBe(false)
})

it('knows where Electron cannot run', () => {
  expect(whyNoElectron({}, 'linux', 1000)).toContain('no display')
  expect(whyNoElectron({ DISPLAY: ':0' }, 'linux', 0)).toContain('root')
  expect(whyNoElectron({ DISPLAY: ':0' }, 'linux', 1000)).toBeNull()
  expect(whyNoElectron({}, 'darwin', 501)).toBeNull()
})

/** A machine on which these files can be run. */
function machine(files: string[], more: Partial<Machine> = {}): Machine & { ran: string[] } {
  const ran: string[] = []
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRunnable: (path) => files.includes(path),
    isRoot: false,
    shell(command) {
      ran.push(command)
      files.push('/usr/bin/chromium')
      return true
    },
    ran,
    ...more,
  }
}

it('finds a browser: the one named, an installed one, else Debian’s', () => {
  expect(findChromium(machine([], { env: { CHROMIUM: '/opt/chrome' } }))).toBe('/opt/chrome')
  expect(findChromium(machine(['/usr/bin/google-chrome']))).toBe('/usr/bin/google-chrome')
  const debian = machine(['/usr/bin/apt-get'], { isRoot: true })
  expect(findChromium(debian)).toBe('/usr/bin/chromium')
  expect(debian.ran).toEqual(['apt-get update && apt-get install -y --no-install-recommends chromium >&2'])
})

it('says what to run where it may not install one', () => {
  const debian = machine(['/usr/bin/apt-get'])
  expect(() => findChromium(debian)).toThrow(
    "sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends chromium'",
  )
  expect(debian.ran).toEqual([])
})
