import { computed, watch } from 'vue'
import type * as z from 'zod'
import type { HouseView } from '../../../contract/house.ts'
import type { houseSteps } from '../../../contract/houseSteps.ts'
import type { StepName } from '../../../contract/gameProcedures.ts'
import type { InputOf } from '../../../contract/procedures.ts'
import { useApi } from '../../api.ts'
import { useCall } from '../../composables/useCall.ts'
import { useView } from '../../composables/useView.ts'
import { useCampaign } from '../../stores/campaign.ts'
import { useGame } from '../../stores/game.ts'
import { useNotices } from '../../stores/notices.ts'

/** Steps by which a campaign takes house rules. */
export type HouseStep = keyof typeof houseSteps
export type HouseInputOf<S extends HouseStep> = z.input<(typeof houseSteps)[S]>

/** The house rules of the open campaign, and how they are changed. */
export function useHouse() {
  const api = useApi()
  const tour = useCampaign()
  const game = useGame()
  const notices = useNotices()
  const { busy, failure, run } = useCall()
  const campaign = () => tour.campaign ?? ''
  const view = useView<HouseView>(() => api('house.view', { campaign: campaign() }))
  watch(
    () => tour.overview,
    (now) => now && void view.reload(),
    { immediate: true },
  )

  /** @returns whether it was done. */
  async function take<S extends HouseStep>(step: S, input: HouseInputOf<S>): Promise<boolean> {
    const asked = { campaign: campaign(), head: tour.head, input } as InputOf<StepName>
    const reply = await run(() => api(game.step(step), asked))
    if (reply?.status !== 'done') return false
    notices.say(`${reply.entry.title}.`)
    await tour.reload()
    return true
  }

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
    take,
  }
}
