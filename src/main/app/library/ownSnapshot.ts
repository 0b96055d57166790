import { join } from 'node:path'
import type { Library } from '../../store/library.ts'
import { copyOfSnapshot, type Snapshot } from '../../store/snapshots.ts'
import type { TourInfo } from '../../store/types.ts'
import { heldIn, type Held } from './whose.ts'

/**
 * @returns the snapshots of a campaign as their names tell: first those on the way to where a tour stands, the last of them
 * first; then those beyond it, the farthest first. Some may be of another file of the campaign, played on apart.
 */
export const nearestFirst = (all: readonly Snapshot[], { depth }: Pick<TourInfo, 'depth'>): readonly Snapshot[] => {
  const isReached = (one: Snapshot) => (one.depth ?? 0) <= depth
  return [...all.filter(isReached), ...all.filter((one) => !isReached(one))]
}

/**
 * @param file of the tour, in the library.
 * @param fits is asked of a snapshot whose last entry stands in the journal of that file; of one that cannot be read it is asked
 * with null: nobody knows whose that is.
 * @returns the nearest snapshot that fits, by `nearestFirst`.
 */
export function ownSnapshot(
  { folder, snapshots }: Pick<Library, 'folder' | 'snapshots'>,
  file: string,
  info: Pick<TourInfo, 'id' | 'depth'>,
  fits: (held: Held | null) => boolean,
): Snapshot | undefined {
  const all = nearestFirst(snapshots(info.id), info)
  const journal = all.length > 0 ? heldIn(join(folder, file))?.all : undefined
  return all.find(({ snapshot }) => {
    const held = heldIn(join(folder, copyOfSnapshot(info.id, snapshot)))
    return (held === null || journal?.has(held.head) === true) && fits(held)
  })
}

/** @returns the snapshot that a fire drill is held of: the nearest of the file's own; where it has none, that of another file. */
export const latestOf = (
  library: Pick<Library, 'folder' | 'snapshots'>,
  file: string,
  info: Pick<TourInfo, 'id' | 'depth'>,
): Snapshot | undefined =>
  ownSnapshot(library, file, info, () => true) ?? nearestFirst(library.snapshots(info.id), info)[0]
