import { computed, ref, watch, type ComputedRef } from 'vue'
import type { EntryView } from '../../../contract/journal.ts'
import { useCampaign } from '../../../renderer/stores/campaign.ts'
import type { SnoopinStep } from './useSnoopinStep.ts'

/** What came of the last step of a page: it stands until another is begun, or it is taken back. What is sealed is not in it. */
export function useLately({ entry }: Pick<SnoopinStep, 'entry'>): ComputedRef<EntryView | null> {
  const tour = useCampaign()
  const told = ref<number | null>(null)
  watch(entry, (now) => {
    told.value = now?.id ?? null
  })
  return computed(() =>
    entry.value !== null && entry.value.id === told.value && tour.head === told.value ? entry.value : null,
  )
}
