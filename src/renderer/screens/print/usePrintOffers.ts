import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { TourOrGame } from '../../../contract/gameProcedures.ts'
import type { PrintChoices } from '../../../contract/print.ts'
import type { SheetOffer } from '../../../contract/sheets.ts'
import { useView, type View } from '../../composables/useView.ts'
import { useCampaign } from '../../stores/campaign.ts'
import { useShown } from '../../stores/shown.ts'

export interface PrintOffers {
  readonly offers: View<readonly SheetOffer[]>
  /** What of an open tour can be chosen to be on them; null without one. */
  readonly choices: View<PrintChoices | null>
  /** The sheets of what is shown now; null while those on the page are still of the game before. */
  readonly own: ComputedRef<readonly SheetOffer[] | null>
}

/** The sheets that can be printed of the open tour, or of the game that is shown. */
export function usePrintOffers(api: Api): PrintOffers {
  const tour = useCampaign()
  const shown = useShown()
  const of = shallowRef<TourOrGame | null>(null)
  const offers = useView<readonly SheetOffer[]>(async () => {
    const asked = shown.subject
    const found = await api('print.offers', asked)
    of.value = asked
    return found
  })
  const choices = useView<PrintChoices | null>(async () =>
    tour.campaign === null ? null : api('print.choices', { campaign: tour.campaign }),
  )
  watch(
    [() => shown.subject, () => tour.head],
    () => {
      void offers.reload()
      void choices.reload()
    },
    { immediate: true },
  )
  return { offers, choices, own: computed(() => (of.value === shown.subject ? offers.data.value : null)) }
}
