import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { download, patience, type Downloaded, type DownloadStopped } from '../../../scripts/start/download.ts'
import { progressLine, progressWords, type Terminal } from '../../../scripts/start/progressLine.ts'
import { fileServer, serveFile, standingClock } from '../../support/fileServer.ts'
import { testFolder } from '../../support/folder.ts'

const bytes = Uint8Array.from({ length: 300_000 }, (_, i) => i % 251)
const third = bytes.length / 3

const partFile = () => join(testFolder(), 'electron.zip.part')
const stopped = (promise: Promise<void>) =>
  promise.then(
    () => null,
    (error: unknown) => error as DownloadStopped,
  )
const isWhole = (file: string) => Buffer.compare(readFileSync(file), bytes) === 0

/** Fetches, and calls back with each piece that came. */
function fetching(origin: string, file: string, onPiece: (downloaded: Downloaded) => void = () => undefined) {
  const time = standingClock()
  const done = download(
    `${origin}/electron.zip`,
    file,
    (downloaded) => {
      onPiece(downloaded)
    },
    time.clock,
  )
  return { ...time, done }
}

it('waits for a slow line, however long it takes, and says how far it is', async () => {
  const pieces: (() => void)[] = []
  const { origin } = await fileServer((request, response) => {
    serveFile(bytes, request, response, (all) => {
      for (let at = 0; at < all.length; at += third)
        pieces.push(() => {
          response.write(all.subarray(at, at + third))
        })
      pieces.shift()!()
    })
  })
  const file = partFile()
  const told: Downloaded[] = []
  const slow = fetching(origin, file, (now) => {
    told.push(now)
    if (now.came % third !== 0) return
    // Each piece takes nearly as long as may be: three of them take longer than that.
    slow.move(patience - 1000)
    pieces.shift()?.()
  })
  await slow.done
  expect(isWhole(file)).toBe(true)
  expect(told.at(-1)).toMatchObject({ came: bytes.length, of: bytes.length })
  expect(told.at(-1)!.bytesPerSecond).toBeGreaterThan(0)
})

it('gives up when nothing has come for 20 seconds, and the next try goes on from there', async () => {
  let stalls = true
  const { origin, ranges } = await fileServer((request, response) => {
    serveFile(bytes, request, response, (all) => (stalls ? response.write(all.subarray(0, third)) : response.end(all)))
  })
  const file = partFile()
  const stalled = fetching(origin, file, ({ came }) => {
    if (came === third)
      setImmediate(() => {
        stalled.move(patience)
      })
  })
  expect(await stopped(stalled.done)).toMatchObject({ why: 'nothing came', message: 'Nothing came for 20 seconds.' })
  expect(readFileSync(file)).toHaveLength(third)
  stalls = false
  await fetching(origin, file).done
  expect(isWhole(file)).toBe(true)
  expect(ranges).toEqual([undefined, `bytes=${third}-`])
})

it('gives up when a server takes the call and never answers', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<undefined>()
  const { origin } = await fileServer(() => {
    resolve(undefined)
  })
  const silent = fetching(origin, partFile())
  await asked
  silent.move(patience)
  expect(await stopped(silent.done)).toMatchObject({ why: 'nothing came' })
})

it('takes a broken line up again at once, as long as it brings something', async () => {
  const { origin, ranges } = await fileServer((request, response) => {
    serveFile(bytes, request, response, (all) => {
      if (all.length <= third) response.end(all)
      else response.write(all.subarray(0, third), () => response.socket?.destroySoon())
    })
  })
  const file = partFile()
  await fetching(origin, file).done
  expect(isWhole(file)).toBe(true)
  expect(ranges[0]).toBeUndefined()
  expect(ranges.length).toBeGreaterThan(2)
})

it('does not try for ever a line that breaks without a byte', async () => {
  const { origin, ranges } = await fileServer((_request, response) => response.socket?.destroy())
  expect(await stopped(fetching(origin, partFile()).done)).toMatchObject({ why: 'line broke' })
  expect(ranges).toHaveLength(1)
})

it('begins anew where a server cannot go on in the middle, or the part is longer than the file', async () => {
  const plain = await fileServer((_request, response) => response.end(bytes))
  const file = partFile()
  writeFileSync(file, bytes.subarray(0, third))
  await fetching(plain.origin, file).done
  expect(isWhole(file)).toBe(true)
  const exact = await fileServer((request, response) => {
    serveFile(bytes, request, response)
  })
  writeFileSync(file, Buffer.alloc(bytes.length + 7))
  await fetching(exact.origin, file).done
  expect(isWhole(file)).toBe(true)
  // All of it is there already: nothing is fetched again.
  await fetching(exact.origin, file).done
  expect(exact.ranges).toEqual([`bytes=${bytes.length + 7}-`, undefined, `bytes=${bytes.length}-`])
})

it('says at once what a server refuses, and that there is nobody', async () => {
  const { origin } = await fileServer((_request, response) => response.writeHead(404).end())
  const file = partFile()
  expect(await stopped(fetching(origin, file).done)).toMatchObject({ why: 'refused' })
  expect(existsSync(file)).toBe(false)
  const nobody = createServer().listen(0, '127.0.0.1')
  await once(nobody, 'listening')
  const { port } = nobody.address() as AddressInfo
  await promisify(nobody.close.bind(nobody))()
  expect(await stopped(fetching(`http://127.0.0.1:${port}`, file).done)).toMatchObject({
    message: 'There is no network, or no way to the server.',
  })
})

it('tells bytes and time left', () => {
  const came = 34_200_000
  const of = 110_500_000
  expect(progressWords({ came, of, bytesPerSecond: null })).toBe('34.2 of 110.5 MB')
  expect(progressWords({ came, of, bytesPerSecond: 1_400_000 })).toBe(
    '34.2 of 110.5 MB, 1.4 MB a second, about 55 seconds left',
  )
  expect(progressWords({ came, of, bytesPerSecond: 60_000 })).toBe(
    '34.2 of 110.5 MB, 60 kB a second, about 21 minutes left',
  )
  expect(progressWords({ came, of: null, bytesPerSecond: 60_000 })).toBe('34.2 MB, 60 kB a second')
})

it('writes one line over on a terminal, and a line for each tenth into a file', () => {
  const shown = (isTTY: boolean) => {
    let text = ''
    let now = 0
    const out = { isTTY, write: (part: string) => (text += part) !== '' } satisfies Terminal
    const line = progressLine(out, () => now)
    for (let came = 0; came <= 1000; came++, now += 10) line.show({ came, of: 1000, bytesPerSecond: null })
    line.end()
    return text
  }
  expect(shown(false).split('\n')).toHaveLength(12)
  expect(shown(true)).toContain('\r\u001b[K0.0 of 0.0 MB')
  expect(shown(true).split('\r').length).toBeLessThan(50)
})
