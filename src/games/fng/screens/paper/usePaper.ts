import { computed, reactive, ref } from 'vue'
import type { Api } from '../../../../contract/client.ts'
import type { MusterView } from '../../contract/muster.ts'
import { useCall } from '../../../../renderer/composables/useCall.ts'
import { useDraft } from '../../../../renderer/composables/useDraft.ts'
import { useNewTour } from '../../../../renderer/composables/useNewTour.ts'
import { useEntered } from '../muster/useEntered.ts'
import { addLine } from './fillPaper.ts'
import { emptyPaper, isUntouched, keyedAnew, paperFormOf, paperInput } from './paperForm.ts'
import { problemsOf, type Problem } from './paperProblems.ts'
import { useFilling } from './useFilling.ts'
import { usePaperForce } from './usePaperForce.ts'

export type Paper = ReturnType<typeof usePaper>

/**
 * A campaign copied from paper: the form, then a file in the library, then the platoon. What has been written is kept until
 * the platoon stands.
 */
export function usePaper(api: Api, facts: () => MusterView | null, given: () => string | null) {
  const form = reactive(emptyPaper())
  const { campaign, make } = useNewTour(api, 'fng', given)
  const call = useCall()
  const entered = useEntered(api, given)
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
  const { layOut, layFailure, chooseForce } = usePaperForce(api, form, { facts, given })
  const filling = useFilling(form, facts)
  /** Said only once the player has tried: an empty form is no mistake. A table from elsewhere is looked through at once. */
  const tried = ref(false)
  const problems = computed<readonly Problem[]>(() => {
    const known = facts()
    if (!known || !(tried.value || filling.done.value)) return []
    return problemsOf(form, known).filter(({ line }) => tried.value || line !== null)
  })

  /** Puts back what the undone first entry of this tour was entered with, unless something newer is kept. */
  const recall = async () => {
    const was = await entered()
    const known = facts()
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
    const reply = await call.run(async () =>
      api('fng.takeOver', { campaign: await make(form.unit), input: paperInput(form, known) }),
    )
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
    layFailure,
    layOut,
    recall,
    chooseForce,
    add: (squad: number) => void addLine(form, squad),
    drop,
    take,
    startAfresh,
  }
}
