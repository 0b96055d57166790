import { afterEach, beforeEach, expect, it } from 'vitest'
import { openKeys } from '../../../src/main/serve/keys.ts'
import type { Refusal } from '../../../src/main/serve/respond.ts'
import { rawRequest } from '../../support/rawRequest.ts'
import { servePage, type ServedPage } from '../../support/servedPage.ts'

let served: ServedPage
beforeEach(async () => {
  served = await servePage()
})
afterEach(() => served.close())

const headers = { 'content-type': 'application/json' }
const post = async (path: string, input: unknown, more: Record<string, string> = {}) => {
  const body = JSON.stringify({ input })
  const answer = await rawRequest(served.origin, { method: 'POST', path, headers: { ...headers, ...more }, body })
  return { status: answer.status, reply: JSON.parse(answer.body) as { value?: unknown; error?: { message: string } } }
}
const keyOf = (address: string) => new URL(address).hash.replace('#key=', '')
const statusOf = (work: () => void) => {
  try {
    work()
    return 200
  } catch (error) {
    return (error as Refusal).status
  }
}

it('swaps a key for the token once, and never again', async () => {
  const key = keyOf(served.newAddress())
  expect(await post('/key', key)).toMatchObject({ status: 200, reply: { ok: true, value: served.token } })
  expect(await post('/key', key)).toMatchObject({ status: 401, reply: { ok: false } })
})

it('gives the token for nothing else, and a key is no token', async () => {
  const key = keyOf(served.newAddress())
  for (const wrong of ['', key.slice(1), `${key}A`, key.toLowerCase(), served.token])
    expect(await post('/key', wrong), wrong).toMatchObject({ status: 401 })
  for (const wrong of [null, 7, [key], { key }]) expect(await post('/key', wrong)).toMatchObject({ status: 400 })
  expect(await post('/key', 'x'.repeat(2000))).toMatchObject({ status: 413 })
  expect(await post('/api/library.list', {}, { authorization: `Bearer ${key}` })).toMatchObject({ status: 401 })
  expect(await post('/key', key)).toMatchObject({ status: 200 })
})

it('swaps for our own page only, and by no simple request of another site', async () => {
  const key = keyOf(served.newAddress())
  expect(await post('/key', key, { origin: 'http://evil.test' })).toMatchObject({ status: 403 })
  expect(await post('/key', key, { host: 'evil.test' })).toMatchObject({ status: 403 })
  expect(await post('/key', key, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  expect((await rawRequest(served.origin, { path: `/key?key=${key}` })).status).toBe(405)
  expect(await post('/key', key)).toMatchObject({ status: 200 })
})

it('prints an address for a page without a key, and tells the page nothing', async () => {
  expect(await post('/key/anew', null)).toMatchObject({ status: 200, reply: { ok: true, value: null } })
  expect(served.printed).toHaveLength(1)
  // Nobody fills the terminal: one that has been printed is opened first.
  const second = await post('/key/anew', null)
  expect(second).toMatchObject({ status: 429 })
  expect(second.reply.error?.message).toContain('has not been opened yet')
  expect(served.printed).toHaveLength(1)
  expect(await post('/key', keyOf(served.printed[0]!))).toMatchObject({ reply: { value: served.token } })
  expect(await post('/key/anew', null)).toMatchObject({ status: 200 })
  expect(served.printed).toHaveLength(2)
  expect(await post('/key/anew', null, { origin: 'http://evil.test' })).toMatchObject({ status: 403 })
  expect((await rawRequest(served.origin, { path: '/key/anew' })).status).toBe(405)
})

it('lets the newest eight keys wait, and no more', () => {
  const keys = openKeys()
  const made = Array.from({ length: 9 }, () => keys.make())
  const spend = (key: string) =>
    statusOf(() => {
      keys.spend(key)
    })
  expect(made.map(spend)).toEqual([401, 200, 200, 200, 200, 200, 200, 200, 200])
})
