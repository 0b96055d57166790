import { expect, it } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import { listenTogether, type Sharing } from '../../src/renderer/sharedEvents.ts'
import { tabs } from './support/tabs.ts'

const line = (event: string, payload: unknown) =>
  new TextEncoder().encode(`data: ${JSON.stringify({ event, payload })}\n\n`)

/** A program that counts its changes and keeps streams open, as main does. */
function program() {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const asked: string[] = []
  let change = 0
  const ask = (address: string, { signal }: RequestInit) => {
    asked.push(address)
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(line('listening', { change }))
        if (address.endsWith('?once')) {
          controller.close()
          return
        }
        open.add(controller)
        signal?.addEventListener('abort', () => {
          open.delete(controller)
          controller.error(new Error('ended'))
        })
      },
    })
    return Promise.resolve(new Response(body))
  }
  return {
    ask: ask as unknown as typeof fetch,
    asked,
    streams: () => open.size,
    changes() {
      change++
      for (const stream of open) stream.enqueue(line('changed', { campaign: 'bravo.tour', change }))
    },
  }
}

function tab(main: ReturnType<typeof program>, sharing: Sharing | null, pause = () => Promise.resolve()) {
  const heard: string[] = []
  const options = { ask: main.ask, authorization: '', pause, name: 'short-timer', sharing }
  const close = listenTogether(options, (event, payload) => {
    heard.push(`${event} ${(payload as { change: number }).change}`)
  })
  return { heard, close }
}

it('keeps one stream open for any number of tabs, and every tab hears what comes', async () => {
  const main = program()
  const { sharing } = tabs()
  const all = Array.from({ length: 6 }, () => tab(main, sharing))
  await flushPromises()
  expect(main.streams()).toBe(1)
  main.changes()
  await flushPromises()
  for (const { heard } of all) expect(heard.at(-1)).toBe('changed 1')
  for (const { close } of all) close()
})

it('the next tab takes over from one that is closed, and all learn of what nobody heard', async () => {
  const main = program()
  const { sharing } = tabs()
  const [first, second, third] = [tab(main, sharing), tab(main, sharing), tab(main, sharing)]
  await flushPromises()
  first.close()
  main.changes()
  await flushPromises()
  expect(main.streams()).toBe(1)
  expect(second.heard.at(-1)).toBe('listening 1')
  expect(third.heard.at(-1)).toBe('listening 1')
  main.changes()
  await flushPromises()
  expect(third.heard.at(-1)).toBe('changed 2')
  second.close()
  third.close()
})

it('a tab that waits for its turn may be closed without taking it', async () => {
  const main = program()
  const { sharing } = tabs()
  const [first, second] = [tab(main, sharing), tab(main, sharing)]
  await flushPromises()
  second.close()
  first.close()
  await flushPromises()
  expect(main.asked).toHaveLength(1)
})

it('a tab that comes late is told at once how many changes there have been', async () => {
  const main = program()
  const { sharing } = tabs()
  const first = tab(main, sharing)
  await flushPromises()
  main.changes()
  await flushPromises()
  const late = tab(main, sharing)
  expect(late.heard).toEqual(['listening 1'])
  first.close()
  late.close()
})

it('a browser that cannot share asks now and then, and keeps no connection', async () => {
  const main = program()
  const rests: (() => void)[] = []
  const alone = tab(main, null, () => new Promise<void>((done) => void rests.push(done)))
  await flushPromises()
  expect(main.streams()).toBe(0)
  main.changes()
  rests.shift()!()
  await flushPromises()
  expect(alone.heard).toEqual(['listening 0', 'listening 1'])
  alone.close()
  rests.shift()!()
  await flushPromises()
  expect(main.asked).toEqual(['/events?once', '/events?once'])
})
