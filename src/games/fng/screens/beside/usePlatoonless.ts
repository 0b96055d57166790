import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { useApi } from '../../../../renderer/api.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { useView } from '../../../../renderer/composables/useView.ts'

/** Pages that say themselves that there is no platoon yet. */
const tellSo: readonly string[] = ['tour', 'fng.halfMonth']
/** Pages that have nothing to show before a tour has its platoon. */
const needPlatoon: readonly string[] = [
  ...tellSo,
  'fng.mission',
  'fng.battle',
  'fng.roster',
  'fng.soldier',
  'fng.deros',
  'fng.history',
  'fng.chronicle',
  'fng.players',
  'tourPrint',
]

/**
 * A tour without a platoon has few pages. Where its first entry was undone, the page that made it comes back, with what
 * was entered; from any other page that would be empty, the tour's overview.
 */
export function usePlatoonless(): void {
  const router = useRouter()
  const route = useRoute()
  const tour = useCampaign()
  const api = useApi()
  const entered = useView(async () => {
    const { campaign } = tour
    return campaign === null ? null : { campaign, was: await api('fng.musterEntered', { campaign }) }
  })
  const isEmptyHere = () => tour.overview?.card.state.kind === 'empty' && needPlatoon.includes(String(route.name))
  watch(
    () => [tour.overview, route.name] as const,
    async () => {
      if (!isEmptyHere()) return
      await entered.reload()
      const found = entered.data.value
      if (!found || entered.failure.value || found.campaign !== tour.campaign || !isEmptyHere()) return
      const { campaign, was } = found
      const name = was === null ? 'tour' : was.step === 'fng.muster' ? 'fng.muster' : 'fng.tourPaper'
      if (was !== null || !tellSo.includes(String(route.name))) await router.replace({ name, params: { campaign } })
    },
    { immediate: true },
  )
}
