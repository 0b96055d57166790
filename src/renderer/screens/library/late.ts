import { Ellipsis } from '@lucide/vue'
import { defineAsyncComponent, h } from 'vue'

/** A tour's menu, fetched after the first page stands; until then its dots are drawn in its place. */
export const CampaignMenu = defineAsyncComponent({
  loader: () => import('./CampaignMenu.vue'),
  loadingComponent: () => h('span', { class: 'btn quiet square' }, h(Ellipsis, { 'aria-hidden': true })),
  delay: 0,
})

/** The short-timer calendar, drawn a moment after the words: its lines are a good part of what a first page would fetch. */
export const CalendarPicture = defineAsyncComponent(() => import('../../components/CalendarPicture.vue'))
