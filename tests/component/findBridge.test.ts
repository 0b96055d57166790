import { afterEach, expect, it, vi } from 'vitest'
import type { Bridge } from '../../src/contract/rpc.ts'
import { findBridge } from '../../src/renderer/findBridge.ts'

const address = 'http://127.0.0.1:4000/'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

const headersOf = (fetching: ReturnType<typeof vi.fn>) => (fetching.mock.calls[0]![1] as RequestInit).headers

it('takes the preload’s bridge where there is one', () => {
  const api: Bridge = { door: 'electron', call: vi.fn(), on: vi.fn() }
  vi.stubGlobal('api', api)
  expect(findBridge()).toBe(api)
})

it('moves the token from the address into the tab, and a reload finds it there', async () => {
  vi.stubGlobal('location', new URL(`${address}#token=abc-123_X`))
  const replaced = vi.spyOn(history, 'replaceState').mockReturnValue(undefined)
  findBridge()
  expect(replaced).toHaveBeenCalledWith(null, '', '/')
  vi.stubGlobal('location', new URL(address))
  const fetching = vi.fn(() => Promise.resolve(Response.json({ ok: true, value: null })))
  vi.stubGlobal('fetch', fetching)
  await findBridge().call('library.list', {})
  expect(headersOf(fetching)).toMatchObject({ authorization: 'Bearer abc-123_X' })
  replaced.mockRestore()
})

it('keeps the page’s own fragments', () => {
  vi.stubGlobal('location', new URL(`${address}#/campaign/token=abc`))
  findBridge()
  expect(sessionStorage).toHaveLength(0)
})
