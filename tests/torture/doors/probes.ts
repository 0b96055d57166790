import { goodCall, type House, type Probe, type Wire } from './probe.ts'

type Headers = NonNullable<Wire['headers']>

/** The page's own call, and the same for the page itself, with other headers. */
const calling =
  (headers: (house: House) => Headers, more: Wire = {}) =>
  (house: House): Wire => ({ ...goodCall(house), ...more, headers: { ...goodCall(house).headers, ...headers(house) } })

const hosts: readonly (readonly [name: string, host: (house: House) => string | null])[] = [
  ['localhost', ({ port }) => `localhost:${port}`],
  ['a name that was pointed here', ({ port }) => `evil.test:${port}`],
  ['ours in front of another', ({ port }) => `127.0.0.1.evil.test:${port}`],
  ['another port', () => '127.0.0.1:1'],
  ['no port', () => '127.0.0.1'],
  ['version 6', ({ port }) => `[::1]:${port}`],
  ['all addresses', ({ port }) => `0.0.0.0:${port}`],
  ['written shorter', ({ port }) => `127.1:${port}`],
  ['as one number', ({ port }) => `2130706433:${port}`],
  ['a dot at its end', ({ port }) => `127.0.0.1.:${port}`],
  ['a user in front', ({ host }) => `user@${host}`],
  ['two in one', ({ host }) => `${host}, evil.test`],
  ['none in it', () => ''],
  ['left out', () => null],
]

const origins: readonly (readonly [name: string, origin: (house: House) => string])[] = [
  ['another site', () => 'http://evil.test'],
  ['a page from a file', () => 'null'],
  ['ours with a lock', ({ host }) => `https://${host}`],
  ['another port', () => 'http://127.0.0.1:1'],
  ['localhost', ({ port }) => `http://localhost:${port}`],
  ['ours in front of another', ({ host }) => `http://${host}.evil.test`],
  ['two in one', ({ host }) => `http://${host} http://evil.test`],
  ['nothing', () => ''],
]

const keys: readonly (readonly [name: string, headers: (house: House) => Headers])[] = [
  ['none', () => ({ authorization: null })],
  ['an empty one', () => ({ authorization: 'Bearer ' })],
  ['a wrong one', () => ({ authorization: `Bearer ${'A'.repeat(43)}` })],
  ['one letter short', ({ key }) => ({ authorization: `Bearer ${key.slice(1)}` })],
  ['one letter long', ({ key }) => ({ authorization: `Bearer ${key}A` })],
  ['another scheme', ({ key }) => ({ authorization: `Basic ${btoa(`:${key}`)}` })],
  ['no scheme', ({ key }) => ({ authorization: key })],
  ['a scheme in small letters', ({ key }) => ({ authorization: `bearer ${key}` })],
  ['twice in one', ({ key }) => ({ authorization: `Bearer ${key}, Bearer ${key}` })],
  ['a very long one', () => ({ authorization: `Bearer ${'A'.repeat(8000)}` })],
  ['in a cookie', ({ key }) => ({ authorization: null, cookie: `token=${key}` })],
  ['in a header of its own', ({ key }) => ({ authorization: null, 'x-token': key })],
]

const refusedHosts: Probe[] = hosts.map(([name, host]) => ({
  kind: 'hosts',
  name: `host: ${name}`,
  sends: calling((house) => ({ host: host(house) })),
  // Node itself refuses a request that names none.
  wants: [403, 400],
}))

const refusedOrigins: Probe[] = origins.flatMap(([name, origin]) => [
  {
    kind: 'origins',
    name: `origin of a call: ${name}`,
    sends: calling((house) => ({ origin: origin(house) })),
    wants: [403],
  },
])

const refusedKeys: Probe[] = keys.flatMap(([name, headers]) => [
  { kind: 'keys', name: `key of a call: ${name}`, sends: calling(headers), wants: [401] },
  {
    kind: 'keys',
    name: `key of the events: ${name}`,
    sends: (house) => ({ path: '/events', headers: headers(house) }),
    wants: [401],
  },
])

const keyless: Probe[] = [
  {
    kind: 'keys',
    name: 'key of a call: in its address',
    sends: (house) => ({
      ...calling(() => ({ authorization: null }))(house),
      path: `/api/library.list?token=${house.key}`,
    }),
    wants: [401],
  },
  {
    kind: 'keys',
    name: 'key of the events: in their address',
    sends: ({ key }) => ({ path: `/events?token=${key}` }),
    wants: [401],
  },
  {
    kind: 'keys',
    name: 'key of the events: none, by a socket of the web',
    sends: () => ({
      path: '/events',
      headers: {
        ...{ connection: 'close, Upgrade', upgrade: 'websocket' },
        ...{ 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '13' },
      },
    }),
    wants: [401],
  },
]

const swaps: Probe[] = [
  ...(
    [
      ['spent', ({ spent }) => JSON.stringify({ input: spent }), 401],
      ['that was never made', () => `{"input":"${'A'.repeat(43)}"}`, 401],
      ['that is empty', () => '{"input":""}', 401],
      ['that is a list', ({ spent }) => JSON.stringify({ input: [spent] }), 400],
      ['that is none', () => '{}', 400],
      ['without end', () => `{"input":"${'A'.repeat(100_000)}"}`, 413],
    ] as const satisfies readonly (readonly [string, (house: House) => string, number])[]
  ).map(([name, body, status]) => ({
    kind: 'keys',
    name: `key of an address: one ${name}`,
    sends: (house: House) => ({
      ...{ method: 'POST', path: '/key', body: body(house) },
      headers: { 'content-type': 'application/json' },
    }),
    wants: [status],
  })),
  {
    kind: 'keys',
    name: 'key of an address: asked for by another site',
    sends: () => ({
      ...{ method: 'POST', path: '/key/anew', body: '{"input":null}' },
      headers: { 'content-type': 'application/json', origin: 'http://evil.test' },
    }),
    wants: [403],
  },
  {
    kind: 'keys',
    name: 'key of an address: in the key’s place',
    sends: (house) => calling(() => ({ authorization: `Bearer ${house.spent}` }))(house),
    wants: [401],
  },
]

const methods: Probe[] = [
  ...['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'].map((method) => ({
    kind: 'methods',
    name: `method of a call: ${method}`,
    sends: calling(() => ({}), { method, body: '' }),
    wants: [405],
  })),
  ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({
    kind: 'methods',
    name: `method of the page: ${method}`,
    sends: () => ({ method }),
    wants: [405],
  })),
  {
    kind: 'methods',
    name: 'method of none',
    sends: ({ host }) => `BREW / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    wants: [400],
  },
]

const secret = 'secret.txt'
const paths: Probe[] = [
  `/../${secret}`,
  `/assets/../../${secret}`,
  `/%2e%2e/${secret}`,
  `/..%2f${secret}`,
  `/%2e%2e%2f${secret}`,
  `/..%5c${secret}`,
  `/..\\${secret}`,
  `/%252e%252e%252f${secret}`,
  `/....//${secret}`,
  `/.%00./${secret}`,
  '/.hidden',
  '/index.html%00.js',
  '/index.html::$DATA',
  '/C:/windows/win.ini',
  '/%',
  '/%c0%ae%c0%ae/etc/passwd',
  '//etc/passwd',
  '/etc/passwd',
  '/Played.tour',
  '/sheet/../Played.tour',
].map((path) => ({
  kind: 'paths',
  name: `path: ${path}`,
  sends: () => ({ path }),
  wants: [400, 403, 404],
}))

const bodies: Probe[] = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'].map(
    (type) => ({
      kind: 'bodies',
      name: `body of a call: sent as ${type}`,
      sends: calling(() => ({ 'content-type': type })),
      wants: [415],
    }),
  ),
  ...(
    [
      ['nothing', ''],
      ['half of it', '{"input":'],
      ['null', 'null'],
      ['a list', '[]'],
      ['without an input', '{"no":"input"}'],
    ] as const
  ).map(([name, body]) => ({
    kind: 'bodies',
    name: `body of a call: ${name}`,
    sends: calling(() => ({}), { body }),
    wants: [400],
  })),
  {
    kind: 'bodies',
    name: 'body of a call: nested fifty thousand times',
    sends: calling(() => ({}), { body: `{"input":${'['.repeat(50_000)}${']'.repeat(50_000)}}` }),
    // It is JSON: the program itself refuses it, as it refuses any input.
    wants: [200, 400],
  },
  {
    kind: 'bodies',
    name: 'body of a call: five megabytes',
    sends: calling(() => ({}), { body: `{"input":"${'x'.repeat(5_000_000)}"}` }),
    wants: [413],
  },
]

/** Two requests in the place of one, for who stands between and reads them otherwise. */
const smuggled = 'GET /events HTTP/1.1\r\n\r\n'
const smuggling: Probe[] = (
  [
    ['a length and pieces', { 'content-length': '5', 'transfer-encoding': 'chunked' }, `0\r\n\r\n${smuggled}`],
    ['pieces of no kind', { 'transfer-encoding': 'chunkedx' }, `0\r\n\r\n${smuggled}`],
    ['a length that is none', { 'content-length': '1e1' }, '{"input":{}}'],
    ['a length below nothing', { 'content-length': '-1' }, '{"input":{}}'],
    ['two lengths in one', { 'content-length': '0, 12' }, '{"input":{}}'],
    ['a piece whose length is none', { 'transfer-encoding': 'chunked' }, 'zz\r\n{}\r\n0\r\n\r\n'],
  ] as const
).map(([name, headers, body]) => ({
  kind: 'smuggling',
  name: `smuggling: ${name}`,
  sends: calling(() => ({ 'content-length': null, ...headers }), { body }),
  wants: [400],
}))

const shapes: Probe[] = (
  [
    ['no HTTP', () => 'EHLO evil.test\r\n\r\n', [400]],
    ['of a version to come', ({ host }) => `GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`, [400]],
    ['a line break within a header', ({ host }) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: a\rb\r\n\r\n`, [400]],
    ['a header without a name', ({ host }) => `GET / HTTP/1.1\r\nHost: ${host}\r\n: a\r\n\r\n`, [400]],
    ['headers without end', ({ host }) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, [431]],
    [
      'a whole address of another site',
      ({ host }) => `GET http://evil.test/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      [400, 403, 404],
    ],
    [
      'a way through to another site',
      ({ host }) => `CONNECT evil.test:80 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
      [0, 400, 405],
    ],
  ] as const satisfies readonly (readonly [string, Probe['sends'], readonly number[]])[]
).map(([name, sends, wants]) => ({ kind: 'shapes', name: `request: ${name}`, sends, wants }))

const tickets: Probe[] = ['', 'A', 'A'.repeat(32), 'A/B', '__proto__', 'constructor'].map((ticket) => ({
  kind: 'tickets',
  name: `ticket: ${ticket === '' ? 'none' : ticket}`,
  sends: () => ({ path: `/sheet/${ticket}` }),
  wants: [403, 404],
}))

/** All that is tried at the door of browser mode. None of it may get in. */
export const probes: readonly Probe[] = [
  ...refusedHosts,
  ...refusedOrigins,
  ...refusedKeys,
  ...keyless,
  ...swaps,
  ...methods,
  ...paths,
  ...bodies,
  ...smuggling,
  ...shapes,
  ...tickets,
]
