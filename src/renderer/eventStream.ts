/** What listening needs from outside. */
export interface EventSourceOptions {
  readonly ask: typeof fetch
  readonly authorization: string
  readonly pause: (milliseconds: number) => Promise<void>
}

export type Listener = (event: string, payload: unknown) => void

/**
 * Reads server-sent events with fetch: EventSource cannot send a header, and the token belongs into no address.
 * A broken stream is taken up again, ever more patiently.
 *
 * @param address a stream that never ends, or one that is to be asked for again and again.
 * @returns once `signal` ends the listening, or the program refuses to be listened to.
 */
export async function readEvents(
  options: EventSourceOptions,
  address: '/events' | '/events?once',
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  // oxlint-disable-next-line no-useless-assignment -- It is read after the catch.
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      const response = await options.ask(address, { headers: { authorization: options.authorization }, signal })
      if (!response.ok || !response.body) return
      failures = 0
      for await (const data of eventData(response.body)) {
        const { event, payload } = JSON.parse(data) as { event: string; payload: unknown }
        listener(event, payload)
      }
    } catch {
      // The connection broke, or the listening was ended: the loop's condition tells which.
    }
    await options.pause(Math.min(1000 * 2 ** failures, 30_000))
  }
}

/**
 * @param heard is called whenever something comes, also where it tells nothing.
 * @returns the data of each event of a stream. Main writes one `data:` line an event, and comments.
 */
export async function* eventData(
  body: ReadableStream<Uint8Array>,
  heard: () => void = () => undefined,
): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    heard()
    const blocks = (rest + part.value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) if (block.startsWith('data: ')) yield block.slice('data: '.length)
  }
}
