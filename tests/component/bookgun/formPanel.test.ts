import { mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import FormPanel from '../../../src/games/bookgun/screens/turn/FormPanel.vue'

const panel = (more: object = {}) =>
  mount(FormPanel, {
    props: { step: 'bookgun.enter', given: { troop: 1 }, of: 'Section', busy: false, failure: null, ...more },
    attachTo: document.body,
    global: {
      stubs: {
        RouterLink: true,
        StepForm: {
          emits: ['submit'],
          template: "<form @submit.prevent=\"$emit('submit', 'bookgun.enter', {})\"><input></form>",
        },
      },
    },
  })

describe('a form in the place of the card', () => {
  it('is taken as it stands by Enter, which has opened it, unless the key is held down', async () => {
    const onSubmit = vi.fn()
    const shown = panel({ onSubmit })
    await shown.trigger('keydown', { key: 'Enter', repeat: true })
    expect(onSubmit).not.toHaveBeenCalled()
    await shown.trigger('keydown', { key: 'Enter' })
    await shown.get('input').trigger('keydown', { key: 'Enter' })
    expect(onSubmit.mock.calls).toEqual([['bookgun.enter', {}]])
  })

  it('says first what is to be thought of', () => {
    const words = 'ROE2, Weapons Tight: the leader decides.'
    expect(panel({ reminder: words }).get('[role="note"]').text()).toBe(words)
    expect(panel().find('[role="note"]').exists()).toBe(false)
  })
})
