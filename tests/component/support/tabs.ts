import type { Sharing } from '../../../src/renderer/sharedEvents.ts'

interface Port {
  onmessage: ((event: MessageEvent) => unknown) | null
}

/** What the tabs of one browser share: a lock that falls to the next in the row, and a channel that all others hear. */
export function tabs(): { readonly sharing: Sharing } {
  const ports = new Set<Port>()
  let held: Promise<unknown> = Promise.resolve()
  const openChannel = () => {
    const port = {
      onmessage: null as Port['onmessage'],
      postMessage(data: unknown) {
        for (const other of [...ports].filter((one) => one !== port))
          other.onmessage?.({ data: structuredClone(data) } as MessageEvent)
      },
      close: () => void ports.delete(port),
    }
    ports.add(port)
    return port as ReturnType<Sharing['openChannel']>
  }
  const request = (_name: string, { signal }: LockOptions, work: LockGrantedCallback<unknown>) => {
    const mine = held.then(() => (signal?.aborted === true ? undefined : work({ name: '', mode: 'exclusive' })))
    held = mine
    return mine
  }
  return { sharing: { openChannel, locks: { request } as Sharing['locks'] } }
}
