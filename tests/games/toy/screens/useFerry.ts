import { computed } from 'vue'
import type { Answer } from '../../../../src/contract/answers.ts'
import type { QueryName, StepName } from '../../../../src/contract/gameProcedures.ts'
import { useApi } from '../../../../src/renderer/api.ts'
import { useStep } from '../../../../src/renderer/composables/useStep.ts'
import { useCampaign } from '../../../../src/renderer/stores/campaign.ts'
import { useSettings } from '../../../../src/renderer/stores/settings.ts'
import type { FerryView } from '../contract/contract.ts'

/** The ferry of the open tour, and its steps. The program's own lists do not name the toy: hence the casts. */
export function useFerry() {
  const tour = useCampaign()
  const settings = useSettings()
  const step = useStep(useApi(), {
    campaign: () => tour.campaign ?? '',
    dice: () => settings.dice,
    head: () => tour.head,
  })
  return {
    tour,
    step,
    busy: step.busy,
    ferry: computed(() => tour.view('toy.ferry' as QueryName) as FerryView | null),
    wanted: computed(() => tour.pending?.reply ?? null),
    rename: 'toy.rename' as StepName,
    send: (name: StepName, input: unknown) => step.run(name, input),
    take: (name: 'row' | 'shuffle') => step.run(`toy.${name}` as StepName, {}),
    answer: (answers: readonly Answer[]) => step.answer(answers),
    rollTheRest: (answers: readonly Answer[]) => step.rollTheRest(answers),
    cancel: () => step.cancel(),
  }
}
