import { computed, watch, type ComputedRef } from 'vue'
import { createRouterMatcher, START_LOCATION, useRoute, useRouter, type RouteLocationRaw } from 'vue-router'
import { gameScreens } from '../../games/screens.ts'
import type { GameScreens } from '../gameScreens.ts'
import { ofGame } from '../router.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useGame } from '../stores/game.ts'

/**
 * Games may give their pages the same addresses: the router finds the page of the first of them, and whose it is only
 * the tour can say. The right page takes its place then; where its game has none there, the page that a tour opens with.
 *
 * @returns false while the page at this address is not, or may not be, one of the open tour's game.
 */
export function useOwnPage(): ComputedRef<boolean> {
  const route = useRoute()
  const router = useRouter()
  const tour = useCampaign()
  const game = useGame()
  const owner = computed(() => gameScreens.find(({ routes }) => routes.some(({ name }) => name === route.name)) ?? null)
  const isShared = computed(() => gameScreens.some((one) => one !== owner.value && pageAt(one, route.path) !== null))
  const isOthers = computed(() => owner.value !== null && game.screens !== null && owner.value !== game.screens)
  watch([isOthers, () => route.path], async () => {
    // On the way from one tour to the next the game is still that of the first.
    if (!isOthers.value || tour.overview?.campaign !== route.params['campaign']) return
    const { campaign } = route.params
    await router.replace(pageAt(game.screens!, route.path) ?? { name: 'tour', params: { campaign } })
  })
  return computed(() => !isOthers.value && (game.screens !== null || owner.value === null || !isShared.value))
}

/** @returns a game's page at an address; null where it has none. */
function pageAt(game: GameScreens, path: string): RouteLocationRaw | null {
  const { name, params, matched } = createRouterMatcher(ofGame(game), {}).resolve({ path }, START_LOCATION)
  if (matched.length === 0 || typeof name !== 'string') return null
  // A matcher by itself leaves the letters of an address as they stand in it; the router would write them so once more.
  return { name, params: Object.fromEntries(Object.entries(params).map(([key, part]) => [key, decoded(part)])) }
}

const decoded = (part: string | string[]): string | string[] =>
  typeof part === 'string' ? decodeURIComponent(part) : part.map((one) => decodeURIComponent(one))
