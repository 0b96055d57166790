/** What a probe knows of the program that it tries. */
export interface House {
  /** "127.0.0.1:40001", as a request names it. */
  readonly host: string
  readonly port: string
  readonly key: string
  /** What stood in the address that the page was opened by, and in the browser's history ever since. */
  readonly spent: string
}

/** A request as it goes over the wire. */
export interface Wire {
  readonly method?: string
  readonly path?: string
  /** Null leaves a header out that is there by itself. */
  readonly headers?: Readonly<Record<string, string | null>>
  readonly body?: string
}

/** One attempt to get in where nobody may, or to break what stands there. */
export interface Probe {
  /** In what kind of attempt it is counted. */
  readonly kind: string
  readonly name: string
  /** What is sent; bytes where it is no request that any library would send. */
  readonly sends: (house: House) => Wire | string
  /** The answers that are right. 0: the connection is closed without one. */
  readonly wants: readonly number[]
}

/** A call as the page itself makes it. */
export const goodCall = ({ host, key }: House): Required<Wire> => ({
  method: 'POST',
  path: '/api/library.list',
  headers: { host, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  body: '{"input":{}}',
})

/** @returns a request as bytes; its length is told unless a header says how it comes. */
export function bytesOf({ host }: House, wire: Wire | string): string {
  if (typeof wire === 'string') return wire
  const { method = 'GET', path = '/', headers = {}, body = '' } = wire
  const length =
    body === '' || 'transfer-encoding' in headers ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const all: NonNullable<Wire['headers']> = { host, ...length, connection: 'close', ...headers }
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}
