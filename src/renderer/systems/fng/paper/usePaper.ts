import { computed, reactive, ref, watch } from 'vue'
import type { Api } from '../../../../contract/client.ts'
import type { MusterView } from '../../../../contract/muster.ts'
import { useCall } from '../../../composables/useCall.ts'
import { useView } from '../../../composables/useView.ts'
import { forceOf, type Corps, type ForceId } from '../muster/forces.ts'
import { emptyPaper, isBlank, newLine, paperInput, problemsOf, type Problem } from './paperForm.ts'

export type Paper = ReturnType<typeof usePaper>

/**
 * A campaign copied from paper: the form, then a file in the library, then the platoon. A file that has been made is kept
 * when the platoon is refused, so that the next try does not make another.
 */
export function usePaper(api: Api, facts: () => MusterView | null, given: () => string | null) {
  const form = reactive(emptyPaper())
  const made = ref<string | null>(null)
  const campaign = computed(() => given() ?? made.value)
  const call = useCall()
  const laying = useView(() => api('muster.lines', { list: form.list, halfMonth: form.halfMonth }))
  /** Said only once the player has tried: an empty form is no mistake. */
  const tried = ref(false)
  const problems = computed<readonly Problem[]>(() => {
    const known = facts()
    return tried.value && known ? problemsOf(form, known) : []
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
    () => (form.lastArea = ''),
  )
  const add = (squad: number) => {
    const like = form.lines.findLast((line) => line.squad === squad) ?? form.lines.at(-1)
    if (like) form.lines = [...form.lines, newLine({ squad, post: like.post, weapon: like.weapon })]
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
      made.value ??= given() ?? (await api('library.create', { name: form.unit.trim(), system: 'fng' })).campaign
      return api('fng.takeOver', { campaign: made.value, input: paperInput(form, known) })
    })
    return reply ? campaign.value : null
  }
  return {
    form,
    problems,
    busy: call.busy,
    failure: call.failure,
    layFailure: laying.failure,
    layOut,
    chooseForce,
    add,
    drop,
    take,
  }
}
