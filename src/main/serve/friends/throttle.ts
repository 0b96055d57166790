/** How much somebody may ask in a time. */
export interface Rate {
  /** So many at once, */
  readonly burst: number
  /** and one more after each of these milliseconds. */
  readonly every: number
}

/** Counts what each address asks. */
export interface Throttle {
  /** @returns whether one more may be asked; it is counted then. */
  readonly take: (address: string) => boolean
  /** @returns whether one more could be asked, and counts nothing. */
  readonly has: (address: string) => boolean
}

/** Addresses that are remembered: the one that has been quiet longest is forgotten first. */
const mostKept = 256

/** @param now in milliseconds, of a clock that only goes forward. */
export function throttle({ burst, every }: Rate, now: () => number): Throttle {
  const kept = new Map<string, { left: number; at: number }>()
  const leftOf = (address: string): number => {
    const seen = kept.get(address)
    return seen ? Math.min(burst, seen.left + (now() - seen.at) / every) : burst
  }
  return {
    has: (address) => leftOf(address) >= 1,
    take(address) {
      const left = leftOf(address)
      kept.delete(address)
      kept.set(address, { left: left >= 1 ? left - 1 : left, at: now() })
      if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
      return left >= 1
    },
  }
}
