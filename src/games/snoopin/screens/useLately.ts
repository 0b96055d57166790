import { computed, ref, watch, type ComputedRef } from 'vue'
import type { EntryView } from '../../../contract/journal.ts'
import { useCampaign } from '../../../renderer/stores/campaign.ts'
import type { SnoopinStep } from './useSnoopinStep.ts'

/** What came of the last step of a page: it stands until another is begun, it is taken back, or the machine changes hands. */
export function useLately({ entry }: Pick<SnoopinStep, 'entry'>): ComputedRef<EntryView | null> {
  const tour = useCampaign()
  const told = ref<{ readonly id: number; readonly holder: number | null } | null>(null)
  watch(entry, (now) => {
    told.value = now && { id: now.id, holder: tour.holder }
  })
  return computed(() => {
    const isTold = entry.value !== null && entry.value.id === told.value?.id
    return isTold && tour.head === told.value?.id && tour.holder === told.value.holder ? entry.value : null
  })
}
