import { afterEach, expect, it, vi } from 'vitest'
import { fakeBridge } from './support/fakeBridge.ts'

afterEach(() => {
  localStorage.clear()
  vi.resetModules()
})
const opened = async (door: 'electron' | 'browser') => {
  vi.resetModules()
  const storage = await import('../../src/renderer/composables/storage.ts')
  const texts = new Map([['theme', 'dark']])
  const bridge = fakeBridge({
    'window.remembered': () => Object.fromEntries(texts),
    'window.remember': ({ key, value }: { key: string; value: string | null }) => {
      if (value === null) texts.delete(key)
      else texts.set(key, value)
      return null
    },
  })
  await storage.openStorage({ ...bridge, door })
  return { ...storage, bridge, texts }
}

it('in the desktop program main remembers, at once', async () => {
  const { remember, remembered, texts } = await opened('electron')
  expect(remembered('theme')).toBe('dark')
  remember('slip', '4 3')
  expect(remembered('slip')).toBe('4 3')
  remember('theme', null)
  expect(remembered('theme')).toBeNull()
  expect([...texts]).toEqual([['slip', '4 3']])
  expect(localStorage).toHaveLength(0)
})

it('in a browser the page’s own storage does, and main is not asked', async () => {
  const { remember, remembered, bridge } = await opened('browser')
  remember('slip', '4 3')
  expect(remembered('slip')).toBe('4 3')
  expect(localStorage.getItem('slip')).toBe('4 3')
  expect(bridge.calls).toEqual([])
})
