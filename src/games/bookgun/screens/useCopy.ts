import { useApi } from '../../../renderer/api.ts'
import { useView, type View } from '../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../renderer/stores/campaign.ts'
import type { CopyView } from '../../../contract/copy.ts'

/** What the rules need from the player's copy, fetched again whenever the campaign has moved. */
export function useCopy(): View<CopyView> {
  const api = useApi()
  const tour = useCampaign()
  return useView(
    () => api('bookgun.copy', { campaign: tour.campaign ?? '' }),
    () => tour.overview,
  )
}
