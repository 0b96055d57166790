import { computed, reactive, ref, watch } from 'vue'
import { useApi } from '../../../../../renderer/api.ts'
import { useView } from '../../../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../../../renderer/stores/campaign.ts'
import type { MovementView } from '../../../contract/movement.ts'
import { emptyMove, usualMove, type MoveForm } from './moveForm.ts'

/** A unit's move as it is put together: asked again with every change. It begins with what is usual for the unit. */
export function useMovement(troop: number) {
  const api = useApi()
  const tour = useCampaign()
  const form = reactive<MoveForm>(emptyMove(troop))
  const begun = ref(false)
  const { data, failure } = useView<MovementView | null>(
    async () => {
      const { campaign } = tour
      if (campaign === null) return null
      return api('bookgun.movement', { campaign, move: { ...form } })
    },
    () => tour.overview && [tour.overview, JSON.stringify(form)],
  )
  watch(data, (view) => {
    if (view === null || begun.value) return
    begun.value = true
    Object.assign(form, usualMove(view, form))
  })
  return { form, view: computed(() => data.value), failure }
}
