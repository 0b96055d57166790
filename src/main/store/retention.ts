import { fartherFirst, type SnapshotName } from './snapshotNames.ts'

/** How many snapshots of turns are kept before the tour's place, and how many beyond it. */
export const keptTurns = 10

/** What a look at a snapshot comes to; `unsure`: it cannot be read just now. */
export type Worth = 'good' | 'spoilt' | 'unsure'

/** What is to be known of snapshots that may have had their day. */
export interface Outlook {
  /** Is it whole? Asked only of those on which it depends. */
  readonly worth: (one: SnapshotName) => Worth
  /** The month of the game by a snapshot's label; left out where the game has none. */
  readonly monthOf: ((label: string) => string) | undefined
}

/**
 * Says which snapshots of a campaign have had their day, now that one more has been written and found whole.
 *
 * Of those taken at the end of turns the last ten good ones stay, and the last good one of each month. "Last" goes by
 * depth. Those farther on than the new one are of a path that was left, or lost with a damaged file: of these stay as many.
 * Of those taken before an amendment, or before a pack, the one just written stays.
 *
 * @param all of the campaign, with the one just written.
 * @returns those to be dropped. Never the one just written, and none that cannot be read just now.
 */
export function outlived(all: readonly SnapshotName[], written: SnapshotName, outlook: Outlook): SnapshotName[] {
  const others = all.filter((one) => one.snapshot !== written.snapshot && one.occasion === written.occasion)
  if (written.occasion !== 'turn') return others
  const isBeyond = (one: SnapshotName) => fartherFirst(one, written) < 0
  const before = [written, ...others.filter((one) => !isBeyond(one))]
  const beyond = others.filter(isBeyond)
  return [before, beyond].flatMap((line) => (line.length <= keptTurns ? [] : beyondTheLast(line, outlook, written)))
}

function beyondTheLast(
  line: readonly SnapshotName[],
  { worth, monthOf }: Outlook,
  written: SnapshotName,
): SnapshotName[] {
  const months = new Set<string>()
  let good = 0
  return [...line].sort(fartherFirst).filter((one) => {
    const isRecent = good < keptTurns
    const month = monthOf?.(one.label)
    const isNeeded = isRecent || (month !== undefined && !months.has(month))
    if (!isNeeded) return true
    const found = one === written ? 'good' : worth(one)
    if (found === 'good') {
      good++
      if (month !== undefined) months.add(month)
    }
    // Of the last ones a spoilt one stays too, for whoever can read more of it: it only does not count.
    return found === 'spoilt' && !isRecent
  })
}
