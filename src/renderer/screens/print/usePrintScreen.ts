import { computed, nextTick, ref, watch } from 'vue'
import { useRoute } from 'vue-router'
import type { KeptSetup } from '../../../contract/print.ts'
import { tonightOf } from '../../../contract/tonight.ts'
import { useApi, useBridge } from '../../api.ts'
import { usePrint, type PrintOrder } from '../../composables/usePrint.ts'
import { useUntouched } from '../../composables/useUntouched.ts'
import { useCampaign } from '../../stores/campaign.ts'
import { useNotices } from '../../stores/notices.ts'
import { useShown } from '../../stores/shown.ts'
import { useSettings } from '../../stores/settings.ts'
import { lookOf, planOf, setupOf } from './printPlan.ts'
import { sheetsText } from './sheetWords.ts'
import { useForWhom } from './useForWhom.ts'
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
  /** Is a booklet looked at as it lies open, and not as it is printed? */
  const open = ref(false)
  const route = useRoute()
  const plan = usePrintPlan(
    () => tour.campaign ?? shown.id,
    () => own.value,
    () => (typeof route.query['sheet'] === 'string' ? route.query['sheet'] : null),
  )
  const used = { ...plan, choose: useForWhom(plan) }
  useUntouched(used.cover)
  // Opened for one player: his sheet is there as soon as he has the machine.
  const { sheet: opened, for: whom } = route.query
  const asked = typeof opened === 'string' && typeof whom === 'string' ? { sheet: opened, holder: Number(whom) } : null
  const stop = watch(
    () => asked !== null && tour.overview !== null && plan.plan.value.ticked.includes(asked.sheet),
    async (isThere) => {
      if (!isThere || asked === null) return
      await nextTick()
      stop()
      used.choose(asked.sheet, { ...plan.plan.value.own[asked.sheet], holder: asked.holder })
    },
    { immediate: true },
  )
  const preview = usePreview(api, () => ({
    of: shown.subject,
    head: tour.head,
    wishes: used.wishes.value,
    paper: settings.paper,
    ...lookOf(used.plan.value),
    fold: open.value && ['long', 'short'].includes(used.plan.value.fold) ? 'open' : used.plan.value.fold,
  }))

  const print = usePrint(api, bridge)
  // What could not be printed is said of what was ticked then.
  watch(
    () => JSON.stringify(used.wishes.value),
    () => {
      print.failure.value = null
    },
  )
  const hand = async (to: PrintOrder['to'], sheets = used.wishes.value, together = used.plan.value.together) => {
    // Only what is saved can be several files: a printer and a reader take it in one go.
    const look = { ...lookOf(used.plan.value), together: to !== 'save' || together }
    const files = (await print.hand({ campaign: tour.campaign, sheets, ...look, to }))?.files
    const what = to === 'print' && bridge.door === 'browser' ? said.open : said[to]
    if (files) notices.say(`${what}: ${files.length === 1 ? files[0]!.name : `${files.length} files`}.`)
  }
  const tonight = computed(() => tonightOf(offers.data.value ?? []))
  return {
    tour,
    door: bridge.door,
    offers,
    choices,
    used,
    preview,
    print,
    ...useKeptSetups(api),
    hand: (to: PrintOrder['to']) => hand(to),
    open,
    tonight,
    /** All that goes to the table tonight, in one go. */
    handTonight: () => hand('print', tonight.value, true),
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
