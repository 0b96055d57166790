import { computed } from 'vue'
import type * as z from 'zod'
import type { HouseView } from '../../../contract/house.ts'
import type { houseSteps } from '../../../contract/houseSteps.ts'
import { useApi } from '../../api.ts'
import { useTourStep } from '../../composables/useTourStep.ts'
import { useView } from '../../composables/useView.ts'
import { useCampaign } from '../../stores/campaign.ts'

/** Steps by which a campaign takes house rules. */
export type HouseStep = keyof typeof houseSteps
export type HouseInputOf<S extends HouseStep> = z.input<(typeof houseSteps)[S]>

/** The house rules of the open campaign, and how they are changed. */
export function useHouse() {
  const api = useApi()
  const tour = useCampaign()
  const { busy, failure, take } = useTourStep()
  const view = useView<HouseView>(
    () => api('house.view', { campaign: tour.campaign ?? '' }),
    () => tour.overview,
  )

  return {
    view: view.data,
    failure: computed({
      get: () => failure.value ?? view.failure.value,
      set: (now) => {
        failure.value = now
        view.failure.value = null
      },
    }),
    busy,
    take: take as <S extends HouseStep>(step: S, input: HouseInputOf<S>) => Promise<boolean>,
  }
}
