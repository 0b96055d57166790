import { shallowRef, watch, type Ref } from 'vue'
import { useApi } from '../../api.ts'
import { useCampaign } from '../../stores/campaign.ts'

/** @returns whether the open campaign takes tables of its player's own: as its game's packs do. */
export function useOwnTables(): Readonly<Ref<boolean>> {
  const api = useApi()
  const tour = useCampaign()
  const takes = shallowRef(false)
  watch(
    () => tour.campaign,
    async (campaign) => {
      takes.value = false
      if (campaign === null) return
      // A game without packs says that it has none.
      const offers = await api('pack.offer', { campaign }).catch(() => [])
      if (campaign === tour.campaign) takes.value = offers.some(({ part }) => part === 'ownTables')
    },
    { immediate: true },
  )
  return takes
}
