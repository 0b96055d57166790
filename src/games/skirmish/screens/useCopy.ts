import { watch } from 'vue'
import { useApi } from '../../../renderer/api.ts'
import { useView, type View } from '../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../renderer/stores/campaign.ts'
import type { CopyView } from '../../../contract/copy.ts'

/** What the rules need from the player's copy, fetched again whenever the campaign has moved. */
export function useCopy(): View<CopyView | null> {
  const api = useApi()
  const tour = useCampaign()
  const view = useView(async () => {
    const { campaign } = tour
    return campaign === null ? null : api('skirmish.copy', { campaign })
  })
  watch(
    () => tour.overview,
    () => void view.reload(),
    { immediate: true },
  )
  return view
}
