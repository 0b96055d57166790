import { computed, type ComputedRef } from 'vue'
import type { RouteLocationRaw } from 'vue-router'
import type { RecentView } from '../../contract/library.ts'
import type { CampaignCard } from '../../contract/campaign.ts'
import type { Page } from '../../contract/pages.ts'
import { screensOf } from '../games.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useGame } from '../stores/game.ts'

export interface Places {
  /** Is a tour open that has been begun? */
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
  const game = useGame()
  const isPlaying = computed(() => tour.campaign !== null && tour.overview?.card.state.kind === 'tour')
  const placeOf = (page: Page): RouteLocationRaw | null => {
    if (page.name === 'library') return { name: 'library' }
    if (page.during !== undefined && tour.overview?.phase !== page.during) return null
    // Tables, help and settings know of a tour that has not been begun, too; the sheets need what it has.
    const withTour = page.alone && page.alone !== 'print' ? tour.campaign !== null : isPlaying.value
    if (withTour) return { name: page.name, params: { campaign: tour.campaign! } }
    return page.alone ? { name: page.alone } : null
  }
  return {
    isPlaying,
    open: computed(() => game.pages.filter((page) => placeOf(page) !== null)),
    placeOf,
    labelOf: (page) => (isPlaying.value ? page.label : (page.aloneLabel ?? page.label)),
  }
}

/** @returns the page that a tour of the library opens with; null for a file that cannot be read. */
export function placeOfCard({ campaign, game, state }: CampaignCard): RouteLocationRaw | null {
  if (state.kind === 'broken') return null
  const unbegun = state.kind === 'empty' ? screensOf(game)?.unbegun : undefined
  return { name: unbegun ?? 'tour', params: { campaign } }
}

/** @returns the page that a tour from anywhere opens with. */
export const placeOfRecent = ({ campaign }: RecentView): RouteLocationRaw => ({
  name: 'tour',
  params: { campaign },
})
