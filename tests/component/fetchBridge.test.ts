import { expect, it } from 'vitest'
import { createFetchBridge } from '../../src/renderer/fetchBridge.ts'
import { tabs } from './support/tabs.ts'

interface Asked {
  readonly address: string
  readonly init: RequestInit
}

/** A bridge whose server is a function; addresses and pauses are written down. */
function bridgeOn(answer: (asked: Asked) => Response | Promise<Response>) {
  const asked: Asked[] = []
  const pauses: number[] = []
  const bridge = createFetchBridge({
    token: Promise.resolve('the-token'),
    async fetch(address, init = {}) {
      asked.push({ address: address as string, init })
      return answer(asked.at(-1)!)
    },
    sharing: tabs().sharing,
    pause(milliseconds) {
      pauses.push(milliseconds)
      return Promise.resolve()
    },
  })
  return { bridge, asked, pauses }
}

/** A stream of server-sent events, cut into pieces as the network likes. */
function streamOf(...pieces: string[]): Response {
  const bytes = new TextEncoder().encode(pieces.join(''))
  const cut = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => bytes.slice(i * 7, i * 7 + 7))
  return new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of cut) controller.enqueue(piece)
        controller.close()
      },
    }),
  )
}

it('sends a call with the token in a header, and in no address', async () => {
  const { bridge, asked } = bridgeOn(() => Response.json({ ok: true, value: 7 }))
  expect(await bridge.call('library.list', { a: 1 })).toEqual({ ok: true, value: 7 })
  expect(asked[0]).toMatchObject({
    address: '/api/library.list',
    init: { method: 'POST', headers: { authorization: 'Bearer the-token' }, body: '{"input":{"a":1}}' },
  })
  expect(asked[0]!.address).not.toContain('the-token')
  expect(bridge.door).toBe('browser')
})

it('hands a refusal on as it came', async () => {
  const refusal = { ok: false, error: { code: 'not-allowed', message: 'No.' } }
  const { bridge } = bridgeOn(() => Response.json(refusal, { status: 401 }))
  expect(await bridge.call('library.list', {})).toEqual(refusal)
})

it('answers for a program that has ended', async () => {
  const { bridge } = bridgeOn(() => Promise.reject(new TypeError('gone')))
  expect(await bridge.call('library.list', {})).toMatchObject({ ok: false, error: { code: 'not-allowed' } })
})

it('hears events, however the stream is cut', async () => {
  const heard: unknown[] = []
  const both = Promise.withResolvers<undefined>()
  const { bridge, asked } = bridgeOn(() =>
    streamOf(
      ': listening\n\n',
      'data: {"event":"changed","payload":"Đặng"}\n\n',
      'data: {"event":"b","payload":1}\n\n',
    ),
  )
  const stop = bridge.on((event, payload) => {
    if (heard.push([event, payload]) === 2) both.resolve(undefined)
  })
  await both.promise
  stop()
  expect(heard.slice(0, 2)).toEqual([
    ['changed', 'Đặng'],
    ['b', 1],
  ])
  expect(asked[0]).toMatchObject({ address: '/events', init: { headers: { authorization: 'Bearer the-token' } } })
})

it('listens again, more patiently each time, when the connection breaks', async () => {
  const enough = Promise.withResolvers<undefined>()
  const { bridge, asked, pauses } = bridgeOn(() => {
    if (asked.length === 8) enough.resolve(undefined)
    return Promise.reject(new TypeError('gone'))
  })
  const stop = bridge.on(() => undefined)
  await enough.promise
  stop()
  expect(pauses.slice(0, 7)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
})

it('stops listening when it is refused', async () => {
  const { bridge, asked, pauses } = bridgeOn(() => Response.json({}, { status: 401 }))
  bridge.on(() => undefined)
  await bridge.call('library.list', {})
  await bridge.call('library.list', {})
  expect(asked.filter(({ address }) => address === '/events')).toHaveLength(1)
  expect(pauses).toEqual([])
})

it('without a key asks nothing and listens to nothing', async () => {
  const asked: unknown[] = []
  const fetching = (address: unknown) => {
    asked.push(address)
    return Promise.resolve(Response.json({}))
  }
  const bridge = createFetchBridge({ token: Promise.resolve(null), fetch: fetching, sharing: tabs().sharing })
  bridge.on(() => undefined)()
  expect(await bridge.call('library.list', {})).toMatchObject({ ok: false, error: { code: 'not-allowed' } })
  expect(asked).toEqual([])
})
