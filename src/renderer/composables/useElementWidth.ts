import { onScopeDispose, ref, watch, type Ref } from 'vue'

/**
 * @param before what is answered until the element is on the page.
 * @returns the width of an element in whole pixels, kept up to date.
 */
export function useElementWidth(element: Readonly<Ref<Element | null>>, before: number): Readonly<Ref<number>> {
  const width = ref(before)
  const observer = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.width > 0) width.value = Math.floor(entry.contentRect.width)
  })
  watch(
    element,
    (now, last) => {
      if (last) observer.unobserve(last)
      if (now) observer.observe(now)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    observer.disconnect()
  })
  return width
}
