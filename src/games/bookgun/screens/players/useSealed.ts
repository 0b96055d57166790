import { computed, type ComputedRef, type Ref } from 'vue'
import type { Failure } from '../../../../contract/rpc.ts'
import { useApi } from '../../../../renderer/api.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { usePlayers } from '../../../../renderer/stores/players.ts'
import type { SealedView } from '../../contract/sealed.ts'

/** What the player who holds the machine has sealed; null where it lies on the table. */
export function useSealed(): {
  readonly sealed: ComputedRef<SealedView | null>
  readonly failure: Ref<Failure | null>
} {
  const api = useApi()
  const tour = useCampaign()
  const players = usePlayers()
  const own = useView(
    async () => {
      const { campaign } = tour
      const side = players.holder?.id ?? null
      if (campaign === null || side === null) return null
      return { side, sealed: await api('bookgun.sealed', { campaign, holder: side }) }
    },
    () => tour.overview && [tour.overview, players.holder?.id],
  )
  return {
    sealed: computed(() => {
      const { value } = own.data
      return value !== null && value.side === players.holder?.id ? value.sealed : null
    }),
    failure: own.failure,
  }
}
