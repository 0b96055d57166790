import { onMounted, onUnmounted, watchEffect } from 'vue'
import { useDesk } from '../stores/desk.ts'
import { useSettings, zoomOf } from '../stores/settings.ts'

/**
 * Below this width, in pixels of the page as it is zoomed, the rail shows icons only. Who reads large letters keeps the
 * words longer: they are what he needs, and his page is made for less room anyhow.
 */
const roomForWords = (zoom: number) => (zoom > 1 ? 784 : 1100)

/** Puts the player's wishes on the page: theme, text size, motion. The style sheets answer to these marks. */
export function useAppearance(root: HTMLElement = document.documentElement): void {
  const settings = useSettings()
  const desk = useDesk()
  const measure = () => {
    const zoom = zoomOf[settings.textSize]
    root.toggleAttribute('data-narrow', desk.narrow || window.innerWidth / zoom < roomForWords(zoom))
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
