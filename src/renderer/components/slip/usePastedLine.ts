import { onMounted, onUnmounted } from 'vue'

/** A line of dice that is pasted anywhere but into a field. */
export function usePastedLine(add: (line: string) => void): void {
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text') ?? ''
    if (isInField(event) || !/[1-9]/.test(text)) return
    event.preventDefault()
    add(text)
  }
  onMounted(() => {
    window.addEventListener('paste', paste)
  })
  onUnmounted(() => {
    window.removeEventListener('paste', paste)
  })
}

const isInField = (event: Event) =>
  event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null
