import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type { CampaignCard } from '../../../contract/campaign.ts'
import { gameScreens } from '../../../games/screens.ts'
import type { GameScreens } from '../../gameScreens.ts'

export interface GameFilter {
  /** The games that the library has tours of; empty where there are not two to choose from. */
  readonly games: ComputedRef<readonly GameScreens[]>
  /** Id of the game whose tours alone are shown; null for all. */
  readonly chosen: Ref<string | null>
  readonly cards: ComputedRef<readonly CampaignCard[]>
}

/** @param all the files of the library. A file that cannot be read is of no game: it is shown with all. */
export function useGameFilter(all: () => readonly CampaignCard[]): GameFilter {
  const wish = ref<string | null>(null)
  const games = computed(() => {
    const played = new Set(all().map(({ game }) => game))
    const found = gameScreens.filter(({ id }) => played.has(id))
    return found.length > 1 ? found : []
  })
  // The last tour of the game chosen may go.
  const chosen = computed<string | null>({
    get: () => (games.value.some(({ id }) => id === wish.value) ? wish.value : null),
    set: (id) => (wish.value = id),
  })
  return {
    games,
    chosen,
    cards: computed(() => all().filter(({ game }) => chosen.value === null || game === chosen.value)),
  }
}
