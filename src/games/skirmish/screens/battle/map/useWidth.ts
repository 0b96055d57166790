import { onMounted, onUnmounted, ref, type Ref } from 'vue'

/** @returns how wide an element is on the screen, in pixels; 0 before it is there. */
export function useWidth(element: Readonly<Ref<Element | null>>): Readonly<Ref<number>> {
  const width = ref(0)
  const observer = new ResizeObserver(([entry]) => {
    width.value = entry?.contentRect.width ?? 0
  })
  onMounted(() => {
    if (element.value) observer.observe(element.value)
  })
  onUnmounted(() => {
    observer.disconnect()
  })
  return width
}
