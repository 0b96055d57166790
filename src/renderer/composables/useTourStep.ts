import type { StepName } from '../../contract/gameProcedures.ts'
import type { InputOf } from '../../contract/procedures.ts'
import { useApi } from '../api.ts'
import { useCampaign } from '../stores/campaign.ts'
import { useGame } from '../stores/game.ts'
import { useNotices } from '../stores/notices.ts'
import { useCall } from './useCall.ts'

/** Steps without dice that games share by name, taken by the open tour and told in a notice. */
export function useTourStep() {
  const api = useApi()
  const tour = useCampaign()
  const game = useGame()
  const notices = useNotices()
  const { busy, failure, run } = useCall()

  /** @returns whether it was done. */
  async function take(step: string, input: unknown): Promise<boolean> {
    const asked = { campaign: tour.campaign ?? '', head: tour.head, input } as InputOf<StepName>
    const reply = await run(() => api(game.step(step), asked))
    if (reply?.status !== 'done') return false
    notices.say(`${reply.entry.title}.`)
    return true
  }
  return { busy, failure, take }
}
