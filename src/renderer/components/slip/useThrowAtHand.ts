import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { notInOrder, notTaken } from '../../composables/notTaken.ts'
import type { Face } from '../../../contract/journal.ts'
import type { Slip } from '../../composables/useSlip.ts'
import { usePastedLine } from './usePastedLine.ts'
import { useSlipKeys } from './useSlipKeys.ts'
import { useTypedDigits } from './useTypedDigits.ts'
import { useTypingOn, type TypedPast } from './useTypingOn.ts'

/** How a slip is handed in. */
export interface HandedIn {
  readonly busy: () => boolean
  /** All dice lie there, and the program is free. */
  readonly taken: () => void
  /** The program is asked to roll the throw at hand. */
  readonly roll?: () => void
  /** What is asked, and what dice come after it: left out where a slip is handed in by itself only. */
  readonly onward?: Pick<TypedPast, 'question' | 'nextDie'>
}

export interface ThrowAtHand {
  /** Which throw lies open: the last one when all is written, so that nothing jumps away. */
  readonly open: ComputedRef<number>
  /** Its die that the next face goes to; past its dice when all lie. */
  readonly die: ComputedRef<number>
  /** Which throw has its row picked by hand, -1 for none. */
  readonly picking: Ref<number>
  /** The digit of a larger die that waits for its second. */
  readonly begun: Readonly<Ref<string>>
  /** A die of it is to be put right: the next face is its. */
  readonly choose: (die: number) => void
  /** A face is said: for the die that wants it, or where all lie for the last. */
  readonly say: (face: Face) => void
  /** A face is tapped: the same, but where all lie and dice follow it is the first of those. */
  readonly tap: (face: Face) => void
  /** Takes the last die back. */
  readonly back: () => void
  /** Hands the slip in. */
  readonly take: () => void
  /** Dice that wait for the next question are not wanted any more. */
  readonly drop: () => void
}

const nothingFollows = { question: () => '', nextDie: () => null }

/** A slip lies open at one of its throws; it is filled by keys and taps and handed in when it is full. */
export function useThrowAtHand<W extends { readonly count: number; readonly sides?: number | undefined }>(
  slip: Slip<W>,
  { busy, taken, roll = () => undefined, onward: follows = nothingFollows }: HandedIn,
): ThrowAtHand {
  const open = computed(() => Math.min(slip.at.value, slip.throws.value.length - 1))
  const picking = ref(-1)
  const chosen = ref<number | null>(null)
  watch(open, (now) => {
    picking.value = (slip.throws.value[now]?.row ?? null) === null ? -1 : now
    chosen.value = null
  })
  const wanted = computed(() => slip.throws.value[open.value]?.wanted)
  const lying = computed(() => slip.throws.value[open.value]?.faces.length ?? 0)
  const die = computed(() => chosen.value ?? lying.value)
  const put = (at: number, face: Face) => {
    chosen.value = null
    slip.setFace(open.value, at, face)
  }
  const press = (face: Face) => {
    if (chosen.value === null) slip.press(face)
    else put(chosen.value, face)
  }
  const say = (face: Face) => {
    put(Math.min(die.value, (wanted.value?.count ?? 1) - 1), face)
  }
  const sidesOfOpen = () => wanted.value?.sides ?? 6
  const sides = () => (chosen.value === null ? slip.sides.value : sidesOfOpen())
  const complete = () => slip.complete.value
  const onward = useTypingOn({ ...follows, complete, busy, sides, take })
  /** A die that is to be put right comes before all others. */
  const isPast = () => chosen.value === null && onward.isPast()
  function take(): void {
    if (slip.fault.value) notInOrder(slip.fault.value)
    if (!complete()) return
    if (busy()) {
      notTaken()
      return
    }
    chosen.value = null
    taken()
    onward.handIn()
  }
  const back = () => {
    if (onward.back()) return
    chosen.value = null
    slip.back()
  }
  const typed = useTypedDigits(sides, press, { isPast, type: onward.type })
  useSlipKeys({ ...typed, isPast, complete, back, take, roll })
  usePastedLine((line) => {
    const fault = slip.add(line)
    if (fault) notInOrder(fault)
  })
  return {
    ...{ open, die, picking, begun: typed.begun, take, back, say, drop: onward.drop },
    choose: (at) => {
      chosen.value = at < lying.value ? at : null
    },
    tap: (face) => {
      if (!isPast()) {
        say(face)
        return
      }
      const of = sidesOfOpen()
      onward.type({
        fits: (next) => next === of,
        lay: () => {
          press(face)
        },
        otherwise: () => {
          say(face)
        },
      })
    },
  }
}
