import { computed, type ComputedRef, type Ref } from 'vue'
import type { Api } from '../../contract/client.ts'
import type { Failure } from '../../contract/rpc.ts'
import { useApi } from '../api.ts'
import { useCampaign } from '../stores/campaign.ts'
import { usePlayers } from '../stores/players.ts'
import { useView } from './useView.ts'

/**
 * What the player who holds the machine has sealed; null where it lies on the table, and while it is fetched for other
 * eyes.
 */
export function useSealed<T>(ask: (api: Api, own: { campaign: string; holder: number }) => Promise<T>): {
  readonly sealed: ComputedRef<T | null>
  readonly failure: Ref<Failure | null>
} {
  const api = useApi()
  const tour = useCampaign()
  const players = usePlayers()
  const { data, failure } = useView(
    async () => {
      const { campaign } = tour
      const holder = players.holder?.id ?? null
      if (campaign === null || holder === null) return null
      return { holder, sealed: await ask(api, { campaign, holder }) }
    },
    () => tour.overview && [tour.overview, players.holder?.id],
  )
  return {
    sealed: computed(() =>
      data.value !== null && data.value.holder === players.holder?.id ? data.value.sealed : null,
    ),
    failure,
  }
}
