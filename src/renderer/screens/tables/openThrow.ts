import type { Face } from '../../../contract/journal.ts'
import type { WantedThrowView } from '../../../contract/question.ts'

/** The last of several throws, with its dice that lie. */
export interface OpenThrow {
  readonly wanted: WantedThrowView
  readonly faces: readonly Face[]
  /** Dice of the throws before it. */
  readonly before: number
}

/** @returns the throw that waits for dice, or the last one where all lie. */
export function openThrow(throws: readonly WantedThrowView[], faces: readonly Face[]): OpenThrow {
  const wanted = throws.at(-1)!
  const before = throws.slice(0, -1).reduce((sum, { count }) => sum + count, 0)
  return { wanted, faces: faces.slice(before, before + wanted.count), before }
}
