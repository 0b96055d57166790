import { onScopeDispose, readonly, shallowRef } from 'vue'
import type { Bridge, Events } from '../../contract/rpc.ts'

/** How far a job is. */
export type JobState = Omit<Events['progress'], 'job'>

let last = 0
/** Unique among all windows of the program: two of them may wait at the same time. */
const here = crypto.randomUUID()

/** Listens to how far the job is that was begun last. */
export function useProgress(bridge: Bridge) {
  const progress = shallowRef<JobState | null>(null)
  let underWay: string | null = null
  const stopListening = bridge.on((event, payload) => {
    if (event !== 'progress') return
    const { job, ...state } = payload as Events['progress']
    if (job === underWay) progress.value = state
  })
  onScopeDispose(stopListening)
  return {
    /** What main last told; null before that, and when nothing is under way. */
    progress: readonly(progress),
    /** @returns the name of the job that is under way. */
    underWay: () => underWay,
    /** @returns the name of a job, to be handed to main. */
    begin: (): string => {
      progress.value = null
      underWay = `${here} ${++last}`
      return underWay
    },
    /** Does nothing where another was begun meanwhile. */
    end: (job: string) => {
      if (job !== underWay) return
      underWay = null
      progress.value = null
    },
  }
}
