import { computed, reactive, toRef } from 'vue'
import type { MusterView } from '../../contract/muster.ts'
import type { Api } from '../../../../contract/client.ts'
import type { StepReply } from '../../../../contract/question.ts'
import { useCall } from '../../../../renderer/composables/useCall.ts'
import { useDraft } from '../../../../renderer/composables/useDraft.ts'
import { useNewTour } from '../../../../renderer/composables/useNewTour.ts'
import { useStep, type DiceMode } from '../../../../renderer/composables/useStep.ts'
import { emptyMuster, musterFormOf, musterInput, musterPages, problemsOf } from './musterForm.ts'
import { useEntered } from './useEntered.ts'

/**
 * The wizard: pages, then a file in the library, then the platoon. What has been written is kept until the platoon stands.
 */
export function useMuster(api: Api, dice: () => DiceMode, given: () => string | null, facts: () => MusterView | null) {
  const form = reactive(emptyMuster())
  const at = toRef(form, 'page')
  const { campaign, make } = useNewTour(api, 'fng', given)
  const create = useCall()
  const entered = useEntered(api, given)
  const ofNone = given() === null ? ['draft muster'] : []
  const ofTour = () => (campaign.value === null ? [] : [`draft muster ${campaign.value}`])
  const draft = useDraft({
    keys: () => [...ofNone, ...ofTour()],
    form,
    empty: emptyMuster,
    isUntouched: (now) => JSON.stringify({ ...now, page: 0 }) === JSON.stringify(emptyMuster()),
  })
  const step = useStep(api, { campaign: () => campaign.value ?? '', dice, head: () => null })

  const page = computed(() => musterPages[at.value]!)
  const problems = computed(() => problemsOf(form, page.value.id))
  const isLast = computed(() => at.value === musterPages.length - 1)
  const goTo = (to: number) => {
    const firstOpen = musterPages.findIndex((one) => problemsOf(form, one.id).length > 0)
    at.value = firstOpen < 0 ? to : Math.min(to, firstOpen)
  }
  const muster = async (): Promise<StepReply | undefined> => {
    const known = facts()
    if (known === null) return undefined
    if (campaign.value === null && (await create.run(() => make(form.unit))) === undefined) {
      if (create.failure.value?.code === 'name-taken') at.value = musterPages.findIndex((one) => one.id === 'unit')
      return undefined
    }
    return step.run('fng.muster', musterInput(form, known))
  }
  /** The platoon is on its way: the entries are its tour's alone, and nobody's once it stands. */
  const handedIn = ({ status }: StepReply) => {
    draft.forget(status === 'done' ? [...ofNone, ...ofTour()] : ofNone)
  }
  /** Puts back what the undone first entry of this tour was entered with, unless something newer is kept. */
  const recall = async () => {
    const was = await entered()
    if (was?.step === 'fng.muster') draft.fill(musterFormOf(was.input))
  }
  return {
    form,
    at,
    page,
    problems,
    isLast,
    goTo,
    campaign,
    create,
    step,
    muster,
    draft,
    handedIn,
    recall,
    startAfresh: draft.startAfresh,
  }
}
