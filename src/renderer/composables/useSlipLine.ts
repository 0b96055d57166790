import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import { lineOf, readLine, type LineFault } from './diceLine.ts'
import type { NextThrow } from './useNextThrow.ts'
import type { SlipOf, WrittenDice } from './useWritten.ts'

export interface SlipLine {
  /** All dice in one line, throw after throw, as the player could type it. */
  readonly line: ComputedRef<string>
  /** Deals a whole line out anew. @returns its first fault; what stands before it has been dealt. */
  readonly type: (line: string) => LineFault | null
  /** What is wrong with the line as it was typed last; null once dice are laid otherwise. */
  readonly fault: Readonly<Ref<LineFault | null>>
  /** Types the dice of a line behind those that lie there already. A fault of it is only handed back. */
  readonly add: (line: string) => LineFault | null
}

/** The dice of a slip as one line that can be read and typed. */
export function useSlipLine<W extends { readonly count: number; readonly sides?: number | undefined }>(
  { place }: Pick<SlipOf<W>, 'place'>,
  { throws, kept, keep, tagged }: WrittenDice<W>,
  { at, firstOpen }: NextThrow,
): SlipLine {
  const line = computed(() => lineOf(throws.value))
  const fault = shallowRef<LineFault | null>(null)
  watch(
    kept,
    () => {
      fault.value = null
    },
    { flush: 'sync' },
  )
  const type = (typed: string) => {
    const read = readLine(typed, throws.value)
    const dealt = throws.value.map((one, i) => [place(one.wanted), tagged(one.wanted, read.throws[i]!)] as const)
    keep({ ...kept.value, ...Object.fromEntries(dealt) })
    at.value = firstOpen()
    fault.value = read.fault
    return read.fault
  }
  const add = (more: string) => {
    const found = type(`${line.value} ${more}`)
    fault.value = null
    return found
  }
  return { line, type, fault, add }
}
