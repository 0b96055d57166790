import { computed, onMounted } from 'vue'
import type { Api } from '../../../../contract/client.ts'
import type { Bridge } from '../../../../contract/rpc.ts'
import type { SheetOffer } from '../../../../contract/sheets.ts'
import { usePrint } from '../../../../renderer/composables/usePrint.ts'
import { useView } from '../../../../renderer/composables/useView.ts'

/** The whole folder of a mission in one file: every sheet of it that can be printed now. */
export function usePrintFolder(
  api: Api,
  bridge: Bridge,
  of: () => { readonly campaign: string; readonly mission: number },
) {
  const print = usePrint(api, bridge)
  const offers = useView<readonly SheetOffer[]>(() => api('print.offers', { campaign: of().campaign }))
  onMounted(() => void offers.reload())
  const sheets = computed(
    () => offers.data.value?.filter(({ group, lacking }) => group === 'folder' && lacking === null) ?? null,
  )
  return {
    print,
    /** How many sheets it has; null until it is known. */
    count: computed(() => sheets.value?.length ?? null),
    open: async () => {
      if (print.busy.value) return
      if (sheets.value === null) await offers.reload()
      const { campaign, mission } = of()
      const wishes = (sheets.value ?? []).map(({ sheet }) => ({ sheet, mission }))
      if (wishes.length > 0) await print.hand({ campaign, sheets: wishes, together: true, to: 'open' })
    },
  }
}
