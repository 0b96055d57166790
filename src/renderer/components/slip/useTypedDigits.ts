import { ref, type Ref } from 'vue'
import type { Face } from '../../../contract/journal.ts'
import { finished, typeFace } from '../../composables/typedFace.ts'
import type { TypingOn } from './useTypingOn.ts'

export interface TypedDigits {
  /** The digit that waits for a second one; empty for none. */
  readonly begun: Ref<string>
  /** @returns whether it was one that a die may show. */
  readonly digit: (key: string) => boolean
  /** What was begun is a face of one digit. */
  readonly end: () => void
}

/** What is typed digit by digit: two for what a larger die may show, and past the end of a slip dice of the next question. */
export function useTypedDigits(
  sides: () => number,
  press: (face: Face) => void,
  onward: Pick<TypingOn, 'isPast' | 'type'>,
): TypedDigits {
  const begun = ref('')
  const end = () => {
    const last = finished(begun.value, sides())
    begun.value = ''
    last.forEach(press)
  }
  const digit = (key: string): boolean => {
    if (begun.value !== '' && Number(begun.value + key) > sides()) end()
    if (begun.value === '' && onward.isPast()) {
      onward.type({ fits: (of) => typeFace('', key, of) !== null, lay: () => void digit(key) })
      return true
    }
    const typed = typeFace(begun.value, key, sides())
    begun.value = typed?.begun ?? ''
    typed?.faces.forEach(press)
    return typed !== null
  }
  return { begun, digit, end }
}
