import { onScopeDispose, type ShallowRef } from 'vue'
import type { Api } from '../../contract/client.ts'
import type { Bridge } from '../../contract/rpc.ts'
import { notTaken } from './notTaken.ts'
import { useCall, type Call } from './useCall.ts'
import { useProgress, type JobState } from './useProgress.ts'

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

/** Like useCall, for what may take longer than half a second: it can be watched and cancelled. */
export function useJob(api: Api, bridge: Bridge): JobCall {
  const call = useCall()
  const { progress, underWay, begin, end } = useProgress(bridge)
  const run = async <T>(ask: (job: string) => Promise<T>) => {
    if (call.busy.value) {
      notTaken()
      return undefined
    }
    const job = begin()
    const answer = await call.run(() => ask(job))
    end(job)
    if (call.failure.value?.code === 'cancelled') call.failure.value = null
    return answer
  }
  const cancel = () => {
    const job = underWay()
    // What cannot be stopped any more ends by itself.
    if (job !== null) api('job.cancel', { job }).catch(() => undefined)
  }
  onScopeDispose(cancel)
  return { busy: call.busy, failure: call.failure, progress, run, cancel }
}
