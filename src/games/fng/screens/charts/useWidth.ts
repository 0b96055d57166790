import { onMounted, onUnmounted, ref, useTemplateRef, type Ref } from 'vue'

/** What a chart is drawn at before it has been laid out. */
const unknown = 720

/** @returns how wide the element with the ref `plot` is, in pixels, as the window changes. */
export function useWidth(): Readonly<Ref<number>> {
  const element = useTemplateRef<HTMLElement>('plot')
  const width = ref(unknown)
  const watcher = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.width > 0) width.value = Math.floor(entry.contentRect.width)
  })
  onMounted(() => {
    if (element.value) watcher.observe(element.value)
  })
  onUnmounted(() => {
    watcher.disconnect()
  })
  return width
}
