import { isTyping, useKeys } from '../../composables/useKeys.ts'
import type { TypedDigits } from './useTypedDigits.ts'

/** What the keys of a slip do. */
export interface SlipActs extends TypedDigits {
  readonly isPast: () => boolean
  readonly complete: () => boolean
  /** Takes the last die back. */
  readonly back: () => void
  readonly take: () => void
  readonly roll: () => void
}

/**
 * The keys of a dice slip: digits are dice, Backspace takes the last one back, Enter hands them in, R has the program roll
 * this throw.
 */
export function useSlipKeys({ begun, digit, end, isPast, complete, back, take, roll }: SlipActs): void {
  useKeys((event) => {
    if ((isTyping(event) && !isRow(event)) || event.ctrlKey || event.metaKey || event.altKey) return false
    // A key that is held down fills a slip, and no slip after it.
    if (/^\d$/.test(event.key)) return (event.repeat && isPast()) || digit(event.key)
    if (begun.value !== '' && !event.key.startsWith('Shift')) {
      // Enter, a blank or a comma end the face that was begun, Backspace takes it back: more they do not do.
      if (ends.has(event.key)) end()
      begun.value = ''
      if (ends.has(event.key) || event.key === 'Backspace') return true
    }
    if (event.key === 'Backspace') back()
    else if (event.key === 'r' && !event.repeat) roll()
    else if (event.key === 'Enter' && complete() && !isOtherControl(event)) take()
    else return false
    return true
  })
}

const ends: ReadonlySet<string> = new Set(['Enter', ' ', ','])

/** A row that is picked by hand is no field: dice typed meanwhile go to the next throw. */
const isRow = (event: Event) => event.target instanceof HTMLInputElement && event.target.type === 'radio'

const isOtherControl = (event: KeyboardEvent) =>
  event.target instanceof HTMLElement && event.target.closest('button:not(.face, .throw), a') !== null
