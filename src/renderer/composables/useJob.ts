import { onScopeDispose, readonly, shallowRef, type ShallowRef } from 'vue'
import type { Api } from '../../contract/client.ts'
import type { Bridge, Events } from '../../contract/rpc.ts'
import { notTaken } from './notTaken.ts'
import { useCall, type Call } from './useCall.ts'

/** How far a job is. */
export type JobState = Omit<Events['progress'], 'job'>

export interface JobCall extends Omit<Call, 'run'> {
  /** What main last told; null before that, and when nothing is under way. */
  readonly progress: Readonly<ShallowRef<JobState | null>>
  /**
   * @param ask the call, handed the name of its job.
   * @returns the answer, or undefined when the call was refused, cancelled, or one is under way.
   */
  readonly run: <T>(ask: (job: string) => Promise<T>) => Promise<T | undefined>
  /** Stops what is under way; nothing of it is written. */
  readonly cancel: () => void
}

let last = 0
/** Unique among all windows of the program: two of them may wait at the same time. */
const here = crypto.randomUUID()

/** Like useCall, for what may take longer than half a second: it can be watched and cancelled. */
export function useJob(api: Api, bridge: Bridge): JobCall {
  const call = useCall()
  const progress = shallowRef<JobState | null>(null)
  let underWay: string | null = null

  const stopListening = bridge.on((event, payload) => {
    if (event !== 'progress') return
    const { job, ...state } = payload as Events['progress']
    if (job === underWay) progress.value = state
  })
  const run = async <T>(ask: (job: string) => Promise<T>) => {
    if (call.busy.value) {
      notTaken()
      return undefined
    }
    const job = `${here} ${++last}`
    underWay = job
    const answer = await call.run(() => ask(job))
    underWay = null
    progress.value = null
    if (call.failure.value?.code === 'cancelled') call.failure.value = null
    return answer
  }
  const cancel = () => {
    // What cannot be stopped any more ends by itself.
    if (underWay !== null) api('job.cancel', { job: underWay }).catch(() => undefined)
  }
  onScopeDispose(() => {
    stopListening()
    cancel()
  })
  return { busy: call.busy, failure: call.failure, progress: readonly(progress), run, cancel }
}
