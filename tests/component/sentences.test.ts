import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { computed, ref } from 'vue'
import { stopped } from '../../src/renderer/oneStop.ts'
import FilledBar from '../../src/games/fng/screens/paper/FilledBar.vue'
import { useFilling } from '../../src/games/fng/screens/paper/useFilling.ts'

it('a question has one mark at its end', () => {
  expect(stopped('Who carries the radio?')).toBe('Who carries the radio?')
  expect(stopped('AK-47 at Sgt Mercer, J.')).toBe('AK-47 at Sgt Mercer, J.')
  expect(stopped('Pfc Able chooses an Attribute')).toBe('Pfc Able chooses an Attribute.')
})

it('what filling in left to be put right is a sentence apart from the button behind it', () => {
  const filling: ReturnType<typeof useFilling> = {
    ...useFilling({} as Parameters<typeof useFilling>[0], () => null),
    said: ref('9 lines were filled in.'),
    canTakeBack: computed(() => true),
  }
  const problem = { field: 'unit', line: null, text: '', short: '' } as const
  const text = (faults: number) =>
    mount(FilledBar, {
      props: { filling, problems: Array.from({ length: faults }, () => problem) },
      // The button that takes a filled form asks for the program.
      global: { stubs: { TakeForm: true } },
    })
      .get('[role="status"]')
      .text()
  expect(text(0)).toBe('9 lines were filled in. Take it back')
  expect(text(1)).toBe('9 lines were filled in. One field has to be put right; it says why. Take it back')
  expect(text(5)).toBe('9 lines were filled in. 5 fields have to be put right; each says why. Take it back')
})
