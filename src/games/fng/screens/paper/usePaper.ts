import { computed, reactive, ref, watch } from 'vue'
import type { Api } from '../../../../contract/client.ts'
import type { MusterView } from '../../contract/muster.ts'
import { useCall } from '../../../../renderer/composables/useCall.ts'
import { useDraft } from '../../../../renderer/composables/useDraft.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import { forceOf, type Corps, type ForceId } from '../muster/forces.ts'
import { addLine } from './fillPaper.ts'
import { emptyPaper, isBlank, isUntouched, keyedAnew, newLine, paperFormOf, paperInput } from './paperForm.ts'
import { problemsOf, type Problem } from './paperProblems.ts'
import { useFilling } from './useFilling.ts'

export type Paper = ReturnType<typeof usePaper>

/**
 * A campaign copied from paper: the form, then a file in the library, then the platoon. A file that has been made is kept
 * when the platoon is refused, so that the next try does not make another; what has been written is kept until then.
 */
export function usePaper(api: Api, facts: () => MusterView | null, given: () => string | null) {
  const form = reactive(emptyPaper())
  const made = ref<string | null>(null)
  const campaign = computed(() => given() ?? made.value)
  const call = useCall()
  const laying = useView(() => {
    const now = given()
    return api('fng.musterLines', { ...(now && { campaign: now }), list: form.list, halfMonth: form.halfMonth })
  })
  const entered = useView(async () => {
    const now = given()
    return now === null ? null : api('fng.musterEntered', { campaign: now })
  })
  const draft = useDraft({
    keys: () => [
      ...(given() === null ? ['draft paper'] : []),
      ...(campaign.value ? [`draft paper ${campaign.value}`] : []),
    ],
    form,
    empty: emptyPaper,
    isUntouched,
    restore: keyedAnew,
  })
  const filling = useFilling(form, facts)
  /** Said only once the player has tried: an empty form is no mistake. A table from elsewhere is looked through at once. */
  const tried = ref(false)
  const problems = computed<readonly Problem[]>(() => {
    const known = facts()
    if (!known || !(tried.value || filling.done.value)) return []
    return problemsOf(form, known).filter(({ line }) => tried.value || line !== null)
  })

  /** Lays out the lines of the list, as long as nobody is written down. */
  const layOut = async () => {
    if (!isBlank(form)) return
    await laying.reload()
    const lines = laying.data.value
    if (!lines || laying.failure.value || !isBlank(form)) return
    form.lines = lines.map(newLine)
    form.star = null
  }
  const chooseForce = (list: ForceId) => {
    const known = facts()
    if (!known) return
    const { usualCorps } = forceOf(known, list)
    form.list = list
    if (!usualCorps.includes(form.corps)) form.corps = usualCorps[0] as Corps
  }
  watch(() => [form.list, form.halfMonth], layOut)
  watch(
    () => form.corps,
    (corps) => {
      const areas = facts()?.corps.find((one) => one.corps === corps)?.areas ?? []
      if (!areas.some(({ area }) => area === form.lastArea)) form.lastArea = ''
    },
  )
  /** Puts back what the undone first entry of this tour was entered with, unless something newer is kept. */
  const recall = async () => {
    await entered.reload()
    const [known, was] = [facts(), entered.data.value]
    if (known && was?.step === 'fng.takeOver') draft.fill(paperFormOf(was.input, known))
  }
  const drop = (key: number) => {
    form.lines = form.lines.filter((line) => line.key !== key)
    if (form.star === key) form.star = null
  }
  /** @returns the campaign, or null where something is still wrong or was refused. */
  const take = async (): Promise<string | null> => {
    const known = facts()
    tried.value = true
    if (!known || problems.value.length > 0) return null
    const reply = await call.run(async () => {
      made.value ??= given() ?? (await api('library.create', { name: form.unit.trim(), game: 'fng' })).campaign
      return api('fng.takeOver', { campaign: made.value, input: paperInput(form, known) })
    })
    if (!reply) return null
    draft.forget()
    return campaign.value
  }
  const startAfresh = async () => {
    draft.startAfresh()
    filling.forget()
    tried.value = false
    await layOut()
  }
  return {
    form,
    problems,
    tried,
    draft,
    filling,
    busy: call.busy,
    failure: call.failure,
    layFailure: laying.failure,
    layOut,
    recall,
    chooseForce,
    add: (squad: number) => void addLine(form, squad),
    drop,
    take,
    startAfresh,
  }
}
