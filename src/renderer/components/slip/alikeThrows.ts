import type { ReadingView } from '../../../contract/reading.ts'
import type { SlipThrow } from '../../composables/useWritten.ts'

/** As much of a throw as says whether it is like another. */
interface Alike {
  readonly count: number
  readonly sides?: number | undefined
  readonly key: string
  readonly subject: number
  readonly why: string
  readonly note: string | null
  readonly readings: readonly ReadingView[]
}

/** Throws of one die each that follow one another and are read alike: two hits on one man. */
export interface ThrowRun {
  readonly from: number
  readonly to: number
}

/** @returns the throws that are like the one at hand and stand beside it; it alone where none are. */
export function runAt(throws: readonly SlipThrow<Alike>[], at: number): ThrowRun {
  const one = throws[at]
  if (one === undefined) return { from: at, to: at }
  const name = nameOf(one)
  const isLike = (i: number) => name !== null && throws[i] !== undefined && nameOf(throws[i]) === name
  let [from, to] = [at, at]
  while (isLike(from - 1)) from -= 1
  while (isLike(to + 1)) to += 1
  return { from, to }
}

/** Only what is read on one table by one die, and is thrown for, can be read side by side. */
function nameOf({ wanted, row }: SlipThrow<Alike>): string | null {
  const { key, subject, sides, why, note, count, readings } = wanted
  const [reading] = readings
  const isPlain =
    row === null && count === 1 && readings.length === 1 && reading!.rows.every(({ then }) => then.length === 0)
  return isPlain ? JSON.stringify([key, subject, sides, why, note, reading]) : null
}

/** @returns a run as one throw, whose dice are read each by itself. */
export function asOne<W extends Alike>(throws: readonly SlipThrow<W>[], { from, to }: ThrowRun): SlipThrow<W> {
  const first = throws[from]!
  if (from === to) return first
  const faces = throws.slice(from, to + 1).flatMap((one) => one.faces)
  const readings = first.wanted.readings.map((reading) => ({ ...reading, each: true }))
  return { ...first, faces, wanted: { ...first.wanted, count: to - from + 1, readings } }
}
