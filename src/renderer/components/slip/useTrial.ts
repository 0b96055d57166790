import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { Api } from '../../../contract/client.ts'
import type { InputOf } from '../../../contract/procedures.ts'
import type { TriedView } from '../../../contract/question.ts'
import { failureOf } from '../../api.ts'

/**
 * Has main try the dice of a slip whenever all of them lie there.
 * @param of what is to be tried; null while dice are missing.
 * @returns what they would do; null while that is not known. An answer about other dice is never shown.
 */
export function useTrial(api: Api, of: () => InputOf<'pending.try'> | null): ComputedRef<TriedView | null> {
  const known = shallowRef<{ readonly of: string; readonly tried: TriedView } | null>(null)
  const asked = computed(() => {
    const input = of()
    return input && JSON.stringify(input)
  })
  const tryIt = async (input: string) => {
    const tried = await api('pending.try', JSON.parse(input) as InputOf<'pending.try'>).catch(
      (error: unknown): TriedView => ({ lines: [], next: null, sealed: false, refused: failureOf(error).message }),
    )
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
