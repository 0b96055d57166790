import { onMounted, onUnmounted, ref, type Ref } from 'vue'

/** Takes `.tour` files that are dropped anywhere on the window. */
export function useTourDrop(take: (files: readonly File[]) => Promise<void>): {
  readonly over: Readonly<Ref<boolean>>
} {
  const over = ref(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  const onOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    over.value = true
  }
  const onLeave = (event: DragEvent) => {
    if (event.relatedTarget === null) over.value = false
  }
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    over.value = false
    void take([...(event.dataTransfer?.files ?? [])])
  }
  onMounted(() => {
    window.addEventListener('dragover', onOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDrop)
  })
  onUnmounted(() => {
    window.removeEventListener('dragover', onOver)
    window.removeEventListener('dragleave', onLeave)
    window.removeEventListener('drop', onDrop)
  })
  return { over }
}
