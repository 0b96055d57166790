import { computed, type ComputedRef } from 'vue'
import type { RouteLocationRaw } from 'vue-router'
import type { RecentView } from '../../contract/library.ts'
import type { CampaignCard } from '../../contract/views.ts'
import { pages, type Page } from '../../contract/pages.ts'
import { useCampaign } from '../stores/campaign.ts'

export interface Places {
  /** Is a tour with a platoon open? */
  readonly isPlaying: ComputedRef<boolean>
  /** The pages that can be gone to just now, in the order of the rail. */
  readonly open: ComputedRef<readonly Page[]>
  /** @returns where a page is found; null for one that needs a tour while none is open. */
  readonly placeOf: (page: Page) => RouteLocationRaw | null
  /** @returns what a page is called just now. */
  readonly labelOf: (page: Page) => string
}

/** Where the pages of the program are found, with a tour open and without. */
export function usePlaces(): Places {
  const tour = useCampaign()
  const isPlaying = computed(() => tour.campaign !== null && tour.overview?.card.state.kind === 'tour')
  const placeOf = (page: Page): RouteLocationRaw | null => {
    if (page.name === 'library') return { name: 'library' }
    // Only a mission that is at its battle has one to show.
    if (page.name === 'battle' && tour.overview?.phase !== 'battle') return null
    // Tables, help and settings know of a tour that has no platoon yet, too; the sheets need men.
    const withTour = page.alone && page.alone !== 'print' ? tour.campaign !== null : isPlaying.value
    if (withTour) return { name: page.name, params: { campaign: tour.campaign! } }
    return page.alone ? { name: page.alone } : null
  }
  return {
    isPlaying,
    open: computed(() => pages.filter((page) => placeOf(page) !== null)),
    placeOf,
    labelOf: (page) => (isPlaying.value ? page.label : (page.aloneLabel ?? page.label)),
  }
}

/** @returns the page that a tour of the library opens with; null for a file that cannot be read. */
export function placeOfCard({ campaign, state }: CampaignCard): RouteLocationRaw | null {
  if (state.kind === 'broken') return null
  return { name: state.kind === 'empty' ? 'muster' : 'overview', params: { campaign } }
}

/** @returns the page that a tour from anywhere opens with. */
export const placeOfRecent = ({ campaign }: RecentView): RouteLocationRaw => ({
  name: 'overview',
  params: { campaign },
})
