import { onScopeDispose, ref, watch, type Ref } from 'vue'

/** @returns true once something has been going on for longer than `after` milliseconds. */
export function useSlow(busy: () => boolean, after = 300): Readonly<Ref<boolean>> {
  const slow = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    busy,
    (now) => {
      clearTimeout(timer)
      slow.value = false
      if (now) timer = setTimeout(() => (slow.value = true), after)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return slow
}
