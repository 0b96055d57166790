import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { Failure } from '../../src/contract/rpc.ts'
import FailureBar from '../../src/renderer/components/FailureBar.vue'
import { saidAbove } from '../../src/renderer/components/saidAbove.ts'

it('is silent where the head of the page says the same, and stands there itself', () => {
  const gone: Failure = { code: 'not-allowed', message: 'Short-Timer no longer answers.' }
  const shown = (failure: Failure) =>
    mount(FailureBar, {
      props: { failure },
      global: { provide: { [saidAbove as symbol]: () => gone }, stubs: { RouterLink: true } },
    }).text()
  expect(shown(gone)).toContain('no longer answers')
  expect(shown({ ...gone })).toBe('')
  expect(shown({ ...gone, message: 'The tour has moved on.' })).toContain('moved on')
})
