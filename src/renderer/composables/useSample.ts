import { useRouter } from 'vue-router'
import type { GameId } from '../../contract/gameProcedures.ts'
import { useApi, useBridge } from '../api.ts'
import { useDesk } from '../stores/desk.ts'
import { useJob, type JobCall } from './useJob.ts'

export interface Sample {
  readonly job: Pick<JobCall, 'busy' | 'failure' | 'progress' | 'cancel'>
  /** Has the sample tour of a game played, opens it, and begins the guide. */
  readonly make: (game: GameId) => Promise<void>
}

/** The sample tour, for somebody who wants to look before he starts one of his own. */
export function useSample(): Sample {
  const api = useApi()
  const router = useRouter()
  const desk = useDesk()
  const { run, ...job } = useJob(api, useBridge())
  const make = async (game: GameId) => {
    const made = await run((name) => api('library.sample', { job: name, game }))
    if (!made) return
    desk.showGuide(made.campaign)
    await router.push({ name: 'tour', params: { campaign: made.campaign } })
  }
  return { job, make }
}
