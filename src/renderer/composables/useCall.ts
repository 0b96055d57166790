import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { Failure } from '../../contract/rpc.ts'
import { failureOf } from '../api.ts'

export interface Call {
  readonly busy: Readonly<Ref<boolean>>
  readonly failure: ShallowRef<Failure | null>
  /** @returns the answer, or undefined when the call was refused (`failure` says why) or one is under way. */
  readonly run: <T>(ask: () => Promise<T>) => Promise<T | undefined>
}

/** One call at a time, with its waiting and its refusal. */
export function useCall(): Call {
  const busy = ref(false)
  const failure = shallowRef<Failure | null>(null)
  const run = async <T>(ask: () => Promise<T>) => {
    if (busy.value) return undefined
    busy.value = true
    failure.value = null
    try {
      return await ask()
    } catch (error) {
      failure.value = failureOf(error)
      return undefined
    } finally {
      busy.value = false
    }
  }
  return { busy, failure, run }
}
