import { onMounted, onUnmounted } from 'vue'

/** How long what is sealed lies open while nobody is at the machine, in milliseconds. */
const patience = 20_000

/** What tells that somebody is there: keys, the pointer, the wheel, and whatever a field is filled in by. */
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'input'] as const

/** Does something after a while without key or pointer, and when the program is closed: what lies open is covered. */
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
    for (const sign of signs) window.addEventListener(sign, wait, { passive: true })
    window.addEventListener('pagehide', cover)
    wait()
  })
  onUnmounted(() => {
    clearTimeout(timer)
    for (const sign of signs) window.removeEventListener(sign, wait)
    window.removeEventListener('pagehide', cover)
  })
}
