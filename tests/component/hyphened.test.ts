import { mount } from '@vue/test-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { h } from 'vue'
import { hyphened } from '../../src/renderer/components/hyphened.ts'
import UnbrokenNames from '../../src/renderer/components/UnbrokenNames.vue'

const whole = (text: string) => hyphened(text).flatMap((part) => (part.whole ? [part.text] : []))

describe('names with a hyphen', () => {
  it('stay on one line, with what stands at their end', () => {
    expect(whole('1-A goes out tired; Lt. Ross-Hale (2-C) leads.')).toEqual(['1-A', 'Ross-Hale', '(2-C)'])
    expect(whole('The end - and more, -2 to all')).toEqual([])
  })

  it('are broken where they would not fit a narrow column', () => {
    expect(whole('counterrevolution-anticounterrevolution')).toEqual([])
  })

  it('keep every letter, whatever the text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-c\- (),]*$/), (text) => {
        const parts = hyphened(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
        const shown = mount({ render: () => h('p', [h(UnbrokenNames, { text })]) })
        expect((shown.element as HTMLElement).textContent).toBe(text)
      }),
      { numRuns: 60 },
    )
  })
})
