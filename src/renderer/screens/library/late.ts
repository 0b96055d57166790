import { Ellipsis } from '@lucide/vue'
import { defineAsyncComponent, h, type Component } from 'vue'
import type { Fetched, GameScreens } from '../../gameScreens.ts'

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

/** @returns the picture of a game's tours, drawn a moment after the words: its lines are a good part of what a first page would fetch. */
export function pictureOf({ picture }: GameScreens): Component {
  const late = pictures.get(picture) ?? defineAsyncComponent(() => painted().then(picture))
  pictures.set(picture, late)
  return late
}
const pictures = new Map<Fetched, Component>()
