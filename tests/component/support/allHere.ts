import { flushPromises } from '@vue/test-utils'
import { vi } from 'vitest'

/** Waits for what a page asks for, and for what is fetched only when it is needed. */
export async function allHere(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await flushPromises()
    await vi.dynamicImportSettled()
  }
  await flushPromises()
}
