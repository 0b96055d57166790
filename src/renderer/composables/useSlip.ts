import { computed, type ComputedRef, type Ref } from 'vue'
import type { Face } from '../../contract/journal.ts'
import { useLaidDice, type LaidDice } from './useLaidDice.ts'
import { useNextThrow } from './useNextThrow.ts'
import { useSlipLine, type SlipLine } from './useSlipLine.ts'
import { useWritten, type Kept, type SlipOf, type SlipThrow } from './useWritten.ts'

export interface Slip<W> extends Omit<LaidDice, 'add'>, SlipLine {
  readonly throws: ComputedRef<readonly SlipThrow<W>[]>
  /** Which throw the next face goes to; past the end when all is written. */
  readonly at: Ref<number>
  /** All is written, and nothing besides it. */
  readonly complete: ComputedRef<boolean>
  readonly empty: ComputedRef<boolean>
  /** Dice written so far; a row picked by hand counts for those of its throw. */
  readonly dice: ComputedRef<number>
  /** Sides of the die that the next face is for. */
  readonly sides: ComputedRef<number>
  readonly press: (face: Face) => void
  /** The same for a die that the program has rolled. */
  readonly lay: (face: Face) => void
  readonly isFull: (throwAt: number) => boolean
  /** What is remembered, also for throws that are not on this slip, by the name of their place. */
  readonly kept: Readonly<Ref<Kept>>
  /** Puts other dice in the place of all that is remembered. */
  readonly replace: (kept: Kept) => void
  /** Drops what is remembered: the dice have been taken, or are not wanted any more. */
  readonly forget: () => void
}

/**
 * Dice for a list of throws: typed one after another or as a line, corrected, or replaced by a row picked by hand. What
 * has been written is remembered by the place of its throw until it is taken, so that closing the program loses no die,
 * and a throw that is asked for again finds its dice.
 */
export function useSlip<W extends { readonly count: number; readonly sides?: number | undefined }>(
  of: SlipOf<W>,
): Slip<W> {
  const written = useWritten(of)
  const { kept, throws, isFull, keep } = written
  const atHand = useNextThrow(() => of.throws().map(of.place), isFull)
  const { add, back, setFace, pick } = useLaidDice(written, atHand)
  const line = useSlipLine(of, written, atHand)
  return {
    ...line,
    ...{ throws, isFull, kept, back, setFace, pick },
    at: atHand.at,
    complete: computed(
      () => throws.value.length > 0 && throws.value.every((_, i) => isFull(i)) && line.fault.value === null,
    ),
    empty: computed(() => throws.value.every((one) => one.row === null && one.faces.length === 0)),
    dice: computed(() =>
      throws.value.reduce((sum, one) => sum + (one.row === null ? one.faces.length : one.wanted.count), 0),
    ),
    sides: computed(() => throws.value[atHand.next()]?.wanted.sides ?? 6),
    press: (face) => {
      add(face, false)
    },
    lay: (face) => {
      add(face, true)
    },
    replace: keep,
    forget: () => {
      keep({})
    },
  }
}
