import { isInLayer, isWriting, useKeys } from '../../../../../renderer/composables/useKeys.ts'

/** What the keys of In Sight by groups do; P and Escape are the board's. */
export interface InSightKeys {
  /** It is being filled: nothing is under way. */
  readonly isOpen: () => boolean
  /** A slip lies there, and has the keys. */
  readonly hasSlip: () => boolean
  readonly press: (face: number) => void
  readonly back: () => void
  readonly distance: () => void
  readonly unlike: () => void
  readonly play: () => void
  readonly rest: () => void
}

/** What goes away as it is pressed keeps Enter; chips, postures and steppers, which stay in focus, are pressed by Space. */
const keepsEnter = '.page-head button, .say button, .fin .quiet, .link, a'

/** Number keys type the next die, and Enter plays, wherever the focus is but in a field. */
export function useInSightKeys(keys: InSightKeys): void {
  useKeys((event) => {
    if (isWriting(event) || isInLayer(event) || event.ctrlKey || event.metaKey || event.altKey) return false
    if (keys.hasSlip()) return false
    if (event.key === 'R' && event.shiftKey) {
      keys.rest()
      return true
    }
    if (event.key === 'Enter') {
      if (event.target instanceof HTMLElement && event.target.closest(keepsEnter) !== null) return false
      keys.play()
      return true
    }
    if (!keys.isOpen()) return false
    if (/^[1-6]$/.test(event.key)) keys.press(Number(event.key))
    else if (event.key === 'Backspace') keys.back()
    else if (event.key.toLowerCase() === 'd') keys.distance()
    else if (event.key.toLowerCase() === 'x') keys.unlike()
    else return false
    return true
  })
}
