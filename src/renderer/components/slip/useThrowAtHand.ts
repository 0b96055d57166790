import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { notTaken } from '../../composables/notTaken.ts'
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

/**
 * A slip lies open at one of its throws; it is filled by keys and handed in when it is full.
 * @returns `open`: which throw that is, the last one when all is written, so that nothing jumps away; `picking`: which one
 * has its row picked by hand, -1 for none; `begun`: the digit of a larger die that waits for its second; `take`: hands the slip in.
 */
export function useThrowAtHand<W extends { readonly count: number }>(
  slip: Slip<W>,
  { busy, taken, roll }: HandedIn,
): {
  readonly open: ComputedRef<number>
  readonly picking: Ref<number>
  readonly begun: Readonly<Ref<string>>
  readonly take: () => void
} {
  const open = computed(() => Math.min(slip.at.value, slip.throws.value.length - 1))
  const picking = ref(-1)
  watch(open, (now) => (picking.value = (slip.throws.value[now]?.row ?? null) === null ? -1 : now))
  const take = () => {
    if (!slip.complete.value) return
    if (busy()) notTaken()
    else taken()
  }
  const begun = useSlipKeys(slip, take, roll)
  return { open, picking, begun, take }
}
