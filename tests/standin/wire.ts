/** What one end does when the other asks for it, by name. */
export type Acts = Readonly<Record<string, (...args: never[]) => unknown>>
/** Asks the other end for an act. @returns what it answers; refused when it cannot, or has gone. */
export type Ask = (what: string, ...args: unknown[]) => Promise<unknown>

/** A process as the one at the other end of its channel sees it. */
interface End {
  readonly connected: boolean
  send?: (message: Message) => boolean
  on: (event: 'message', hear: (message: Message) => void) => unknown
}
interface Request {
  readonly id: number
  readonly do: string
  readonly args: never[]
}
interface Reply {
  readonly id: number
  readonly value?: unknown
  readonly error?: string
}
type Message = Request | Reply

/** Joins the program and the test that runs it: each may ask the other for what it can do. */
export function wire(other: End, acts: Acts): Ask {
  const asked = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  const send = (message: Message) => {
    if (other.connected) other.send?.(message)
  }
  const answer = async ({ id, do: what, args }: Request) => {
    try {
      send({ id, value: await acts[what]!(...args) })
    } catch (error) {
      send({ id, error: error instanceof Error ? error.message : String(error) })
    }
  }
  other.on('message', (message) => {
    if ('do' in message) return void answer(message)
    const { id, value, error } = message
    if (error === undefined) asked.get(id)?.resolve(value)
    else asked.get(id)?.reject(new Error(error))
    asked.delete(id)
  })
  return (what, ...args) => {
    if (!other.connected) return Promise.reject(new Error(`${what}: the other end has gone`))
    const id = ++last
    const one = Promise.withResolvers<unknown>()
    asked.set(id, one)
    send({ id, do: what, args: args as never[] })
    return one.promise
  }
}
