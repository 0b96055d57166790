import { onMounted, onUnmounted } from 'vue'

/** How long what is sealed lies open without a key or a press, in milliseconds. */
const patience = 20_000

/** Does something after a while without a key or a press, and when the program is closed: what lies open is covered. */
export function useUntouched(cover: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      cover()
      wait()
    }, patience)
  }
  onMounted(() => {
    window.addEventListener('keydown', wait)
    window.addEventListener('pointerdown', wait)
    window.addEventListener('pagehide', cover)
    wait()
  })
  onUnmounted(() => {
    clearTimeout(timer)
    window.removeEventListener('keydown', wait)
    window.removeEventListener('pointerdown', wait)
    window.removeEventListener('pagehide', cover)
  })
}
