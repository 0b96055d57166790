import { computed, ref, shallowReactive, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { CheckView } from '../../../contract/campaign.ts'
import type { Failure } from '../../../contract/rpc.ts'
import { useApi, useBridge } from '../../api.ts'
import { useJob, type JobCall } from '../../composables/useJob.ts'
import type { JobState } from '../../composables/useProgress.ts'

/** How many of how many files. */
type Share = Pick<JobState, 'done' | 'of'>

export interface Checks {
  /** All that is looked over at one go. */
  readonly job: Pick<JobCall, 'busy' | 'progress' | 'cancel'>
  readonly failure: ShallowRef<Failure | null>
  /** The file that is being looked over; null while none is. */
  readonly at: Readonly<ShallowRef<string | null>>
  /** What came of each that has been looked over. */
  readonly found: ReadonlyMap<string, CheckView>
  /** How many of those are in order, and how many not. */
  readonly counts: ComputedRef<{ readonly sound: number; readonly others: number }>
  /** How many of how many were looked over when the player stopped it; null where he did not. */
  readonly stopped: Readonly<ShallowRef<Share | null>>
  /** Looks these over, one after another, until one is refused or the player stops it. */
  readonly check: (files: readonly string[]) => Promise<void>
}

/** Files looked over: nothing is written, and what was found stays as long as the page. */
export function useChecks(): Checks {
  const api = useApi()
  const { run, ...job } = useJob(api, useBridge())
  const at = shallowRef<string | null>(null)
  const found = shallowReactive(new Map<string, CheckView>())
  /** Of how many the whole is, and how many of them are done: of one alone it is told how far that is. */
  const many = shallowRef<Share | null>(null)
  const busy = ref(false)
  const stopped = shallowRef<Share | null>(null)
  let isCancelled = false
  const isStopped = () => isCancelled
  return {
    job: {
      busy,
      progress: computed(() =>
        many.value && many.value.of > 1
          ? { ...many.value, what: `${many.value.done + 1} of ${many.value.of}` }
          : job.progress.value,
      ),
      cancel: () => {
        isCancelled = true
        job.cancel()
      },
    },
    failure: job.failure,
    at,
    found,
    stopped,
    counts: computed(() => {
      const sound = [...found.values()].filter((one) => one.sound).length
      return { sound, others: found.size - sound }
    }),
    async check(files) {
      if (busy.value) return
      busy.value = true
      isCancelled = false
      stopped.value = null
      let done = 0
      for (const campaign of files) {
        at.value = campaign
        many.value = { done, of: files.length }
        const view = await run((name) => api('campaign.check', { campaign, job: name }))
        if (view === undefined) break
        found.set(campaign, view)
        done++
        if (isStopped()) break
      }
      if (isStopped() && done < files.length) stopped.value = { done, of: files.length }
      at.value = many.value = null
      busy.value = false
    },
  }
}
