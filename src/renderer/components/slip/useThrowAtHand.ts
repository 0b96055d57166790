import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { notTaken } from '../../composables/notTaken.ts'
import type { Face } from '../../../contract/journal.ts'
import type { Slip } from '../../composables/useSlip.ts'
import { useSlipKeys } from './useSlipKeys.ts'

/** How a slip is handed in. */
export interface HandedIn {
  readonly busy: () => boolean
  /** All dice lie there, and the program is free. */
  readonly taken: () => void
  /** The program is asked to roll the throw at hand. */
  readonly roll?: () => void
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
  /** A face is tapped: for the die that wants it, or where all lie for the last. */
  readonly tap: (face: Face) => void
  /** Takes the last die back. */
  readonly back: () => void
  /** Hands the slip in. */
  readonly take: () => void
}

/** A slip lies open at one of its throws; it is filled by keys and taps and handed in when it is full. */
export function useThrowAtHand<W extends { readonly count: number }>(
  slip: Slip<W>,
  { busy, taken, roll }: HandedIn,
): ThrowAtHand {
  const open = computed(() => Math.min(slip.at.value, slip.throws.value.length - 1))
  const picking = ref(-1)
  const chosen = ref<number | null>(null)
  watch(open, (now) => {
    picking.value = (slip.throws.value[now]?.row ?? null) === null ? -1 : now
    chosen.value = null
  })
  const lying = computed(() => slip.throws.value[open.value]?.faces.length ?? 0)
  const die = computed(() => chosen.value ?? lying.value)
  const put = (at: number, face: Face) => {
    chosen.value = null
    slip.setFace(open.value, at, face)
  }
  const take = () => {
    if (!slip.complete.value) return
    if (busy()) notTaken()
    else taken()
  }
  const press = (face: Face) => {
    if (chosen.value === null) slip.press(face)
    else put(chosen.value, face)
  }
  const back = () => {
    chosen.value = null
    slip.back()
  }
  const begun = useSlipKeys({ ...slip, press, back }, take, roll)
  return {
    open,
    die,
    picking,
    begun,
    take,
    back,
    choose: (at) => {
      chosen.value = at < lying.value ? at : null
    },
    tap: (face) => {
      put(Math.min(die.value, (slip.throws.value[open.value]?.wanted.count ?? 1) - 1), face)
    },
  }
}
