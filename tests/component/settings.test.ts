import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { useSettings } from '../../src/renderer/stores/settings.ts'

beforeEach(() => {
  localStorage.clear()
  setActivePinia(createPinia())
})

const another = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

it('follows what another tab sets, and only what it may be', async () => {
  const settings = useSettings()
  another('theme', 'dark')
  another('textSize', 'larger')
  await nextTick()
  expect([settings.theme, settings.textSize, settings.paper]).toEqual(['dark', 'larger', 'letter'])
  another('theme', 'purple')
  another('textSize', null)
  expect([settings.theme, settings.textSize]).toEqual(['system', 'normal'])
})
