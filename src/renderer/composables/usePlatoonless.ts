import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { useApi } from '../api.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useCall } from './useCall.ts'

/** Pages that say themselves that there is no platoon yet. */
const tellSo: readonly string[] = ['overview', 'halfMonth']
/** Pages that have nothing to show before a tour has its platoon. */
const needPlatoon: readonly string[] = [
  ...tellSo,
  'mission',
  'battle',
  'roster',
  'soldier',
  'deros',
  'history',
  'chronicle',
  'players',
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
  const asking = useCall()
  const isEmptyHere = () => tour.overview?.card.state.kind === 'empty' && needPlatoon.includes(String(route.name))
  watch(
    () => [tour.overview, route.name] as const,
    async () => {
      const { campaign } = tour
      if (campaign === null || !isEmptyHere()) return
      const entered = await asking.run(() => api('muster.entered', { campaign }))
      if (entered === undefined || campaign !== tour.campaign || !isEmptyHere()) return
      const params = { campaign }
      if (entered !== null)
        await router.replace({ name: entered.step === 'fng.muster' ? 'muster' : 'tourPaper', params })
      else if (!tellSo.includes(String(route.name))) await router.replace({ name: 'overview', params })
    },
  )
}
