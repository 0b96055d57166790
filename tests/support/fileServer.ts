import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface FileServer {
  readonly origin: string
  /** The `Range` of each request; undefined for one that wants all. */
  readonly ranges: (string | undefined)[]
}

/** A server on the loopback interface that answers as a test says, ended with the test. */
export async function fileServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<FileServer> {
  const ranges: FileServer['ranges'] = []
  const server = createServer((request, response) => {
    ranges.push(request.headers.range)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ranges }
}

/**
 * Answers with a file, or the part of it that is asked for.
 * @param send writes the part; left out, all of it is sent at once.
 */
export function serveFile(
  bytes: Uint8Array,
  request: IncomingMessage,
  response: ServerResponse,
  send: (part: Uint8Array) => unknown = (part) => response.end(part),
): void {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  const headers = { 'content-length': bytes.length - from }
  if (from === 0) response.writeHead(200, headers)
  else if (from >= bytes.length)
    return void response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
  else response.writeHead(206, { ...headers, 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` })
  send(bytes.subarray(from))
}

/** A clock that stands still until it is moved. */
export function standingClock() {
  let now = 0
  const alarms = new Set<{ readonly at: number; readonly act: () => void }>()
  return {
    clock: {
      now: () => now,
      after(milliseconds: number, act: () => void) {
        const alarm = { at: now + milliseconds, act }
        alarms.add(alarm)
        return () => void alarms.delete(alarm)
      },
    },
    move(milliseconds: number) {
      now += milliseconds
      for (const alarm of [...alarms].filter(({ at }) => at <= now)) {
        alarms.delete(alarm)
        alarm.act()
      }
    },
  }
}
