import { onMounted, onUnmounted } from 'vue'
import type { Slip } from '../../composables/useSlip.ts'
import { finished, typeFace } from '../../composables/typedFace.ts'
import { isTyping, useKeys } from '../../composables/useKeys.ts'

/**
 * The keys of a dice slip: digits are dice, two of them for what a larger die may show, Backspace takes the last one back, Enter hands them in, R has the program roll
 * this throw. A line that is pasted
 * anywhere but into a field is dealt out behind the dice that lie there.
 */
export function useSlipKeys(
  slip: Pick<Slip<never>, 'press' | 'back' | 'add' | 'complete' | 'sides'>,
  take: () => void,
  roll: () => void = () => undefined,
): void {
  let begun = ''
  useKeys((event) => {
    if ((isTyping(event) && !isRow(event)) || event.ctrlKey || event.metaKey || event.altKey) return false
    const typed = typeFace(begun, event.key, slip.sides.value)
    if (typed === null && begun !== '') {
      const last = finished(begun, slip.sides.value)
      begun = ''
      // Enter ends the face that was begun, Backspace takes it back: more they do not do.
      if (event.key === 'Enter') last.forEach(slip.press)
      if (event.key === 'Enter' || event.key === 'Backspace') return true
    }
    if (typed !== null) {
      typed.faces.forEach(slip.press)
      begun = typed.begun
    } else if (event.key === 'Backspace') slip.back()
    else if (event.key === 'r' && !event.repeat) roll()
    else if (event.key === 'Enter' && slip.complete.value && !isOtherControl(event)) take()
    else return false
    return true
  })
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text') ?? ''
    if (isInField(event) || !/[1-9]/.test(text)) return
    event.preventDefault()
    slip.add(text)
  }
  onMounted(() => {
    window.addEventListener('paste', paste)
  })
  onUnmounted(() => {
    window.removeEventListener('paste', paste)
  })
}

/** A row that is picked by hand is no field: dice typed meanwhile go to the next throw. */
const isRow = (event: Event) => event.target instanceof HTMLInputElement && event.target.type === 'radio'

const isOtherControl = (event: KeyboardEvent) =>
  event.target instanceof HTMLElement && event.target.closest('button:not(.face, .throw), a') !== null

const isInField = (event: Event) =>
  event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null
