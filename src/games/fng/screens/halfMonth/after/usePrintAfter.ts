import { useApi, useBridge } from '../../../../../renderer/api.ts'
import { usePrint, type Print } from '../../../../../renderer/composables/usePrint.ts'

/** What the page tells: of the half-month, and whether it had a mission. */
interface Told {
  readonly campaign: string
  readonly action: boolean
}

/** What stands on the page of a half-month that is told, on paper: the after action, where there is one, and the roll call. */
export function usePrintAfter(told: () => Told): { readonly print: Print; readonly open: () => Promise<void> } {
  const print = usePrint(useApi(), useBridge())
  return {
    print,
    open: async () => {
      const { campaign, action } = told()
      const sheets = [...(action ? [{ sheet: 'aar' }] : []), { sheet: 'rollCall' }]
      await print.hand({ campaign, sheets, accent: null, together: true, to: 'open' })
    },
  }
}
