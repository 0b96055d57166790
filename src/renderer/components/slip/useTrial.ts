import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { TriedView } from '../../../contract/question.ts'
import { failureOf } from '../../api.ts'

/**
 * Has main try the dice of a slip whenever what lies there decides anything.
 * @param of what is to be tried; null while too many dice are missing.
 * @param ask tries it.
 * @returns what they would do; null while that is not known. An answer about other dice is never shown.
 */
export function useTrial<I extends object>(
  of: () => I | null,
  ask: (input: I) => Promise<TriedView>,
): ComputedRef<TriedView | null> {
  const known = shallowRef<{ readonly of: string; readonly tried: TriedView } | null>(null)
  const asked = computed(() => {
    const input = of()
    return input && JSON.stringify(input)
  })
  const tryIt = async (input: string) => {
    const tried = await ask(JSON.parse(input) as I).catch((error: unknown): TriedView => ({
      ...nothingTried,
      refused: failureOf(error).message,
    }))
    if (asked.value === input) known.value = { of: input, tried }
  }
  watch(
    asked,
    (input) => {
      if (input !== null) void tryIt(input)
    },
    { immediate: true },
  )
  return computed(() => (known.value?.of === asked.value ? known.value.tried : null))
}

/** Nothing is known of what dice do. */
export const nothingTried: TriedView = {
  ...{ head: null, lines: [], next: null, nextDie: null, rest: null },
  ...{ sealed: false, refused: null },
}
