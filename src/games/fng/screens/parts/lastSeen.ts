import { ref, watch, type Ref } from 'vue'
import { remember, remembered } from '../../../../renderer/composables/storage.ts'

/**
 * Remembers how much was to go when a calendar was last looked at, so that what has been served since can be drawn
 * before the player's eyes.
 *
 * @param key names the calendar; null while there is none.
 * @returns what was to go then; 0 when it has not been seen before, or nothing has been served since.
 */
export function useLastSeen(key: () => string | null, toGo: () => number): Readonly<Ref<number>> {
  const from = ref(0)
  watch(
    [key, toGo],
    ([name, now]) => {
      if (name === null) return
      const then = Number.parseInt(remembered(name) ?? '', 10)
      from.value = then > now ? then : 0
      remember(name, String(now))
    },
    { immediate: true },
  )
  return from
}
