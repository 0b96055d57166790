import type { Bridge, Reply } from '../contract/rpc.ts'
import { listenTogether, sharingOfBrowser, type Sharing } from './sharedEvents.ts'

export interface FetchBridgeOptions {
  readonly token: string
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
  error: { code: 'not-allowed', message: 'This page has no key. Open the address that the program printed.' },
}

/** The bridge of browser mode: the token travels in a header only, never in an address. */
export function createFetchBridge(options: FetchBridgeOptions): Bridge {
  const ask = options.fetch ?? fetch.bind(globalThis)
  const authorization = `Bearer ${options.token}`
  return {
    door: 'browser',
    async call(procedure, input) {
      if (options.token === '') return keyless
      try {
        const response = await ask(`/api/${encodeURIComponent(procedure)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization },
          body: JSON.stringify({ input }),
        })
        return (await response.json()) as Reply
      } catch {
        return gone
      }
    },
    on(listener) {
      const { token, pause: rest = pause, sharing = sharingOfBrowser() } = options
      if (token === '') return () => undefined
      // The last letters tell one start of the program from another, and open nothing.
      return listenTogether(
        { ask, authorization, pause: rest, sharing, name: `short-timer ${token.slice(-8)}` },
        listener,
      )
    },
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(done, milliseconds)
  })
