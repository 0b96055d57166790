import { ref, watch, type Ref } from 'vue'

export interface NextThrow {
  /** The throw at hand; past the end when all is written. */
  readonly at: Ref<number>
  /** @returns the throw that takes the next face: the one at hand, or where that is full the first that is not. */
  readonly next: () => number
  /** @returns the first throw that is not written in full; past the end when all are. */
  readonly firstOpen: () => number
  /** Something was written for a throw: it stays at hand until it is full. */
  readonly wrote: (throwAt: number) => void
}

/**
 * Which throw of a slip the next face goes to.
 *
 * @param names of the throws in their order: with other throws the first open one is at hand.
 */
export function useNextThrow(names: () => readonly string[], isFull: (throwAt: number) => boolean): NextThrow {
  const at = ref(0)
  const firstOpen = () => {
    const all = names()
    const open = all.findIndex((_, i) => !isFull(i))
    return open < 0 ? all.length : open
  }
  watch(
    () => names().join(),
    () => {
      at.value = firstOpen()
    },
    { immediate: true },
  )
  return {
    at,
    firstOpen,
    next: () => (isFull(at.value) || at.value >= names().length ? firstOpen() : at.value),
    wrote: (throwAt) => {
      at.value = isFull(throwAt) ? firstOpen() : throwAt
    },
  }
}
