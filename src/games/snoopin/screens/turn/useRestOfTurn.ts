import { computed, shallowRef, watch } from 'vue'
import type { EntryView } from '../../../../contract/journal.ts'
import { useApi, useBridge } from '../../../../renderer/api.ts'
import { useRest } from '../../../../renderer/composables/useRest.ts'
import { useTelling } from '../../../../renderer/composables/useTelling.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import type { SnoopinStep } from '../useSnoopinStep.ts'

/** All that needs no word of the players, in one go: a question holds it up, and once that is answered it goes on. */
export function useRestOfTurn(step: SnoopinStep) {
  const tour = useCampaign()
  const rest = useRest(useApi(), useBridge(), useTelling())
  /** What came of it, oldest first. */
  const played = shallowRef<readonly EntryView[]>([])
  let heldAt: number | null = null
  const go = async (before: readonly EntryView[] = []) => {
    played.value = []
    const reply = await rest.go()
    await tour.reload()
    heldAt = reply?.head ?? null
    if (reply) played.value = [...before, ...reply.played]
  }
  watch(
    () => rest.isHeldUp.value && tour.pending === null && !step.busy.value,
    (isFree) => {
      if (!isFree) return
      const answered = step.entry.value
      // It was left, or taken back.
      if (answered === null || answered.id !== tour.head || answered.id === heldAt) rest.forget()
      else void go([...played.value, answered])
    },
  )
  return {
    go: () => go(),
    busy: rest.job.busy,
    failure: rest.job.failure,
    /** As long as nothing has been done since. */
    told: computed(() => (played.value.at(-1)?.id === tour.head && tour.pending === null ? played.value : [])),
  }
}
