import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import type { FriendsDesk } from '../../../../src/main/app/friends/friendsDesk.ts'
import { friendStreams } from '../../../../src/main/serve/friends/friendStreams.ts'
import { titled } from '../../../support/friendsTable.ts'

/** The answer of a page that reads nothing: all that is written waits. */
function unread() {
  const response = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writeHead: () => response,
    flushHeaders: () => undefined,
    end: () => undefined,
    write(text: string) {
      response.writableLength += text.length
    },
    destroy() {
      response.emit('close')
    },
  })
  return response
}

it('lets go of a page that reads no more, before what waits for it fills the memory', async () => {
  let news = titled('Bravo')
  let changed: () => void = () => undefined
  const desk: FriendsDesk = {
    seats: 1,
    news: (seat) => news(seat),
    take: () => Promise.resolve({ ok: true, value: null }),
    on(listener) {
      changed = listener
      return () => undefined
    },
    stirred: () => undefined,
  }
  const streams = friendStreams(desk, 1e6)
  const page = unread()
  expect(streams.add(0, page as unknown as ServerResponse)).toBe(true)
  let steps = 0
  for (; streams.looking(0) === 1 && steps < 100; steps++) {
    news = titled(`${steps} ${'x'.repeat(100_000)}`)
    changed()
    await new Promise(setImmediate)
  }
  expect(steps).toBeGreaterThan(5)
  expect(streams.looking(0)).toBe(0)
  expect(page.writableLength).toBeLessThan(1_200_000)
  streams.close()
})

it('tells each page that the table is closed, and ends it', () => {
  const desk: FriendsDesk = {
    ...{ seats: 2, news: titled('Bravo'), stirred: () => undefined, on: () => () => undefined },
    take: () => Promise.resolve({ ok: true, value: null }),
  }
  const streams = friendStreams(desk, 1e6)
  const ended: (string | undefined)[] = []
  for (const seat of [0, 1]) {
    const page = Object.assign(unread(), { end: (text?: string) => ended.push(text) })
    streams.add(seat, page as unknown as ServerResponse)
  }
  streams.close()
  expect(ended).toEqual(['data: {"closed":true}\n\n', 'data: {"closed":true}\n\n'])
})
