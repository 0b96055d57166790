import type { Events } from '../contract/rpc.ts'
import { readEvents, type EventSourceOptions, type Listener } from './eventStream.ts'

/** What the tabs of one browser share their listening by; tests hand in their own. */
export interface Sharing {
  readonly locks: Pick<LockManager, 'request'>
  readonly openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>
}

export interface SharedEventsOptions extends EventSourceOptions {
  /** Tells the tabs of one program from those of another. */
  readonly name: string
  /** Null in a browser that lacks the means. */
  readonly sharing: Sharing | null
}

/** @returns the browser's own means of sharing, or null where it lacks one of them. */
export const sharingOfBrowser = (): Sharing | null =>
  'locks' in navigator && 'BroadcastChannel' in globalThis
    ? { locks: navigator.locks, openChannel: (name) => new BroadcastChannel(name) }
    : null

/** Said by a tab that begins to listen; the one that holds the stream says how many changes there have been. */
const hello = 'hello'

/**
 * Listens to main together with the other tabs. A browser opens six connections to a host, whatever the number of tabs:
 * were each tab to keep one open for its events, the sixth would leave none for calls. So one tab, which holds a lock,
 * keeps a stream and tells the others what comes; when it is closed the lock falls to the next. Each stream begins with
 * `listening`, by which every tab sees whether it missed something in between. Where the browser cannot do that, each
 * tab asks every second whether something has changed.
 *
 * @returns a function that ends the listening.
 */
export function listenTogether(options: SharedEventsOptions, listener: Listener): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const { sharing } = options
  if (sharing === null) {
    void readEvents(options, '/events?once', listener, signal)
    return () => {
      ending.abort()
    }
  }
  const channel = sharing.openChannel(options.name)
  /** Known to the tab that holds the stream. */
  let change: number | null = null
  const tellAll: Listener = (event, payload) => {
    if (event === 'listening' || event === 'changed') ({ change } = payload as Events['listening'])
    channel.postMessage({ event, payload })
    listener(event, payload)
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== hello) {
      const { event, payload } = data as { event: string; payload: unknown }
      listener(event, payload)
    } else if (change !== null) channel.postMessage({ event: 'listening', payload: { change } })
  }
  channel.postMessage(hello)
  sharing.locks
    .request(options.name, { signal }, () => readEvents(options, '/events', tellAll, signal))
    // Ended while it waited for its turn.
    .catch(() => undefined)
  return () => {
    ending.abort()
    channel.close()
  }
}
