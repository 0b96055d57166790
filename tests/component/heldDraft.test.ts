import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { defineComponent, nextTick, reactive, ref } from 'vue'
import { createApi } from '../../src/contract/client.ts'
import { apiKey, bridgeKey, heard } from '../../src/renderer/api.ts'
import { useHeldDraft } from '../../src/renderer/composables/useHeldDraft.ts'
import { useCampaign } from '../../src/renderer/stores/campaign.ts'
import { fakeBridge } from './support/fakeBridge.ts'
import { overview } from './support/sampleViews.ts'

/** A page with a form of one field: its player's own, or one for all. */
function opened() {
  const head = ref(5)
  const bridge = fakeBridge({ 'campaign.overview': () => ({ ...overview, head: head.value, pending: null }) })
  const pinia = createPinia()
  const form = (isOpen: boolean) =>
    mount(
      defineComponent({
        setup: () => useHeldDraft({ name: () => 'orders', begin: () => reactive({ words: '' }), open: () => isOpen }),
        template: '<input v-model="form.words" /><button @click="forget">Hand in</button>',
      }),
      {
        global: { plugins: [pinia], provide: { [bridgeKey as symbol]: bridge, [apiKey as symbol]: createApi(bridge) } },
      },
    )
  // A store is made by the first component that asks for it.
  form(true).unmount()
  const tour = useCampaign(pinia)
  // Other windows of the same run have heard of more.
  let news = heard.change ?? 0
  /** Steps have been taken or undone: main says so. */
  const at = async (entry: number) => {
    head.value = entry
    heard.change = ++news
    await tour.changed('a.tour', news)
  }
  const words = (page: ReturnType<typeof form>) => page.get<HTMLInputElement>('input').element.value
  return { form, words, at, tour }
}

it('a form is as it was left when its page is opened again, until it is handed in', async () => {
  const { form, words } = opened()
  const page = form(true)
  await page.get('input').setValue('Two squads')
  page.unmount()
  const again = form(true)
  expect(words(again)).toBe('Two squads')
  await again.get('button').trigger('click')
  expect(words(again)).toBe('')
})

it('what is sealed is its player’s: covered and under other hands it is not there, and it waits for him', async () => {
  const { form, words, tour } = opened()
  const page = form(false)
  await tour.open('a.tour')
  await tour.hold(1)
  await page.get('input').setValue('The third squad stays')
  const covering = tour.hold(null)
  await nextTick()
  expect(words(page), 'before anything has been fetched').toBe('')
  await covering
  await tour.hold(2)
  expect(words(page)).toBe('')
  await page.get('input').setValue('All of mine')
  await tour.hold(1)
  expect(words(page)).toBe('The third squad stays')
  expect(JSON.stringify(localStorage)).not.toContain('third squad')
})

it('is gone once its campaign is closed, or undone past the place where it was first open', async () => {
  const { form, words, at, tour } = opened()
  await tour.open('a.tour')
  const page = form(true)
  await page.get('input').setValue('Two squads')
  await at(7)
  await at(5)
  expect(words(page), 'back where it was begun').toBe('Two squads')
  await at(4)
  expect(words(page)).toBe('')
  await page.get('input').setValue('Three squads')
  await tour.open('b.tour')
  await tour.open('a.tour')
  expect(words(page)).toBe('')
})
