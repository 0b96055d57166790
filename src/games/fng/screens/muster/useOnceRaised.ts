import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'

/**
 * Leaves the form of a tour once that tour has a platoon without it: the first entry was done again, here or in another
 * window.
 * @param isOwn is it the form's own step that raises the platoon? It goes on by itself.
 */
export function useOnceRaised(isOwn: () => boolean): void {
  const tour = useCampaign()
  const route = useRoute()
  const router = useRouter()
  watch(
    () => tour.overview,
    async (overview) => {
      const { campaign } = route.params
      if (overview?.card.state.kind !== 'tour' || overview.campaign !== campaign || isOwn()) return
      await router.replace({ name: 'tour', params: { campaign } })
    },
    { immediate: true },
  )
}
