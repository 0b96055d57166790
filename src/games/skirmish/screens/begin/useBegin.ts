import { computed, reactive } from 'vue'
import { useApi } from '../../../../renderer/api.ts'
import { useCall } from '../../../../renderer/composables/useCall.ts'
import { useDraft } from '../../../../renderer/composables/useDraft.ts'
import { useNewTour } from '../../../../renderer/composables/useNewTour.ts'
import { useStep } from '../../../../renderer/composables/useStep.ts'
import { beginInput, emptyBegin, problemsOf } from './beginForm.ts'

/**
 * A new campaign: a file in the library, then its first step.
 * @param given the file that has been made and not begun; null for a new one.
 */
export function useBegin(given: () => string | null) {
  const api = useApi()
  const form = reactive(emptyBegin())
  const { campaign, make } = useNewTour(api, 'skirmish', given)
  const create = useCall()
  const step = useStep(api, { campaign: () => campaign.value ?? '', dice: () => 'program', head: () => null })
  const draft = useDraft({
    keys: () => [given() === null ? 'draft skirmish' : `draft skirmish ${given()}`],
    form,
    empty: emptyBegin,
    isUntouched: (now) => JSON.stringify(now) === JSON.stringify(emptyBegin()),
  })
  const begin = async (): Promise<string | null> => {
    if (campaign.value === null && (await create.run(() => make(form.title))) === undefined) return null
    const reply = await step.run('skirmish.beginCampaign', beginInput(form))
    if (reply?.status !== 'done') return null
    draft.forget()
    return campaign.value
  }
  return {
    form,
    draft,
    problems: computed(() => problemsOf(form)),
    busy: computed(() => create.busy.value || step.busy.value),
    failure: computed(() => create.failure.value ?? step.failure.value),
    begin,
    calm: () => {
      create.failure.value = null
      step.failure.value = null
    },
  }
}
