import { onMounted, onUnmounted, watchEffect } from 'vue'
import { useDesk } from '../stores/desk.ts'
import { useSettings, zoomOf } from '../stores/settings.ts'

/** Below this width, in pixels of the page as it is zoomed, the rail shows icons only. */
const roomForWords = 1100

/** Puts the player's wishes on the page: theme, text size, motion. The style sheets answer to these marks. */
export function useAppearance(root: HTMLElement = document.documentElement): void {
  const settings = useSettings()
  const desk = useDesk()
  const measure = () => {
    root.toggleAttribute('data-narrow', desk.narrow || window.innerWidth / zoomOf[settings.textSize] < roomForWords)
  }
  watchEffect(() => {
    mark(root, 'data-theme', settings.theme === 'system' ? null : settings.theme)
    mark(root, 'data-motion', settings.motion === 'system' ? null : settings.motion)
    root.style.setProperty('--zoom', String(zoomOf[settings.textSize]))
    measure()
  })
  onMounted(() => {
    window.addEventListener('resize', measure)
  })
  onUnmounted(() => {
    window.removeEventListener('resize', measure)
  })
}

function mark(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) root.removeAttribute(name)
  else root.setAttribute(name, value)
}
