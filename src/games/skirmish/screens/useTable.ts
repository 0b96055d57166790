import { watch } from 'vue'
import { useView, type View } from '../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../renderer/stores/campaign.ts'
import { usePlayers } from '../../../renderer/stores/players.ts'
import type { TableView } from '../contract/table.ts'
import { useSkirmishApi } from './skirmishApi.ts'

/** The game under way as the player may see it who holds the machine, fetched again whenever it has moved or changed hands. */
export function useTable(): View<TableView | null> {
  const api = useSkirmishApi()
  const tour = useCampaign()
  const players = usePlayers()
  const view = useView(async () => {
    const { campaign } = tour
    return campaign === null ? null : api('skirmish.table', { campaign, holder: players.holder?.id ?? null })
  })
  watch([() => tour.overview, () => players.holder?.id], () => void view.reload(), { immediate: true })
  return view
}
