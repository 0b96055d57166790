import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { notFound, refusing } from './errors.ts'
import { pathInside, safeName, writeNumbered } from './fileNames.ts'
import { isUuid } from './openTour.ts'
import type { TourFile } from './tourFile.ts'

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

/**
 * Keeps a copy of a tour as it is now, and drops the oldest beyond ten.
 * @param label for people: "Late March 1967".
 * @param now ISO time.
 * @throws StoreError `file-busy`.
 */
export function takeSnapshot(tour: TourFile, label: string, now: string): Snapshot {
  const campaign = tour.info().id
  const folder = dirname(tour.path)
  const drawer = drawerOf(folder, campaign)
  const stamp = new Date(now).toISOString().replaceAll(':', '-')
  mkdirSync(drawer, { recursive: true })
  const written = basename(writeNumbered(drawer, `${stamp} ${safeName(label)}`, tour.bytes()))
  const all = listSnapshots(folder, campaign)
  for (const { snapshot } of all.slice(kept)) rmSync(join(drawer, snapshot))
  return all.find(({ snapshot }) => snapshot === written)!
}

/**
 * @param folder that holds the tour's file.
 * @param campaign id of the tour.
 * @returns its snapshots, newest first.
 */
export function listSnapshots(folder: string, campaign: string): Snapshot[] {
  const drawer = drawerOf(folder, campaign)
  if (statSync(drawer, { throwIfNoEntry: false })?.isDirectory() !== true) return []
  return readdirSync(drawer)
    .sort()
    .reverse()
    .flatMap((snapshot) => {
      const [, day, minutes, seconds, label] = named.exec(snapshot) ?? []
      if (label === undefined) return []
      return [{ snapshot, label, at: `${day}:${minutes}:${seconds}`, bytes: statSync(join(drawer, snapshot)).size }]
    })
}

/** @throws StoreError `not-found`. */
export function readSnapshot(folder: string, campaign: string, snapshot: string): { path: string; bytes: Buffer } {
  const path = pathInside(drawerOf(folder, campaign), snapshot)
  return { path, bytes: refusing(path, () => readFileSync(path)) }
}

/** An id that is no uuid could be a path out of the library. */
function drawerOf(folder: string, campaign: string): string {
  if (!isUuid(campaign)) throw notFound(`Campaign ${campaign}`)
  return join(folder, '.snapshots', campaign.toLowerCase())
}
