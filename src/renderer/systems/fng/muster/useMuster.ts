import { computed, reactive, ref } from 'vue'
import type { MusterView } from '../../../../contract/muster.ts'
import type { Api } from '../../../../contract/client.ts'
import type { StepReply } from '../../../../contract/views.ts'
import { useCall } from '../../../composables/useCall.ts'
import { useStep, type DiceMode } from '../../../composables/useStep.ts'
import { emptyMuster, musterInput, problemsOf, type MusterPage } from './musterForm.ts'

export const musterPages: readonly { readonly id: MusterPage; readonly title: string }[] = [
  { id: 'force', title: 'Force' },
  { id: 'unit', title: 'Unit' },
  { id: 'star', title: 'Star' },
  { id: 'dice', title: 'Names and dice' },
]

/**
 * The wizard: pages, then a file in the library, then the platoon. A file that has been made is kept when the muster is
 * refused, so that the next try does not make another.
 */
export function useMuster(api: Api, dice: () => DiceMode, given: () => string | null, facts: () => MusterView | null) {
  const form = reactive(emptyMuster())
  const at = ref(0)
  const made = ref<string | null>(null)
  const campaign = computed(() => given() ?? made.value)
  const create = useCall()
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
      const reply = await create.run(() => api('library.create', { name: form.unit.trim(), system: 'fng' }))
      if (!reply) {
        if (create.failure.value?.code === 'name-taken') at.value = musterPages.findIndex((one) => one.id === 'unit')
        return undefined
      }
      made.value = reply.campaign
    }
    return step.run('fng.muster', musterInput(form, known))
  }
  return { form, at, page, problems, isLast, goTo, campaign, create, step, muster }
}
