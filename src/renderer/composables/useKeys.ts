import { onMounted, onUnmounted } from 'vue'
import type { Face } from '../../contract/journal.ts'

/** @returns whether a key belongs to a field that is being typed in. */
export function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  // A field of numbers takes no letters: they are the page's.
  if (target.matches('input[type="number"]') && /^[a-z/]$/i.test(key)) return false
  return target.closest('input, textarea, select, [contenteditable="true"]') !== null
}

/** @returns whether a key belongs to a field that takes letters: a box to tick takes none. */
export const isWriting = (event: KeyboardEvent): boolean =>
  isTyping(event) && !(event.target as HTMLElement).matches('input[type="checkbox"], input[type="radio"]')

/** @returns whether a key belongs to what lies over the page. */
export const isInLayer = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

/** @returns whether nothing has the keys: the title of a page that has just been come to does nothing with them. */
export const isNowhere = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches('h1[tabindex="-1"]'))

/** Listens to the keys of the whole window while the component is there. A listener that used the key returns true. */
export function useKeys(listener: (event: KeyboardEvent) => boolean): void {
  const onKey = (event: KeyboardEvent) => {
    if (!event.defaultPrevented && listener(event)) event.preventDefault()
  }
  onMounted(() => {
    window.addEventListener('keydown', onKey)
  })
  onUnmounted(() => {
    window.removeEventListener('keydown', onKey)
  })
}

/** @returns the faces of a die, in the order they are offered. */
export const facesOf = (sides = 6): Face[] => Array.from({ length: sides }, (_, i) => i + 1)
