import { onMounted, onUnmounted, ref, type Ref } from 'vue'

/**
 * Takes files that are dropped anywhere on the window, except where the page itself has a use for them.
 * @param only for whoever wants some files alone, and comes before all others for those; left out, all that are left.
 */
export function useFileDrop(
  take: (files: readonly File[]) => void,
  only?: (event: DragEvent) => boolean,
): {
  /** Files are being held over the window. */
  readonly over: Readonly<Ref<boolean>>
} {
  const over = ref(false)
  const hasFiles = (event: DragEvent) =>
    (event.dataTransfer?.types.includes('Files') ?? false) && (only?.(event) ?? true)
  const first = only !== undefined
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
    window.addEventListener('dragover', onOver, first)
    window.addEventListener('dragleave', onLeave, first)
    window.addEventListener('drop', onDrop, first)
  })
  onUnmounted(() => {
    window.removeEventListener('dragover', onOver, first)
    window.removeEventListener('dragleave', onLeave, first)
    window.removeEventListener('drop', onDrop, first)
  })
  return { over }
}

/**
 * @param kind "application/pdf". While it is held over the page a file has no name, but it has a kind.
 * @returns whether files of that kind alone are held.
 */
export const holdsOnly =
  (kind: string) =>
  ({ dataTransfer }: DragEvent): boolean => {
    const items = [...(dataTransfer?.items ?? [])]
    return items.length > 0 && items.every(({ type }) => type === kind)
  }
