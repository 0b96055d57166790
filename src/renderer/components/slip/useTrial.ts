import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { TriedView } from '../../../contract/question.ts'
import { failureOf } from '../../api.ts'

/**
 * Has main try the dice of a slip whenever what lies there decides anything.
 * @param of what is to be tried; null while too many dice are missing.
 * @param ask tries it.
 * @param head where the tour stands: the same dice do something else from elsewhere.
 * @returns what they would do; null while that is not known. An answer about other dice, or from elsewhere, is never shown.
 */
export function useTrial<I extends object>(
  of: () => I | null,
  ask: (input: I) => Promise<TriedView>,
  head: () => number | null,
): ComputedRef<TriedView | null> {
  const known = shallowRef<{ readonly of: string; readonly tried: TriedView } | null>(null)
  const asked = computed(() => {
    const input = of()
    return input && JSON.stringify({ input, head: head() })
  })
  const tryIt = async (now: string) => {
    const { input } = JSON.parse(now) as { readonly input: I }
    const tried = await ask(input).catch((error: unknown): TriedView => ({
      ...nothingTried,
      refused: failureOf(error).message,
    }))
    if (asked.value === now) known.value = { of: now, tried }
  }
  watch(
    asked,
    (now) => {
      known.value = null
      if (now !== null) void tryIt(now)
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
