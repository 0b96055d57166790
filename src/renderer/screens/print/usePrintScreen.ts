import { computed, shallowRef, watch } from 'vue'
import type { TourOrGame } from '../../../contract/gameProcedures.ts'
import type { KeptSetup, PrintChoices } from '../../../contract/print.ts'
import type { PrintSetup, SheetOffer } from '../../../contract/sheets.ts'
import { useApi, useBridge } from '../../api.ts'
import { usePrint, type PrintOrder } from '../../composables/usePrint.ts'
import { useStep } from '../../composables/useStep.ts'
import { useView } from '../../composables/useView.ts'
import { useCampaign } from '../../stores/campaign.ts'
import { useGame } from '../../stores/game.ts'
import { useNotices } from '../../stores/notices.ts'
import { useShown } from '../../stores/shown.ts'
import { useSettings } from '../../stores/settings.ts'
import { planOf, setupOf } from './printPlan.ts'
import { sheetsText } from './sheetWords.ts'
import { usePreview } from './usePreview.ts'
import { usePrintPlan } from './usePrintPlan.ts'

/** All that the print screen knows and does. */
export function usePrintScreen() {
  const api = useApi()
  const bridge = useBridge()
  const tour = useCampaign()
  const game = useGame()
  const shown = useShown()
  const settings = useSettings()
  const notices = useNotices()
  /** Whose sheets are shown: for a moment those of the game before. */
  const offered = shallowRef<TourOrGame | null>(null)
  const offers = useView<readonly SheetOffer[]>(async () => {
    const asked = shown.subject
    const found = await api('print.offers', asked)
    offered.value = asked
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

  const used = usePrintPlan(
    () => tour.campaign ?? shown.id,
    () => (offered.value === shown.subject ? offers.data.value : null),
  )
  const preview = usePreview(api, () => ({
    of: shown.subject,
    head: tour.head,
    wishes: used.wishes.value,
    paper: settings.paper,
    accent: used.plan.value.accent,
  }))

  const print = usePrint(api, bridge)
  const hand = async (to: PrintOrder['to']) => {
    const { accent, together } = used.plan.value
    const sheets = used.wishes.value
    // Only what is saved can be several files: a printer and a reader take it in one go.
    const order = { campaign: tour.campaign, sheets, accent, together: to !== 'save' || together, to }
    const files = (await print.hand(order))?.files
    const what = to === 'print' && bridge.door === 'browser' ? said.open : said[to]
    if (files) notices.say(`${what}: ${files.length === 1 ? files[0]!.name : `${files.length} files`}.`)
  }

  const step = useStep(api, { campaign: () => tour.campaign ?? '', dice: () => 'program', head: () => tour.head })
  const write = async (name: 'keepPrintSetup' | 'removePrintSetup', input: unknown) => {
    const reply = await step.run(game.step(name), input)
    if (reply?.status === 'done') notices.say(reply.entry.lines[0]?.text ?? reply.entry.title)
    if (reply?.status === 'done' || step.moved.value) await tour.reload()
  }
  return {
    tour,
    door: bridge.door,
    offers,
    choices,
    used,
    preview,
    print,
    step,
    hand,
    present: computed(() => setupOf(used.plan.value, offers.data.value ?? [], settings.paper)),
    said: computed(() => `${sheetsText(used.wishes.value.length)} ticked`),
    choose({ setup }: KeptSetup) {
      settings.paper = setup.paper
      used.change(planOf(setup))
    },
    keep: (setup: number | null, name: string, content: PrintSetup) =>
      write('keepPrintSetup', { setup, name, content }),
    remove: (setup: number) => write('removePrintSetup', { setup }),
  }
}

const said: Readonly<Record<PrintOrder['to'], string>> = {
  open: 'Opened',
  save: 'Saved',
  print: 'Handed to the printer',
}
