import { onScopeDispose, ref, watch, type Ref } from 'vue'

/** @returns the width of an element in pixels, kept up to date; wide until it is on the page. */
export function useElementWidth(element: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<number>> {
  const width = ref(1280)
  const observer = new ResizeObserver(([entry]) => {
    if (entry) width.value = entry.contentRect.width
  })
  watch(
    element,
    (now, before) => {
      if (before) observer.unobserve(before)
      if (now) observer.observe(now)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    observer.disconnect()
  })
  return width
}
