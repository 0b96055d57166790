import { computed, shallowReactive, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { CheckView } from '../../../contract/campaign.ts'
import type { Failure } from '../../../contract/rpc.ts'
import { useApi, useBridge } from '../../api.ts'
import { useJob, type JobCall } from '../../composables/useJob.ts'

export interface Checks {
  readonly job: Pick<JobCall, 'busy' | 'progress' | 'cancel'>
  readonly failure: ShallowRef<Failure | null>
  /** The file that is being looked over; null while none is. */
  readonly at: Readonly<ShallowRef<string | null>>
  /** What came of each that has been looked over. */
  readonly found: ReadonlyMap<string, CheckView>
  /** How many of those are in order, and how many not. */
  readonly counts: ComputedRef<{ readonly sound: number; readonly others: number }>
  /** Looks these over, one after another, until one is refused or the player stops it. */
  readonly check: (files: readonly string[]) => Promise<void>
}

/** Files looked over: nothing is written, and what was found stays as long as the page. */
export function useChecks(): Checks {
  const api = useApi()
  const { run, ...job } = useJob(api, useBridge())
  const at = shallowRef<string | null>(null)
  const found = shallowReactive(new Map<string, CheckView>())
  return {
    job,
    failure: job.failure,
    at,
    found,
    counts: computed(() => {
      const sound = [...found.values()].filter((one) => one.sound).length
      return { sound, others: found.size - sound }
    }),
    async check(files) {
      if (job.busy.value) return
      for (const campaign of files) {
        at.value = campaign
        const view = await run((name) => api('campaign.check', { campaign, job: name }))
        if (view === undefined) break
        found.set(campaign, view)
      }
      at.value = null
    },
  }
}
