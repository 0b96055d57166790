import { onMounted, onUnmounted, ref, type Ref } from 'vue'

/** Takes files that are dropped anywhere on the window, except where the page itself has a use for them. */
export function useFileDrop(take: (files: readonly File[]) => void): {
  /** Files are being held over the window. */
  readonly over: Readonly<Ref<boolean>>
} {
  const over = ref(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  const onOver = (event: DragEvent) => {
    over.value = hasFiles(event) && !event.defaultPrevented
    if (over.value) event.preventDefault()
  }
  const onLeave = (event: DragEvent) => {
    if (event.relatedTarget === null) over.value = false
  }
  const onDrop = (event: DragEvent) => {
    over.value = false
    if (!hasFiles(event) || event.defaultPrevented) return
    event.preventDefault()
    take([...(event.dataTransfer?.files ?? [])])
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
