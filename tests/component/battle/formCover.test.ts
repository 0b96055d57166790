import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import FormCover from '../../../src/games/fng/screens/battle/FormCover.vue'

const who = 'The player of the enemy'
let cover: VueWrapper<InstanceType<typeof FormCover>>
afterEach(() => {
  cover.unmount()
})
const sheet = () => document.querySelector('.handover')?.textContent ?? null
const lift = async () => {
  document.querySelector<HTMLButtonElement>('.handover button')?.click()
  await flushPromises()
}

describe('a form for one pair of eyes', () => {
  it('is covered until he has the machine, and again until the others have it back', async () => {
    cover = mount(FormCover, { props: { eyes: null }, attachTo: document.body })
    expect(sheet()).toBeNull()
    await cover.setProps({ eyes: who })
    await flushPromises()
    expect(sheet()).toContain(`Hand the machine to${who}`)
    await lift()
    expect(sheet()).toBeNull()
    await cover.setProps({ eyes: null })
    await flushPromises()
    expect(sheet()).toContain(`Take the machine back from${who}`)
    await lift()
    expect(sheet()).toBeNull()
  })

  it('covers nothing while forms for everybody come and go', async () => {
    cover = mount(FormCover, { props: { eyes: null }, attachTo: document.body })
    await cover.setProps({ eyes: null })
    await flushPromises()
    expect(sheet()).toBeNull()
  })
})
