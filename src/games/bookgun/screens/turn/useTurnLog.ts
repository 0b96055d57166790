import { computed, type ComputedRef } from 'vue'
import type { EntryView, LineView } from '../../../../contract/journal.ts'
import { useApi } from '../../../../renderer/api.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'

/** How many entries of the journal the log looks back. */
const logLength = 120

/** A long number that proves what was sealed: it is for the journal, and tells nobody at the table anything. */
export const isProof = ({ about }: LineView): boolean => about?.collection === 'seals'

/** Entries of the newest game, newest first: without those that were undone, and without proofs. */
export function useTurnLog(): ComputedRef<readonly EntryView[]> {
  const api = useApi()
  const tour = useCampaign()
  const journal = useView(
    () => api('journal.list', { campaign: tour.campaign ?? '', limit: logLength }),
    () => tour.overview,
  )
  return computed(() => {
    const path = (journal.data.value?.entries ?? [])
      .filter(({ onPath }) => onPath)
      .map((entry) => ({ ...entry, lines: entry.lines.filter((line) => !isProof(line)) }))
    const first = path.findIndex(({ step }) => step === 'bookgun.beginGame')
    return first < 0 ? path : path.slice(0, first + 1)
  })
}
