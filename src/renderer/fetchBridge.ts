import type { Bridge, Reply } from '../contract/rpc.ts'
import { listenTogether, sharingOfBrowser, type Sharing } from './sharedEvents.ts'

export interface FetchBridgeOptions {
  /** Null where the page has none. */
  readonly token: Promise<string | null>
  /** Tests hand in their own. */
  readonly fetch?: typeof fetch
  readonly pause?: (milliseconds: number) => Promise<void>
  readonly sharing?: Sharing | null
}

const gone: Reply = {
  ok: false,
  error: {
    code: 'not-allowed',
    message:
      'Short-Timer no longer answers: it has been ended, or started anew. All that was done is saved. ' +
      'Start it again and open the address that it prints.',
  },
}

const keyless: Reply = {
  ok: false,
  error: { code: 'not-allowed', message: 'This page has no key to Short-Timer.' },
}

/** The bridge of browser mode: the token travels in a header only, never in an address. */
export function createFetchBridge(options: FetchBridgeOptions): Bridge {
  const ask = options.fetch ?? fetch.bind(globalThis)
  return {
    door: 'browser',
    async call(procedure, input) {
      const token = await options.token
      if (token === null) return keyless
      try {
        const response = await ask(`/api/${encodeURIComponent(procedure)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: bearer(token) },
          body: JSON.stringify({ input }),
        })
        return (await response.json()) as Reply
      } catch {
        return gone
      }
    },
    on(listener) {
      const { pause: rest = pause, sharing = sharingOfBrowser() } = options
      let ended = false
      let stop: () => void = () => undefined
      void options.token.then((token) => {
        if (ended || token === null) return
        // The last letters tell one start of the program from another, and open nothing.
        const name = `short-timer ${token.slice(-8)}`
        stop = listenTogether({ ask, authorization: bearer(token), pause: rest, sharing, name }, listener)
      })
      return () => {
        ended = true
        stop()
      }
    },
  }
}

const bearer = (token: string) => `Bearer ${token}`

const pause = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(done, milliseconds)
  })
