import { onUnmounted } from 'vue'
import { isTyping } from './useKeys.ts'

/** How long G waits for its letter, in milliseconds. */
const patience = 1500

/** After G the next key is a page's letter, whatever else the page would do with it. @param go says whether it is one. */
export function useLetterAfterG(go: (letter: string) => boolean): { readonly wait: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', take, { capture: true })
  }
  const take = (event: KeyboardEvent) => {
    if (event.key === 'Shift') return
    stop()
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (!go(event.key.toLowerCase())) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  onUnmounted(stop)
  return {
    wait: () => {
      stop()
      window.addEventListener('keydown', take, { capture: true })
      timer = setTimeout(stop, patience)
    },
  }
}
