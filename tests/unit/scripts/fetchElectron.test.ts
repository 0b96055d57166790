import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, it, onTestFinished, vi } from 'vitest'
import { forgetCannotRun, rememberCannotRun, verdictOf, whyNotTried } from '../../../scripts/start/cannotRun.ts'
import { cacheFolder, endedBy } from '../../../scripts/start/child.ts'
import { electronBinary, electronFolder } from '../../../scripts/start/electron.ts'
import { fetchElectron } from '../../../scripts/start/fetchElectron.ts'
import type { Terminal } from '../../../scripts/start/progressLine.ts'
import { fileServer, serveFile, standingClock } from '../../support/fileServer.ts'
import { testFolder } from '../../support/folder.ts'

const version = '45.4.1'
const zipName = `electron-v${version}-${process.platform}-${process.arch}.zip`

/** A zip with one file in it, stored as it is. */
function zipOf(name: string, content: string): Buffer {
  const data = Buffer.from(content)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt32LE(crc32(data), 10)
  fields.writeUInt32LE(data.length, 14)
  fields.writeUInt32LE(data.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), data])
  const mode = Buffer.alloc(14)
  mode.writeUInt32LE(0o100755 * 0x10000, 6)
  const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0003'), fields, mode, Buffer.from(name)])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(entry.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, entry, Buffer.from('PK\u0005\u0006'), end])
}

const executable = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[process.platform as string]
const zip = zipOf(executable ?? 'electron', '#!/bin/sh\necho 45\n'.padEnd(90_000, '\n'))

/** Electron's package without its executable, where its own installer finds what it needs; and a mirror to fetch from. */
function packageOn(mirror: string, sum = createHash('sha256').update(zip).digest('hex')) {
  mkdirSync(cacheFolder, { recursive: true })
  const folder = mkdtempSync(join(cacheFolder, 'test-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  copyFileSync(join(electronFolder, 'install.js'), join(folder, 'install.js'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'electron', version }))
  writeFileSync(join(folder, 'checksums.json'), JSON.stringify({ [zipName]: sum }))
  const others = ['npm_config_electron_mirror', 'HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy']
  for (const name of others) vi.stubEnv(name, undefined)
  vi.stubEnv('ELECTRON_MIRROR', `${mirror}/`)
  vi.stubEnv('electron_config_cache', join(folder, 'cache'))
  let said = ''
  const out = { isTTY: false, write: (text: string) => (said += text) !== '' } satisfies Terminal
  const cache = join(folder, 'parts')
  return { folder, cache, said: () => said, fetch: () => fetchElectron({ folder, cache, out }) }
}

it('fetches from the mirror, shows how far it is, proves the sum, and unpacks where Electron looks', async () => {
  const paths: string[] = []
  const mirror = await fileServer((request, response) => {
    paths.push(request.url ?? '')
    serveFile(zip, request, response)
  })
  const { folder, cache, said, fetch } = packageOn(mirror.origin)
  expect(await fetch()).toBeNull()
  expect(paths).toEqual([`/v${version}/${zipName}`])
  expect(said()).toContain(`Fetching Electron ${version}`)
  expect(said()).toContain('0.1 of 0.1 MB')
  expect(readFileSync(electronBinary(folder)!, 'utf8')).toContain('echo 45')
  expect(readdirSync(cache)).toEqual([])
  rmSync(join(folder, 'path.txt'))
  // It is in Electron's own cache now.
  expect(await fetch()).toBeNull()
  expect(paths).toHaveLength(1)
})

it('keeps what came over a line that broke, and goes on at the next start', async () => {
  let breaks = true
  const mirror = await fileServer((request, response) => {
    if (breaks && request.headers.range !== undefined) return response.socket?.destroy()
    serveFile(zip, request, response, (all) => {
      if (breaks) response.write(all.subarray(0, 30_000), () => response.socket?.destroySoon())
      else response.end(all)
    })
  })
  const { folder, fetch } = packageOn(mirror.origin)
  expect(await fetch()).toContain('Electron could not be fetched yet. The line broke')
  expect(electronBinary(folder)).toBeNull()
  breaks = false
  expect(await fetch()).toBeNull()
  expect(mirror.ranges.at(-1)).toBe('bytes=30000-')
  expect(electronBinary(folder)).not.toBeNull()
})

it('gives a stalled line up, and says so', async () => {
  const time = standingClock()
  const mirror = await fileServer((request, response) => {
    serveFile(zip, request, response, (all) => response.write(all.subarray(0, 30_000)))
  })
  const { folder, cache } = packageOn(mirror.origin)
  const out = {
    isTTY: false,
    write(text: string) {
      if (text.includes(' MB'))
        setImmediate(() => {
          time.move(20_000)
        })
      return true
    },
  } satisfies Terminal
  expect(await fetchElectron({ folder, cache, out, clock: time.clock })).toBe(
    'Electron could not be fetched yet. Nothing came for 20 seconds.',
  )
  expect(readFileSync(join(cache, `${zipName}.part`))).toHaveLength(30_000)
})

it('throws away what has another sum, and fetches it anew the next time', async () => {
  const mirror = await fileServer((request, response) => {
    serveFile(zip, request, response)
  })
  const { folder, cache, fetch } = packageOn(mirror.origin, 'a'.repeat(64))
  expect(await fetch()).toContain('its check sum is wrong')
  expect(electronBinary(folder)).toBeNull()
  expect(readdirSync(cache)).toEqual([])
  expect(await fetch()).toContain('its check sum is wrong')
  expect(mirror.ranges).toEqual([undefined, undefined])
})

it('says where there is no Electron for a machine', async () => {
  const { folder, fetch } = packageOn('http://127.0.0.1:9')
  writeFileSync(join(folder, 'checksums.json'), '{}')
  expect(await fetch()).toBe(`There is no Electron for ${process.platform} on ${process.arch}.`)
})

it('remembers a machine that cannot run Electron, for that version, and nothing else', () => {
  const file = join(testFolder(), 'cache/note.txt')
  expect(whyNotTried(version, file)).toBeNull()
  rememberCannotRun(version, file)
  expect(whyNotTried(version, file)).toContain('npm start -- --electron')
  expect(whyNotTried('46.0.0', file)).toBeNull()
  forgetCannotRun(file)
  expect(whyNotTried(version, file)).toBeNull()
})

it('tells an Electron that cannot start from a program that was ended, or ended by itself', () => {
  expect(verdictOf(127, 100)).toBe('cannot')
  expect(verdictOf(endedBy(5), 100)).toBe('cannot')
  expect(verdictOf(1, 100)).toBe('ended')
  expect(verdictOf(0, 100)).toBe('ran')
  expect(verdictOf(endedBy(15), 100)).toBe('ran')
  expect(verdictOf(endedBy(11), 60_000)).toBe('ran')
})
