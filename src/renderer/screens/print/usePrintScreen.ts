import { computed, watch } from 'vue'
import type { KeptSetup } from '../../../contract/print.ts'
import { useApi, useBridge } from '../../api.ts'
import { usePrint, type PrintOrder } from '../../composables/usePrint.ts'
import { useUntouched } from '../../composables/useUntouched.ts'
import { useCampaign } from '../../stores/campaign.ts'
import { useNotices } from '../../stores/notices.ts'
import { useShown } from '../../stores/shown.ts'
import { useSettings } from '../../stores/settings.ts'
import { planOf, setupOf } from './printPlan.ts'
import { sheetsText } from './sheetWords.ts'
import { useKeptSetups } from './useKeptSetups.ts'
import { usePreview } from './usePreview.ts'
import { usePrintOffers } from './usePrintOffers.ts'
import { usePrintPlan } from './usePrintPlan.ts'

/** All that the print screen knows and does. */
export function usePrintScreen() {
  const api = useApi()
  const bridge = useBridge()
  const tour = useCampaign()
  const shown = useShown()
  const settings = useSettings()
  const notices = useNotices()
  const { offers, choices, own } = usePrintOffers(api)
  const used = usePrintPlan(
    () => tour.campaign ?? shown.id,
    () => own.value,
  )
  useUntouched(used.cover)
  const preview = usePreview(api, () => ({
    of: shown.subject,
    head: tour.head,
    wishes: used.wishes.value,
    paper: settings.paper,
    accent: used.plan.value.accent,
    fold: used.plan.value.fold,
  }))

  const print = usePrint(api, bridge)
  // What could not be printed is said of what was ticked then.
  watch(
    () => JSON.stringify(used.wishes.value),
    () => {
      print.failure.value = null
    },
  )
  const hand = async (to: PrintOrder['to']) => {
    const { accent, together, fold } = used.plan.value
    const sheets = used.wishes.value
    // Only what is saved can be several files: a printer and a reader take it in one go.
    const order = { campaign: tour.campaign, sheets, accent, fold, together: to !== 'save' || together, to }
    const files = (await print.hand(order))?.files
    const what = to === 'print' && bridge.door === 'browser' ? said.open : said[to]
    if (files) notices.say(`${what}: ${files.length === 1 ? files[0]!.name : `${files.length} files`}.`)
  }
  return {
    tour,
    door: bridge.door,
    offers,
    choices,
    used,
    preview,
    print,
    ...useKeptSetups(api),
    hand,
    present: computed(() => setupOf(used.plan.value, offers.data.value ?? [], settings.paper)),
    said: computed(() => `${sheetsText(used.wishes.value.length)} ticked`),
    choose({ setup }: KeptSetup) {
      settings.paper = setup.paper
      used.change(planOf(setup))
    },
  }
}

const said: Readonly<Record<PrintOrder['to'], string>> = {
  open: 'Opened',
  save: 'Saved',
  print: 'Handed to the printer',
}
