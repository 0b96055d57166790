import { Ellipsis } from '@lucide/vue'
import { defineAsyncComponent, h } from 'vue'

/** The words are painted before anything more is fetched, read and drawn: those take as long as all of the first page. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done))
  })

/** A tour's menu, fetched after the first page stands; until then its dots are drawn in its place. */
export const CampaignMenu = defineAsyncComponent({
  loader: async () => {
    await painted()
    return (await import('./CampaignMenu.vue')).default
  },
  loadingComponent: () => h('span', { class: 'btn quiet square' }, h(Ellipsis, { 'aria-hidden': true })),
  delay: 0,
})

/** What to do about a file that cannot be read, fetched when it is asked for. */
export const BrokenFile = defineAsyncComponent(() => import('./kept/BrokenFile.vue'))

/** The short-timer calendar, drawn a moment after the words: its lines are a good part of what a first page would fetch. */
export const CalendarPicture = defineAsyncComponent(async () => {
  await painted()
  return (await import('../../../games/fng/screens/parts/CalendarPicture.vue')).default
})
