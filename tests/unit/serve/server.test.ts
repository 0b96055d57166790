import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { formLetters } from '../../../src/contract/formLength.ts'
import { serve } from '../../../src/main/serve/server.ts'
import { usualPortOf } from '../../../src/main/serve/usualPort.ts'
import { openTickets } from '../../../src/main/serve/tickets.ts'
import { fakeProgram } from '../../support/fakeProgram.ts'
import { rawRequest, type RawRequest } from '../../support/rawRequest.ts'
import { servePage, type ServedPage } from '../../support/servedPage.ts'

let served: ServedPage
beforeEach(async () => {
  served = await servePage(fakeProgram({ 'library.list': () => ({ folder: 'here', campaigns: [] }) }))
})
afterEach(() => served.close())

const right = (): RawRequest & { headers: Record<string, string> } => ({
  method: 'POST',
  path: '/api/library.list',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${served.token}` },
  body: '{"input":{}}',
})
const send = (how: RawRequest) => rawRequest(served.origin, how)
const codeIn = (body: string) => (JSON.parse(body) as { error?: { code: string } }).error?.code

it('listens on the loopback interface only; key and token are 32 bytes each, and the token stands in no address', () => {
  const { hostname, hash } = new URL(served.newAddress())
  expect(hostname).toBe('127.0.0.1')
  const key = hash.replace('#key=', '')
  for (const secret of [key, served.token]) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(key).not.toBe(served.token)
})

it('answers a call with the Program’s reply', async () => {
  const answer = await send(right())
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(answer.body)).toEqual({ ok: true, value: { folder: 'here', campaigns: [] } })
})

it('hands on what the Program says of unknown procedures and bad input', async () => {
  expect(codeIn((await send({ ...right(), path: '/api/library.nothing' })).body)).toBe('no-such-procedure')
  expect(codeIn((await send({ ...right(), path: '/api/__proto__' })).body)).toBe('no-such-procedure')
  expect(codeIn((await send({ ...right(), body: '{"input":{"more":1}}' })).body)).toBe('bad-input')
})

it.each([
  ['no token', undefined],
  ['an empty one', 'Bearer '],
  ['a wrong one', `Bearer ${'A'.repeat(43)}`],
  ['a longer one', `Bearer ${'A'.repeat(99)}`],
  ['another scheme', 'Basic Og=='],
])('refuses %s with 401, for calls and for events', async (_what, authorization) => {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (authorization !== undefined) headers['authorization'] = authorization
  const answer = await send({ ...right(), headers })
  expect(answer.status).toBe(401)
  expect(codeIn(answer.body)).toBe('not-allowed')
  expect((await send({ path: '/events', headers })).status).toBe(401)
  expect(served.program.asked).toEqual([])
})

it('takes the token from no address', async () => {
  const headers = { 'content-type': 'application/json' }
  expect((await send({ ...right(), headers, path: `/api/library.list?token=${served.token}` })).status).toBe(401)
  expect((await send({ path: `/events?token=${served.token}` })).status).toBe(401)
})

it.each([['http://evil.test'], ['null'], ['http://127.0.0.1:1']])('refuses the origin %s with 403', async (origin) => {
  expect((await send({ ...right(), headers: { ...right().headers, origin } })).status).toBe(403)
  expect((await send({ path: '/', headers: { origin } })).status).toBe(403)
})

it('takes its own origin', async () => {
  expect((await send({ ...right(), headers: { ...right().headers, origin: served.origin } })).status).toBe(200)
})

it('refuses every other host name with 403: DNS rebinding', async () => {
  const { port } = new URL(served.origin)
  for (const host of [`localhost:${port}`, `evil.test:${port}`, '127.0.0.1', `127.0.0.1.evil.test:${port}`]) {
    expect((await send({ ...right(), headers: { ...right().headers, host } })).status).toBe(403)
    expect((await send({ path: '/', headers: { host } })).status).toBe(403)
  }
})

it('refuses wrong methods with 405 and says which are right', async () => {
  expect(await send({ path: right().path })).toMatchObject({ status: 405, headers: { allow: 'POST' } })
  expect((await send({ ...right(), method: 'PUT' })).status).toBe(405)
  expect((await send({ method: 'POST', path: '/' })).status).toBe(405)
  expect((await send({ ...right(), path: '/events' })).status).toBe(405)
})

it('refuses what is no JSON', async () => {
  const form = { ...right().headers, 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send({ ...right(), headers: form })).status).toBe(415)
  expect((await send({ ...right(), headers: { ...form, 'content-type': 'text/plain' } })).status).toBe(415)
  for (const body of ['', '{', 'null', '[]', '{"no":"input"}'])
    expect(await send({ ...right(), body })).toMatchObject({ status: 400 })
  expect(served.program.asked).toEqual([])
})

it('refuses a body over the limit, told or untold', async () => {
  const body = JSON.stringify({ input: 'x'.repeat(4_000_001) })
  expect((await send({ ...right(), body })).status).toBe(413)
  const untold = { ...right().headers, 'transfer-encoding': 'chunked' }
  expect((await send({ ...right(), body, headers: untold })).status).toBe(413)
  expect(served.program.asked).toEqual([])
})

it.each([
  ['picture', 'picture.add', 4_000_004],
  ['form as large as any may be', 'print.readForm', formLetters],
])('lets a %s be longer', async (_, procedure, letters) => {
  const body = JSON.stringify({ input: { campaign: 'x', bytes: 'A'.repeat(letters) } })
  expect((await send({ ...right(), path: `/api/${procedure}`, body })).status).toBe(200)
})

it('gives sheets and refusals a policy by which nothing in them runs', async () => {
  const sheet = await served.tickets.offer('a', new Uint8Array([1]))
  for (const path of [sheet, '/api/library.list', '/nothing', '/../secret.txt']) {
    const policy = (await send({ path })).headers['content-security-policy']
    expect(policy, path).toMatch(/^default-src 'none';.*; sandbox/)
  }
  expect((await send({ path: '/' })).headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
})

it('ends a request that does not come to its end, and takes no more connections than it should', async () => {
  const other = await servePage(fakeProgram(), { connections: 2, head: 100, whole: 200 })
  const { hostname, port } = new URL(other.origin)
  const half = ['POST /api/library.list HTTP/1.1', `Host: ${hostname}:${port}`, 'Content-Length: 9', '', '{']
  const open = (text: string) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('error', () => undefined)
    return once(socket.resume(), 'close')
  }
  // Three at once: the third is let go of at once, the others when their time is up.
  await Promise.all([open(half.join('\r\n')), open('GET / HTTP/1.1\r\nHo'), open('')])
  expect(other.program.asked).toEqual([])
  expect((await rawRequest(other.origin, { path: '/' })).status).toBe(200)
  await other.close()
})

it('tells nothing of an error that nobody foresaw, but logs it', async () => {
  const broken = { ...fakeProgram(), call: () => Promise.reject(new Error('/home/secret')) }
  const other = await servePage(broken)
  const headers = { ...right().headers, authorization: `Bearer ${other.token}` }
  const answer = await rawRequest(other.origin, { ...right(), headers })
  expect(answer.status).toBe(500)
  expect(answer.body).not.toContain('secret')
  expect(other.logged).toEqual([new Error('/home/secret')])
  await other.close()
})

it('ends every connection when it is closed', async () => {
  const other = await servePage()
  const stream = await fetch(`${other.origin}/events`, { headers: { authorization: `Bearer ${other.token}` } })
  await other.close()
  await expect(stream.text()).resolves.toContain('listening')
  await expect(fetch(other.origin)).rejects.toThrow()
  expect(other.program.listening()).toBe(0)
})

it('has the same address each time for the same library, and a free one when that is in use', async () => {
  const usualPort = usualPortOf(`/home/able/${process.pid}`, '/home/able/Documents/Short-Timer')
  const options = {
    program: fakeProgram(),
    tickets: openTickets(),
    pageFolder: 'nowhere',
    printAddress: () => undefined,
    log: () => undefined,
  }
  const open = () => serve({ ...options, usualPort })
  const [first, second] = [await open(), await open()]
  expect(new URL(first.origin).port).toBe(String(usualPort))
  expect(second.origin).not.toBe(first.origin)
  await first.close()
  const again = await open()
  expect(again.origin).toBe(first.origin)
  await again.close()
  await second.close()
})

it('keeps one address for the documents, and others for other libraries', () => {
  const documents = '/home/able/Documents/Short-Timer'
  expect(usualPortOf(documents, documents)).toBe(19_670)
  const [club, home] = ['/home/able/club', '/home/able/home'].map((folder) => usualPortOf(folder, documents))
  expect(new Set([19_670, club, home]).size).toBe(3)
})
