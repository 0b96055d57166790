import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { friendsDoors, holdBack } from '../../../../src/main/serve/friends/friendsDoor.ts'
import { bearer, doorOfTest, friendsPage, titled } from '../../../support/friendsTable.ts'

const newsOf = (piece: string | null) => JSON.parse(piece!.replace(/^data: /, '')) as unknown

it('listens where it is told to and nowhere else: at first on the loopback interface', async () => {
  const { origin } = await doorOfTest()
  expect(new URL(origin).hostname).toBe('127.0.0.1')
})

it('opens nothing on an address that this machine does not have', async () => {
  const doors = friendsDoors({ pageFolder: friendsPage(), log: () => undefined })
  const take = () => Promise.resolve({ ok: true, value: null } as const)
  const desk = { seats: 1, news: titled('x'), take, on: () => () => undefined, stirred: () => undefined }
  await expect(doors.open(desk, { address: '10.255.255.1', name: 'none' })).rejects.toThrow('EADDRNOTAVAIL')
})

it('swaps the key of the code once, and shows a seat what is its own, then whatever is another', async () => {
  const { inviting, enter, look, tell, send, door, stirred } = await doorOfTest()
  const first = inviting(1)
  const page = await look(await enter(1))
  expect(newsOf(await page.next())).toEqual(titled('Bravo')(1))
  tell(titled('Charlie'))
  expect(newsOf(await page.next())).toEqual(titled('Charlie')(1))
  expect(door.seats()).toEqual([
    { link: expect.stringContaining('#key=') as string, looking: 0 },
    { link: null, looking: 1 },
  ])
  expect(stirred()).toBe(1)
  expect((await send({ path: '/enter', headers: bearer(first) })).status).toBe(401)
})

it('says nothing where something happened that is not shown', async () => {
  const { enter, look, tell } = await doorOfTest()
  const page = await look(await enter(0))
  await page.next()
  tell(titled('Bravo'))
  await new Promise(setImmediate)
  tell(titled('Charlie'))
  expect(newsOf(await page.next())).toEqual(titled('Charlie')(0))
})

it('tells a page now and then that it is still there', async () => {
  const { enter, look } = await doorOfTest({ beat: 10 })
  const page = await look(await enter(0))
  await page.next()
  expect(await page.next()).toMatch(/^: \n\n/)
})

it.each([
  ['none', ''],
  ['a wrong one', 'A'.repeat(22)],
  ['a longer one', 'A'.repeat(99)],
  ['one too long to be looked at', 'A'.repeat(5000)],
  ['letters that no key has', '../../etc'],
])('lets nobody in by a key that is %s', async (_, key) => {
  const { send, door } = await doorOfTest()
  for (const path of ['/enter', '/news']) expect((await send({ path, headers: bearer(key) })).status).toBe(401)
  expect((await send({ path: '/news' })).status).toBe(401)
  expect(door.seats().every(({ link }) => link !== null)).toBe(true)
})

it('takes no key from an address, nor one key for the other', async () => {
  const { inviting, enter, send } = await doorOfTest()
  const key = inviting(0)
  expect((await send({ path: `/enter?key=${key}` })).status).toBe(404)
  expect((await send({ path: '/news', headers: bearer(key) })).status).toBe(401)
  const own = await enter(0)
  expect((await send({ path: `/news?key=${own}` })).status).toBe(404)
  expect((await send({ path: '/enter', headers: bearer(own) })).status).toBe(401)
})

it('shows one friend nothing of another’s seat, whatever he asks for besides', async () => {
  const { enter, send } = await doorOfTest()
  const own = await enter(0)
  for (const path of ['/news?seat=1', '/news/1', '/news#1', '/seats', '/news%2F1', '/1'])
    expect((await send({ path, headers: bearer(own) })).status, path).toBe(404)
})

it.each([
  ['a name that leads here', 'evil.test'],
  ['localhost', 'localhost'],
  ['another address', '192.168.1.5'],
  ['a longer name', '127.0.0.1.evil.test'],
])('refuses the host %s with 403: DNS rebinding', async (_, name) => {
  const { send, origin, inviting } = await doorOfTest()
  const { port } = new URL(origin)
  for (const path of ['/', '/enter', '/news', '/assets/friend-A1.js']) {
    const headers = { ...bearer(inviting(0)), host: `${name}:${port}` }
    expect((await send({ path, headers })).status).toBe(403)
  }
})

it('refuses the origin of any other page, the program’s own too', async () => {
  const { send, inviting } = await doorOfTest()
  for (const origin of ['http://evil.test', 'null', 'http://127.0.0.1:1', 'app://short-timer'])
    expect((await send({ path: '/enter', headers: { ...bearer(inviting(0)), origin } })).status).toBe(403)
})

const json = { 'content-type': 'application/json' }

it('takes dice for the seat whose key comes with them, and for no other', async () => {
  const { send, enter, taken } = await doorOfTest()
  const headers = { ...json, ...bearer(await enter(1)) }
  const body = JSON.stringify({ input: { seat: 0, faces: [6] } })
  const answer = await send({ method: 'POST', path: '/dice', headers, body })
  expect([answer.status, answer.body]).toEqual([200, '{"ok":true,"value":null}'])
  expect(taken).toEqual([{ seat: 1, input: { seat: 0, faces: [6] } }])
})

it('takes no dice without a key, from another page, in another form, or more than there could be', async () => {
  const { send, enter, inviting, taken } = await doorOfTest()
  const right = { ...json, ...bearer(await enter(0)) }
  const post = async (headers: Record<string, string>, body = '{"input":{}}') =>
    (await send({ method: 'POST', path: '/dice', headers, body })).status
  expect(await post(json)).toBe(401)
  expect(await post({ ...json, ...bearer(inviting(1)) })).toBe(401)
  expect(await post({ ...right, origin: 'http://evil.test' })).toBe(403)
  expect(await post({ ...right, host: 'evil.test' })).toBe(403)
  expect(await post({ ...right, 'content-type': 'text/plain' })).toBe(415)
  for (const body of ['', '{', '[]', '{"faces":[1]}']) expect(await post(right, body)).toBe(400)
  expect(await post(right, JSON.stringify({ input: 'x'.repeat(2000) }))).toBe(413)
  for (const method of ['GET', 'PUT', 'OPTIONS'])
    expect((await send({ method, path: '/dice', headers: right })).status).toBe(405)
  expect(taken).toEqual([])
})

it('does not wait for dice that come too slowly', async () => {
  const { origin, enter, taken } = await doorOfTest({ head: 100, whole: 200 })
  const { hostname, port, host } = new URL(origin)
  const head = ['POST /dice HTTP/1.1', `Host: ${host}`, `Authorization: Bearer ${await enter(0)}`]
  const socket = connect(Number(port), hostname, () => {
    socket.write([...head, 'Content-Type: application/json', 'Content-Length: 900', '', '{"input":'].join('\r\n'))
  })
  socket.on('error', () => undefined)
  await once(socket.resume(), 'close')
  expect(taken).toEqual([])
})

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD', 'TRACE'])('knows no %s', async (method) => {
  const { send, inviting } = await doorOfTest()
  for (const path of ['/', '/enter', '/news', '/api/library.list']) {
    const answer = await send({ method, path, headers: bearer(inviting(0)) })
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET' } })
  }
})

it('has nothing of the program’s contract, of its page, or of its sheets', async () => {
  const { send, enter } = await doorOfTest()
  const headers = bearer(await enter(0))
  const paths = [
    '/api/library.list',
    '/api/friends.view',
    '/events',
    '/events?once',
    '/sheet/abc',
    '/key',
    '/index.html',
  ]
  for (const path of paths) expect((await send({ path, headers })).status, path).toBe(404)
})

it('hands out its page and what was built for it, and nothing beside them', async () => {
  const { send } = await doorOfTest()
  const page = await send({ path: '/' })
  expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(page.body).toContain('Friend')
  expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect((await send({ path: '/assets/friend-A1.js' })).status).toBe(200)
  const outside = [
    ...['/../secret.js', '/assets/../../secret.js', '/assets/..%2f..%2fsecret.js', '/assets/%2e%2e/%2e%2e/secret.js'],
    ...['/assets/..\\..\\secret.js', '//etc/passwd', '/assets//etc/passwd', '/assets/friend-A1.js.map', '/friend.html'],
    ...['/assets/', '/assets', '/assets/%00.js', 'http://evil.test/assets/friend-A1.js', '*'],
  ]
  for (const path of outside) {
    const answer = await send({ path })
    expect(answer.status, path).toBe(404)
    expect(answer.body).not.toContain('secret')
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox/)
  }
})

it('sends out who came in by an old code when there is a new one', async () => {
  const { door, enter, look, inviting } = await doorOfTest()
  const own = await enter(0)
  const page = await look(own)
  await page.next()
  door.renew(0)
  expect(await page.next()).toBe(null)
  expect((await look(own)).status).toBe(401)
  const again = await look(await enter(0))
  expect(again.status).toBe(200)
  expect(inviting(1)).toHaveLength(22)
})

it('answers nobody any more when it is closed, and tells and ends who looks', async () => {
  const { door, enter, look, send } = await doorOfTest()
  const page = await look(await enter(0))
  await page.next()
  await door.close()
  expect(await page.next()).toBe('data: {"closed":true}\n\n')
  // Ended or cut off: either way nothing more comes.
  expect(await page.next().catch(() => null)).toBe(null)
  await expect(send({ path: '/' })).rejects.toThrow()
})

it('lets nobody try more keys than a few', async () => {
  const { send, inviting } = await doorOfTest({ guessing: { burst: 3, every: 1e9 } })
  for (let i = 0; i < 3; i++) expect((await send({ path: '/enter', headers: bearer('wrong') })).status).toBe(401)
  expect((await send({ path: '/enter', headers: bearer('wrong') })).status).toBe(429)
  expect((await send({ path: '/enter', headers: bearer(inviting(0)) })).status).toBe(429)
})

it('answers no device more often than its page needs', async () => {
  const { send } = await doorOfTest({ asking: { burst: 2, every: 1e9 } })
  expect((await send({ path: '/' })).status).toBe(200)
  expect((await send({ path: '/nothing' })).status).toBe(404)
  expect((await send({ path: '/' })).status).toBe(429)
})

it('keeps three pages of a seat and no more', async () => {
  const { enter, look, door } = await doorOfTest()
  const own = await enter(0)
  for (let i = 0; i < 3; i++) expect((await look(own)).status).toBe(200)
  expect((await look(own)).status).toBe(429)
  expect(door.seats()[0]!.looking).toBe(3)
})

it('ends a request that does not come to its end, or is too long', async () => {
  const { origin, send, logged } = await doorOfTest({ head: 100, whole: 200 })
  const { hostname, port } = new URL(origin)
  const open = (text: string) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('error', () => undefined)
    return once(socket.resume(), 'close')
  }
  const half = ['GET /enter HTTP/1.1', `Host: ${hostname}:${port}`, 'Content-Length: 9', '', '{'].join('\r\n')
  await Promise.all([open('GET / HTTP/1.1\r\nHo'), open(half), open('')])
  await open(`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`)
  expect((await send({ path: '/' })).status).toBe(200)
  expect(logged).toEqual([])
})

it('answers no connection more than one device may open', async () => {
  const { origin } = await doorOfTest({ ofOne: 2 })
  const { hostname, port, host } = new URL(origin)
  const open = async () => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return socket.on('error', () => undefined)
  }
  const waiting = [await open(), await open()]
  const third = await open()
  third.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  let answer = ''
  third.on('data', (piece) => (answer += piece.toString()))
  await once(third, 'close')
  expect(answer).toBe('')
  for (const socket of waiting) socket.destroy()
})

it.each([
  ['this machine', '127.0.0.1', false],
  ['the local network', '192.168.1.20', false],
  ['beyond it', '203.0.113.9', true],
  ['nowhere', undefined, true],
])('a connection from %s', (_, remoteAddress, isLetGo) => {
  const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() })
  holdBack(2)(socket as unknown as Socket)
  expect(socket.destroy).toHaveBeenCalledTimes(isLetGo ? 1 : 0)
})

it('reads no body, however long it is', async () => {
  const { send, origin, inviting } = await doorOfTest()
  const { hostname, port, host } = new URL(origin)
  for (const told of ['Content-Length: 2000000', 'Transfer-Encoding: chunked']) {
    const socket = connect(Number(port), hostname, () => {
      const head = ['GET /enter HTTP/1.1', `Host: ${host}`, `Authorization: Bearer ${inviting(0)}`, told]
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
    })
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /)
    await once(socket.resume(), 'close')
  }
  expect(inviting(0)).toHaveLength(22)
  expect((await send({ path: '/' })).status).toBe(200)
})

it('tells nothing of an error that nobody foresaw, but logs it', async () => {
  const { enter, look, tell, logged } = await doorOfTest()
  const own = await enter(0)
  tell(() => {
    throw new Error('/home/secret')
  })
  const page = await look(own).catch(() => null)
  expect(page === null ? '' : await page.next().catch(() => '')).not.toContain('secret')
  expect(logged).toEqual([new Error('/home/secret')])
})
