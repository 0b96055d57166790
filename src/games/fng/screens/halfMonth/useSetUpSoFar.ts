import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { Answer } from '../../../../contract/answers.ts'
import { useApi } from '../../../../renderer/api.ts'
import type { Wanted } from '../../../../renderer/composables/useStep.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import type { SetUpSoFar } from '../../contract/mission.ts'

/**
 * The briefing fills as the dice fall: what the dice of a step bring that lie on the slip in full, and those that it has been
 * told already. Main tries them; they are taken when the player takes them.
 *
 * @returns `lie` takes the answers that lie there; `soFar` is null while they tell nothing.
 */
export function useSetUpSoFar(of: {
  /** A mission is being set up, and a step of it waits for these. */
  readonly wanted: () => Wanted | null
  readonly busy: () => boolean
}): { readonly lie: (answers: readonly Answer[]) => void; readonly soFar: ComputedRef<SetUpSoFar | null> } {
  const api = useApi()
  const tour = useCampaign()
  const answers = shallowRef<readonly Answer[]>([])
  const tells = computed(() => {
    const wanted = of.wanted()
    return wanted !== null && wanted.answered + answers.value.length > 0
  })
  const view = useView(async () => {
    const { campaign, holder, head } = tour
    return { head, soFar: await api('fng.setUp', { campaign: campaign ?? '', answers: [...answers.value], holder }) }
  })
  // While dice are being taken they are off the slip, and not in the step yet.
  watch(
    [tells, answers, of.wanted, of.busy],
    ([are, , , busy]) => {
      if (are && !busy) void view.reload()
    },
    { immediate: true },
  )
  return {
    lie: (now) => {
      answers.value = now
    },
    soFar: computed(() => {
      const known = view.data.value
      return known && known.head === tour.head && (tells.value || of.busy()) ? known.soFar : null
    }),
  }
}
