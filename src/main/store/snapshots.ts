import { copyFileSync, linkSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syncFolder } from './durable.ts'
import { notFound, refusing, retold, StoreError } from './errors.ts'
import { filesOfOwn, ownFolder } from './ownFolder.ts'
import { outlived, type Outlook } from './retention.ts'
import { fartherFirst, nameAt, readName, type Occasion, type SnapshotName } from './snapshotNames.ts'
import type { TourFile } from './tourFile.ts'
import type { StoredSystem } from './types.ts'
import { isUuid } from './uuid.ts'
import { worthOf } from './worth.ts'
import { sweepDrafts, writeNewFile } from './writeNewFile.ts'

/** A kept copy of a tour. */
export interface Snapshot extends SnapshotName {
  readonly bytes: number
}

/** What a snapshot is taken for. */
export interface Taken {
  /** For people: "Late March 1967". */
  readonly label: string
  readonly occasion?: Occasion
  /** ISO time. */
  readonly now: string
  readonly monthOf?: Outlook['monthOf']
}

/** The folder of the library that holds a drawer for each campaign. */
export const snapshotsName = '.snapshots'

/**
 * Keeps a copy of a tour as it is now. It is read again; only when it has proved whole, those that have had their day are
 * dropped (`retention.ts`).
 * @throws StoreError `file-busy`, `disk-full`, `read-only`, `disk-fault`; then none was dropped.
 */
export function takeSnapshot(tour: TourFile, taken: Taken): Snapshot {
  const campaign = tour.info().id
  const folder = dirname(tour.path)
  try {
    const drawer = ownFolder(folder, snapshotsName, drawerOf(campaign))
    const { bytes, name: named } = asTaken(tour, taken)
    const before = inDrawer(folder, campaign)
    const name = named(before)
    writeNewFile(join(drawer, name.snapshot), bytes)
    dropOutlived(drawer, before, name, { ...taken, system: tour.system })
    return { ...name, bytes: bytes.length }
  } catch (error) {
    throw retold(error, tour.path)
  }
}

function dropOutlived(
  drawer: string,
  before: readonly SnapshotName[],
  written: SnapshotName,
  { system, now, monthOf }: Pick<Taken, 'now' | 'monthOf'> & { readonly system: StoredSystem },
): void {
  const worth = ({ snapshot, depth }: SnapshotName) => worthOf(join(drawer, snapshot), system, depth)
  const found = worth(written)
  if (found === 'spoilt') {
    rmSync(join(drawer, written.snapshot), { force: true })
    throw unlikeWritten()
  }
  sweepDrafts(drawer, new Date(now).getTime())
  const gone = found === 'good' ? outlived([...before, written], written, { worth, monthOf }) : []
  for (const { snapshot } of gone) rmSync(join(drawer, snapshot), { force: true })
}

/** @returns the refusal for a copy that is another when it is read again. */
export const unlikeWritten = () =>
  new StoreError(
    'disk-fault',
    'A copy was written, but the disk did not give it back as it was.',
    undefined,
    'The disk did not give the copy back as it was written',
  )

/** @returns what a snapshot of a tour as it is now holds, and what names it beside others. */
export function asTaken(tour: TourFile, { label, occasion = 'turn', now }: Taken) {
  const { depth, bytes } = atOneMoment(tour)
  const at = new Date(now).toISOString()
  const name = (others: readonly SnapshotName[]) => nameAt({ depth, occasion, label, at }, others)
  return { bytes, name }
}

/** Another process may move the tour on between two looks at it. */
function atOneMoment(tour: TourFile): { readonly depth: number; readonly bytes: Buffer } {
  for (;;) {
    const { head, depth } = tour.info()
    const bytes = tour.bytes()
    if (tour.info().head === head) return { depth, bytes }
  }
}

/**
 * @param folder that holds the tour's file.
 * @param campaign id of the tour.
 * @returns its snapshots, the farthest first. Links are not followed; an empty file, whose writing was cut short, is none.
 */
export const listSnapshots = (folder: string, campaign: string): Snapshot[] =>
  inDrawer(folder, campaign)
    .flatMap((name) => {
      const path = join(folder, snapshotsName, drawerOf(campaign), name.snapshot)
      const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0
      return bytes === 0 ? [] : [{ ...name, bytes }]
    })
    .sort(fartherFirst)

const inDrawer = (folder: string, campaign: string): SnapshotName[] =>
  filesOfOwn(folder, snapshotsName, drawerOf(campaign))
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => readName(name) ?? [])

/** @returns what `stage` calls a snapshot. */
export const copyOfSnapshot = (campaign: string, snapshot: string): string =>
  `${snapshotsName}/${drawerOf(campaign)}/${snapshot}`

/**
 * @param copy as `stage` calls it: a snapshot, or any other.
 * @param depth how far it had come.
 * @returns where the snapshots that lead to it end: with itself, or with the last at that depth.
 */
export const lastOf = (copy: string, depth: number): Pick<SnapshotName, 'depth' | 'nth' | 'snapshot'> =>
  (copy.startsWith(`${snapshotsName}/`) ? readName(copy.split('/').at(-1)!) : null) ?? {
    depth,
    nth: Infinity,
    snapshot: '',
  }

/**
 * Gives the snapshots of one campaign to another that was made from a copy of it: those that lead to that copy. They stay
 * with the first, too.
 * @param last as `lastOf` has it.
 */
export function shareSnapshots(folder: string, from: string, to: string, last: ReturnType<typeof lastOf>): void {
  const older = listSnapshots(folder, from).filter((one) => fartherFirst(one, last) >= 0)
  if (older.length === 0) return
  const source = join(folder, snapshotsName, drawerOf(from))
  refusing(source, () => {
    const target = ownFolder(folder, snapshotsName, drawerOf(to))
    for (const { snapshot } of older) share(join(source, snapshot), join(target, snapshot))
    syncFolder(target)
  })
}

/** A snapshot is never written to again, so both drawers may hold the same one; where the disk cannot do that, a copy. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** An id that is no uuid could be a path out of the library. */
export function drawerOf(campaign: string): string {
  if (!isUuid(campaign)) throw notFound(`Campaign ${campaign}`)
  return campaign.toLowerCase()
}
