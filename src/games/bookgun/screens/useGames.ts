import { useApi } from '../../../renderer/api.ts'
import { useView, type View } from '../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../renderer/stores/campaign.ts'
import type { GamesView } from '../contract/games.ts'

/** The games so far, fetched again whenever the campaign has moved. */
export function useGames(): View<GamesView> {
  const api = useApi()
  const tour = useCampaign()
  return useView(
    () => api('bookgun.games', { campaign: tour.campaign ?? '' }),
    () => tour.overview,
  )
}
