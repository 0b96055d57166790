import { ref, shallowRef } from 'vue'
import type { BattleForm, FormValues } from '../../contract/battle.ts'
import type { Failure } from '../../../../contract/rpc.ts'
import { failureOf, useApi } from '../../../../renderer/api.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'

/** What main answers about a form that is being filled: what was asked last counts, whatever comes in between. */
export function useFormAnswers(selected: () => readonly number[]) {
  const api = useApi()
  const tour = useCampaign()
  const failure = shallowRef<Failure | null>(null)
  /** A newer state of the form is on its way. */
  const asking = ref(false)
  let latest = 0

  /** @returns the form with these values; null where it was refused, or something else has been asked meanwhile. */
  const ask = async (action: string, values: FormValues): Promise<BattleForm | null> => {
    const mine = ++latest
    asking.value = true
    try {
      const answer = await api('fng.battleForm', {
        campaign: tour.campaign ?? '',
        action,
        values: values as never,
        selected: [...selected()],
      })
      return mine === latest ? answer : null
    } catch (error) {
      if (mine === latest) failure.value = failureOf(error)
      return null
    } finally {
      if (mine === latest) asking.value = false
    }
  }
  return {
    failure,
    asking,
    ask,
    /** What is on its way is not wanted any more. */
    drop: () => {
      latest += 1
      asking.value = false
    },
  }
}
