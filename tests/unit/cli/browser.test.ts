import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { openInBrowser } from '../../../src/main/cli/browser.ts'
import { testFolder } from '../../support/folder.ts'

const address = 'http://127.0.0.1:4000/#key=abc'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.skipIf(process.platform !== 'linux')(
  'the browser is told a file that leads on to the address, and never the address',
  async () => {
    const folder = testFolder()
    const told = join(folder, 'told')
    writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > '${told}.new' && mv '${told}.new' '${told}'\n`)
    chmodSync(join(folder, 'xdg-open'), 0o700)
    vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`)
    const forget = openInBrowser(address, { DISPLAY: ':0' })
    await vi.waitUntil(() => existsSync(told), { timeout: 30_000 })
    const page = fileURLToPath(readFileSync(told, 'utf8'))
    expect(readFileSync(page, 'utf8')).toContain(`url=${address}`)
    // Nobody but the player may read it.
    expect(statSync(page).mode & 0o077).toBe(0)
    forget()
    expect(existsSync(page)).toBe(false)
  },
)

it('without a display nothing is opened and nothing is written', () => {
  vi.stubEnv('TMPDIR', testFolder())
  openInBrowser(address, {})()
  expect(readdirSync(process.env['TMPDIR']!)).toEqual([])
})
