import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface RawRequest {
  readonly method?: string
  /** Sent as it stands: fetch would tidy `..` away before the server sees it. */
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Sends a request exactly as written to a server on the loopback interface. */
export async function rawRequest(origin: string, { method = 'GET', path, headers, body }: RawRequest) {
  const { hostname, port } = new URL(origin)
  const sent = request({ hostname, port, method, path, headers: headers ?? {} })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  // Events have no end that could be waited for.
  if (answer.headers['content-type'] === 'text/event-stream') answer.destroy()
  else for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk)
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  } satisfies RawAnswer
}
