import { computed, type ComputedRef } from 'vue'
import type { SlipDice, SlipThrowView } from '../../../../contract/slip.ts'
import { useSlip, type Slip } from '../../../../renderer/composables/useSlip.ts'
import { diceOf, keptOf, placeOf, tagOf } from './diceAhead.ts'

export interface LyingDice {
  readonly slip: Slip<SlipThrowView>
  /** Dice of throws that are written in full, and of those that this slip does not list. */
  readonly lying: ComputedRef<readonly SlipDice[]>
  /** Dice of listed throws that are not written in full yet. */
  readonly begun: ComputedRef<readonly SlipDice[]>
  /** Dice for throws that this slip does not list, kept from the one before: they are offered again in their turn. */
  readonly aside: ComputedRef<readonly SlipDice[]>
  /** Leaves these dice on the slip and no others. */
  readonly leave: (dice: readonly SlipDice[]) => void
}

/**
 * The dice that lie on the slip for throws ahead: until they are used, across questions and across closing the program.
 *
 * @param listed the throws that the slip lists just now.
 * @param draft under which name the dice are remembered.
 */
export function useLyingDice(listed: () => readonly SlipThrowView[], draft: () => string): LyingDice {
  const slip = useSlip<SlipThrowView>({ throws: listed, place: placeOf, tag: tagOf, draft })
  const all = computed(() => diceOf(slip.kept.value))
  const notFull = computed(
    () => new Set(slip.throws.value.flatMap(({ wanted }, i) => (slip.isFull(i) ? [] : [placeOf(wanted)]))),
  )
  const lying = computed(() => all.value.filter((dice) => !notFull.value.has(placeOf(dice))))
  return {
    slip,
    lying,
    begun: computed(() => all.value.filter((dice) => notFull.value.has(placeOf(dice)))),
    aside: computed(() => {
      const here = new Set(listed().map(placeOf))
      return lying.value.filter((dice) => !here.has(placeOf(dice)))
    }),
    leave: (dice) => {
      slip.replace(keptOf(dice))
    },
  }
}
