import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { Failure } from '../../contract/rpc.ts'
import { failureOf } from '../api.ts'
import { notTaken } from './notTaken.ts'

export interface Call {
  readonly busy: Readonly<Ref<boolean>>
  readonly failure: ShallowRef<Failure | null>
  /**
   * @param late what becomes of a call that comes while one is under way. It is refused, and the player is told, where it
   *   was pressed at what stood on the screen before; it waits its turn where it means the same afterwards. One may wait.
   * @returns the answer, or undefined when the call was refused: `failure` says why, or a notice that it was not taken.
   */
  readonly run: <T>(ask: () => Promise<T>, late?: 'refuse' | 'wait') => Promise<T | undefined>
}

/** One call at a time, with its waiting and its refusal. */
export function useCall(): Call {
  const busy = ref(false)
  const failure = shallowRef<Failure | null>(null)
  let underWay: Promise<unknown> = Promise.resolve()
  let isAwaited = false

  const take = async <T>(ask: () => Promise<T>) => {
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
  const run = async <T>(ask: () => Promise<T>, late: 'refuse' | 'wait' = 'refuse') => {
    if (busy.value && (late === 'refuse' || isAwaited)) {
      notTaken()
      return undefined
    }
    while (busy.value) {
      isAwaited = true
      await underWay
      isAwaited = false
    }
    const mine = take(ask)
    underWay = mine
    return mine
  }
  return { busy, failure, run }
}
