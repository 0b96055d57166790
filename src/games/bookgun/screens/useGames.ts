import { useTourView } from '../../../renderer/composables/useTourView.ts'
import type { View } from '../../../renderer/composables/useView.ts'
import type { GamesView } from '../contract/games.ts'

/** The games so far. */
export const useGames = (): View<GamesView> => useTourView((api, campaign) => api('bookgun.games', { campaign }))
