import { computed, reactive, ref, toRef } from 'vue'
import type { MusterView } from '../../contract/muster.ts'
import type { Api } from '../../../../contract/client.ts'
import type { StepReply } from '../../../../contract/question.ts'
import { useCall } from '../../../../renderer/composables/useCall.ts'
import { useDraft } from '../../../../renderer/composables/useDraft.ts'
import { useStep, type DiceMode } from '../../../../renderer/composables/useStep.ts'
import { useView } from '../../../../renderer/composables/useView.ts'
import { emptyMuster, musterFormOf, musterInput, musterPages, problemsOf } from './musterForm.ts'

/**
 * The wizard: pages, then a file in the library, then the platoon. A file that has been made is kept when the muster is
 * refused, so that the next try does not make another; what has been written is kept until the platoon stands.
 */
export function useMuster(api: Api, dice: () => DiceMode, given: () => string | null, facts: () => MusterView | null) {
  const form = reactive(emptyMuster())
  const at = toRef(form, 'page')
  const made = ref<string | null>(null)
  const campaign = computed(() => given() ?? made.value)
  const create = useCall()
  const entered = useView(async () => {
    const now = given()
    return now === null ? null : api('fng.musterEntered', { campaign: now })
  })
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
    if (!campaign.value) {
      const reply = await create.run(() => api('library.create', { name: form.unit.trim(), game: 'fng' }))
      if (!reply) {
        if (create.failure.value?.code === 'name-taken') at.value = musterPages.findIndex((one) => one.id === 'unit')
        return undefined
      }
      made.value = reply.campaign
    }
    return step.run('fng.muster', musterInput(form, known))
  }
  /** The platoon is on its way: the entries are its tour's alone, and nobody's once it stands. */
  const handedIn = ({ status }: StepReply) => {
    draft.forget(status === 'done' ? [...ofNone, ...ofTour()] : ofNone)
  }
  /** Puts back what the undone first entry of this tour was entered with, unless something newer is kept. */
  const recall = async () => {
    await entered.reload()
    const was = entered.data.value
    if (was?.step === 'fng.muster') draft.fill(musterFormOf(was.input))
  }
  const startAfresh = () => {
    draft.startAfresh()
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
    startAfresh,
  }
}
