import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import type { QuestionView } from '../../src/contract/question.ts'
import { apiKey } from '../../src/renderer/api.ts'
import ChoiceSlip from '../../src/renderer/components/slip/ChoiceSlip.vue'
import { fakeBridge } from './support/fakeBridge.ts'

const question: Extract<QuestionView, { kind: 'choice' }> = {
  kind: 'choice',
  key: 'battle.lucky',
  subject: 3,
  occurrence: 0,
  why: 'Pfc Able is Lucky. In Sight test: 2 and 5. Once a mission he may throw again.',
  options: [
    { value: 'keeps', label: 'Keep it', brings: 'No fire in this round of In Sight' },
    { value: 'again', label: 'Throw again' },
  ],
}

it('lists the ways a choice may go, each with what it brings', async () => {
  const slip = mount(ChoiceSlip, {
    props: { question, busy: false },
    global: { plugins: [createPinia()], provide: { [apiKey as symbol]: createApi(fakeBridge({})) } },
  })
  const [keep, again] = slip.findAll('.option')
  expect(keep!.get('.effect').text()).toBe('No fire in this round of In Sight')
  expect(again!.find('.effect').exists()).toBe(false)
  await keep!.trigger('click')
  expect(slip.emitted('take')?.[0]?.[0]).toMatchObject([{ kind: 'choice', key: 'battle.lucky', value: 'keeps' }])
  slip.unmount()
})
