import { computed, type ComputedRef, type Ref } from 'vue'
import type { Face } from '../../contract/journal.ts'
import { lineOf, readLine, type LineFault } from './diceLine.ts'
import { useNextThrow } from './useNextThrow.ts'
import { blank, useWritten, type Kept, type SlipOf, type SlipThrow } from './useWritten.ts'

export interface Slip<W> {
  readonly throws: ComputedRef<readonly SlipThrow<W>[]>
  /** Which throw the next face goes to; past the end when all is written. */
  readonly at: Ref<number>
  readonly complete: ComputedRef<boolean>
  readonly empty: ComputedRef<boolean>
  /** Dice written so far; a row picked by hand counts for those of its throw. */
  readonly dice: ComputedRef<number>
  /** Sides of the die that the next face is for. */
  readonly sides: ComputedRef<number>
  /** All dice in one line, throw after throw, as the player could type it. */
  readonly line: ComputedRef<string>
  readonly press: (face: Face) => void
  /** The same for a die that the program has rolled. */
  readonly lay: (face: Face) => void
  readonly back: () => void
  readonly setFace: (throwAt: number, dieAt: number, face: Face) => void
  readonly pick: (throwAt: number, row: number | null) => void
  /** Deals a whole line out anew. @returns its first fault; what stands before it has been dealt. */
  readonly type: (line: string) => LineFault | null
  /** Types the dice of a line behind those that lie there already. */
  readonly add: (line: string) => LineFault | null
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
  const { throws: wanted, place } = of
  const { kept, throws, isFull, keep, write, tagged } = useWritten(of)
  const { at, next, firstOpen, wrote } = useNextThrow(() => wanted().map(place), isFull)
  const add = (face: Face, isRolled: boolean) => {
    const target = next()
    const one = throws.value[target]
    if (one === undefined) return
    const { faces, rolled = [] } = one
    write(target, { faces: [...faces, face], row: null, rolled: isRolled ? [...rolled, faces.length] : rolled })
    wrote(target)
  }
  const back = () => {
    let target = Math.min(at.value, throws.value.length - 1)
    const isBlank = (i: number) => throws.value[i]?.faces.length === 0 && throws.value[i].row === null
    while (target > 0 && isBlank(target)) target -= 1
    const one = throws.value[target]
    if (!one) return
    const faces = one.row === null ? one.faces.slice(0, -1) : one.faces
    write(target, { faces, row: null, rolled: (one.rolled ?? []).filter((die) => die < faces.length) })
    at.value = target
  }
  const setFace = (throwAt: number, dieAt: number, face: Face) => {
    const one = throws.value[throwAt]
    if (!one) return
    write(throwAt, {
      faces: dieAt < one.faces.length ? one.faces.with(dieAt, face) : [...one.faces, face],
      row: null,
      rolled: (one.rolled ?? []).filter((die) => die !== dieAt),
    })
    wrote(throwAt)
  }
  const pick = (throwAt: number, row: number | null) => {
    write(throwAt, row === null ? { ...(throws.value[throwAt] ?? blank), row } : { faces: [], row })
    // It stays open: the arrow keys walk on along its rows.
    at.value = throwAt
  }
  const type = (line: string) => {
    const read = readLine(line, throws.value)
    const dealt = throws.value.map((one, i) => [place(one.wanted), tagged(one.wanted, read.throws[i]!)] as const)
    keep({ ...kept.value, ...Object.fromEntries(dealt) })
    at.value = firstOpen()
    return read.fault
  }
  return {
    throws,
    at,
    complete: computed(() => throws.value.length > 0 && throws.value.every((_, i) => isFull(i))),
    empty: computed(() => throws.value.every((one) => one.row === null && one.faces.length === 0)),
    dice: computed(() =>
      throws.value.reduce((sum, one) => sum + (one.row === null ? one.faces.length : one.wanted.count), 0),
    ),
    sides: computed(() => throws.value[next()]?.wanted.sides ?? 6),
    line: computed(() => lineOf(throws.value)),
    press: (face) => {
      add(face, false)
    },
    lay: (face) => {
      add(face, true)
    },
    back,
    setFace,
    pick,
    type,
    add: (line) => type(`${lineOf(throws.value)} ${line}`),
    isFull,
    kept,
    replace: keep,
    forget: () => {
      keep({})
    },
  }
}
