import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Bridge } from '../../src/contract/rpc.ts'
import { findBridge } from '../../src/renderer/findBridge.ts'

const address = 'http://127.0.0.1:4000/'

/** Browser mode that knows one key, which opens once. */
function browserMode() {
  let unspent = true
  return vi.fn((path: string, init: RequestInit) => {
    const { input } = JSON.parse(init.body as string) as { input: unknown }
    if (path !== '/key') return Promise.resolve(Response.json({ ok: true, value: [] }))
    const opens = unspent && input === 'abc-123_X'
    if (opens) unspent = false
    return Promise.resolve(Response.json(opens ? { ok: true, value: 'the-token' } : { ok: false, error: {} }))
  })
}

let asked: ReturnType<typeof browserMode>
beforeEach(() => {
  asked = browserMode()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

const openAt = (at: string): Bridge => {
  vi.stubGlobal('location', new URL(at))
  return findBridge()
}
/** Who the page says it is, with its next call. */
const saidBy = async (bridge: Bridge) => {
  await bridge.call('library.list', {})
  const [path, init] = asked.mock.lastCall!
  return path === '/api/library.list' ? (init.headers as Record<string, string>)['authorization'] : undefined
}

it('takes the preload’s bridge where there is one', () => {
  const api: Bridge = { door: 'electron', call: vi.fn(), on: vi.fn() }
  vi.stubGlobal('api', api)
  expect(findBridge()).toBe(api)
})

it('swaps the key in the address for the token, and a reload finds it in the tab', async () => {
  const replaced = vi.spyOn(history, 'replaceState').mockReturnValue(undefined)
  expect(await saidBy(openAt(`${address}#key=abc-123_X`))).toBe('Bearer the-token')
  expect(replaced).toHaveBeenCalledWith(null, '', '/')
  expect(await saidBy(openAt(address))).toBe('Bearer the-token')
  expect(asked.mock.calls.filter(([path]) => path === '/key')).toHaveLength(1)
  replaced.mockRestore()
})

it('a further tab is told the token by one that is open, with a spent key and with none', async () => {
  vi.spyOn(history, 'replaceState').mockReturnValue(undefined)
  await saidBy(openAt(`${address}#key=abc-123_X`))
  for (const at of [`${address}#key=abc-123_X`, address]) {
    sessionStorage.clear()
    expect(await saidBy(openAt(at))).toBe('Bearer the-token')
  }
})

it('keeps the page’s own fragments', async () => {
  const replaced = vi.spyOn(history, 'replaceState')
  await saidBy(openAt(`${address}#/campaign/key=abc-123_X`))
  expect(replaced).not.toHaveBeenCalled()
  expect(asked.mock.calls.filter(([path]) => path === '/key')).toEqual([])
})
