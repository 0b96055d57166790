import { computed, ref } from 'vue'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'
import { useSkirmishStep } from '../useSkirmishStep.ts'
import type { Placed } from './map/startingPlaces.ts'
import { keyOf } from './map/tokens.ts'

/** Keeps where things are put on the drawn table: a step of its own, which leaves open forms alone. */
export function usePlacing() {
  const step = useSkirmishStep()
  const tour = useCampaign()
  const notices = useNotices()
  /** Put down while a step was under way. */
  const waiting = ref<readonly Placed[]>([])
  const inputOf = (all: readonly Placed[]) => ({
    figures: all.flatMap(({ what, at }) => (what.kind === 'figure' ? [{ figure: what.id, ...at }] : [])),
    shots: all.flatMap(({ what, at }) =>
      what.kind === 'figure' ? [] : [{ blast: what.id, aim: what.kind === 'aim', ...at }],
    ),
  })
  const place = async (all: readonly Placed[]): Promise<void> => {
    const keys = all.map(({ what }) => keyOf(what))
    waiting.value = [...waiting.value.filter(({ what }) => !keys.includes(keyOf(what))), ...all]
    while (!step.busy.value && waiting.value.length > 0) {
      const now = waiting.value
      waiting.value = []
      const reply = await step.run('place', inputOf(now))
      if (reply?.status === 'done') notices.murmur(`${reply.entry.title}. ${reply.entry.lines.at(-1)?.text ?? ''}`)
    }
  }
  return { place, failure: step.failure, busy: computed(() => step.busy.value || tour.changing) }
}
