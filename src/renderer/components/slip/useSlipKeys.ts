import { onMounted, onUnmounted, ref, type Ref } from 'vue'
import type { Slip } from '../../composables/useSlip.ts'
import { finished, typeFace } from '../../composables/typedFace.ts'
import { isTyping, useKeys } from '../../composables/useKeys.ts'

/**
 * The keys of a dice slip: digits are dice, two of them for what a larger die may show, Backspace takes the last one back, Enter hands them in, R has the program roll
 * this throw. A line that is pasted
 * anywhere but into a field is dealt out behind the dice that lie there.
 * @returns the digit that waits for a second one; empty for none.
 */
export function useSlipKeys(
  slip: Pick<Slip<never>, 'press' | 'back' | 'add' | 'complete' | 'sides'>,
  take: () => void,
  roll: () => void = () => undefined,
): Readonly<Ref<string>> {
  const begun = ref('')
  useKeys((event) => {
    if ((isTyping(event) && !isRow(event)) || event.ctrlKey || event.metaKey || event.altKey) return false
    const typed = typeFace(begun.value, event.key, slip.sides.value)
    if (typed === null && begun.value !== '' && !event.key.startsWith('Shift')) {
      const last = finished(begun.value, slip.sides.value)
      begun.value = ''
      // Enter, a blank or a comma end the face that was begun, Backspace takes it back: more they do not do.
      if (ends.has(event.key)) last.forEach(slip.press)
      if (ends.has(event.key) || event.key === 'Backspace') return true
    }
    if (typed !== null) {
      typed.faces.forEach(slip.press)
      begun.value = typed.begun
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
  return begun
}

const ends: ReadonlySet<string> = new Set(['Enter', ' ', ','])

/** A row that is picked by hand is no field: dice typed meanwhile go to the next throw. */
const isRow = (event: Event) => event.target instanceof HTMLInputElement && event.target.type === 'radio'

const isOtherControl = (event: KeyboardEvent) =>
  event.target instanceof HTMLElement && event.target.closest('button:not(.face, .throw), a') !== null

const isInField = (event: Event) =>
  event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null
