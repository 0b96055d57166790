import { watch } from 'vue'
import { useView, type View } from '../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../renderer/stores/campaign.ts'
import type { SquadsView } from '../contract/squads.ts'
import { useSkirmishApi } from './skirmishApi.ts'

/** The squads of both players and the games so far, fetched again whenever the campaign has moved. */
export function useSquads(): View<SquadsView | null> {
  const api = useSkirmishApi()
  const tour = useCampaign()
  const view = useView(async () => {
    const { campaign } = tour
    return campaign === null ? null : api('skirmish.squads', { campaign })
  })
  watch(
    () => tour.overview,
    () => void view.reload(),
    { immediate: true },
  )
  return view
}
