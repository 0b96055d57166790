import { onMounted, onUnmounted } from 'vue'

/** How long what is sealed lies open without a key or a press, in milliseconds. */
const patience = 20_000

/**
 * Covers what a player has sealed when he leaves the page, or does nothing for a while.
 * @param isOpen says whether anything lies open that nobody is working on.
 */
export function useCover(isOpen: () => boolean, cover: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isOpen()) cover()
      wait()
    }, patience)
  }
  onMounted(() => {
    window.addEventListener('keydown', wait)
    window.addEventListener('pointerdown', wait)
    wait()
  })
  onUnmounted(() => {
    clearTimeout(timer)
    window.removeEventListener('keydown', wait)
    window.removeEventListener('pointerdown', wait)
    cover()
  })
}
