import { copyFileSync, linkSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from './durable.ts'
import { notFound, refusing, retold } from './errors.ts'
import { safeName, writeNumbered } from './fileNames.ts'
import { isUuid } from './openTour.ts'
import { filesOfOwn, ownFolder } from './ownFolder.ts'
import type { TourFile } from './tourFile.ts'
import { sweepDrafts } from './writeNewFile.ts'

/** A kept copy of a tour. */
export interface Snapshot {
  /** Name of its file: what `restore` is told. */
  readonly snapshot: string
  readonly label: string
  /** ISO time, as handed in. */
  readonly at: string
  readonly bytes: number
}

/** How many snapshots of a campaign are kept. */
const kept = 10

/** The time stands first, so that names sort by age; a file name must not hold its colons. */
const named = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z) (.*)\.tour$/

/** The folder of the library that holds a drawer for each campaign. */
export const snapshotsName = '.snapshots'

/**
 * Keeps a copy of a tour as it is now, and drops the oldest beyond ten.
 * @param label for people: "Late March 1967".
 * @param now ISO time.
 * @throws StoreError `file-busy`, `disk-full`, `read-only`.
 */
export function takeSnapshot(tour: TourFile, label: string, now: string): Snapshot {
  const campaign = tour.info().id
  const folder = dirname(tour.path)
  try {
    const drawer = ownFolder(folder, snapshotsName, drawerOf(campaign))
    const stamp = new Date(now).toISOString().replaceAll(':', '-')
    const written = basename(writeNumbered(drawer, `${stamp} ${safeName(label)}`, tour.bytes()))
    sweepDrafts(drawer, new Date(now).getTime())
    const all = listSnapshots(folder, campaign)
    for (const { snapshot } of all.slice(kept)) rmSync(join(drawer, snapshot))
    return all.find(({ snapshot }) => snapshot === written)!
  } catch (error) {
    throw retold(error, tour.path)
  }
}

/**
 * @param folder that holds the tour's file.
 * @param campaign id of the tour.
 * @returns its snapshots, newest first. Links are not followed.
 */
export function listSnapshots(folder: string, campaign: string): Snapshot[] {
  const drawer = drawerOf(campaign)
  return filesOfOwn(folder, snapshotsName, drawer)
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()
    .reverse()
    .flatMap((snapshot) => {
      const [, day, minutes, seconds, label] = named.exec(snapshot) ?? []
      const stat = statSync(join(folder, snapshotsName, drawer, snapshot), { throwIfNoEntry: false })
      if (label === undefined || !stat) return []
      return [{ snapshot, label, at: `${day}:${minutes}:${seconds}`, bytes: stat.size }]
    })
}

/** @returns what `stage` calls a snapshot. */
export const copyOfSnapshot = (campaign: string, snapshot: string): string =>
  `${snapshotsName}/${drawerOf(campaign)}/${snapshot}`

/** Is this what `stage` calls a snapshot? */
export const isSnapshot = (copy: string): boolean => copy.startsWith(`${snapshotsName}/`)

/**
 * Gives the snapshots of one campaign to another that was made from one of them: those up to the one it was made from.
 * They stay with the first, too.
 */
export function shareSnapshots(folder: string, from: string, to: string, newest: string): void {
  const older = listSnapshots(folder, from).filter(({ snapshot }) => snapshot <= newest)
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
function drawerOf(campaign: string): string {
  if (!isUuid(campaign)) throw notFound(`Campaign ${campaign}`)
  return campaign.toLowerCase()
}
