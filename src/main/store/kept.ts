import { statSync, type Dirent, type Stats } from 'node:fs'
import { basename, join } from 'node:path'
import type { Work } from '../engine/work.ts'
import { refusing } from './errors.ts'
import { extension } from './fileNames.ts'
import type { Looked, Looker } from './looker.ts'
import { backupName } from './migrate.ts'
import { filesOfOwn } from './ownFolder.ts'
import type { Occasion } from './snapshotNames.ts'
import { listSnapshots, snapshotsName } from './snapshots.ts'
import { asideName } from './strayJournal.ts'
import { trashName } from './trash.ts'
import { isUuid } from './uuid.ts'

/** A file that the program keeps beside the tours: nobody plays on it, but it can be restored. */
export interface KeptFile {
  /** What `stage` is told: where it lies in the library, `/` between folders. */
  readonly copy: string
  /** `turn`, `amendment`, `import`: a snapshot, by its occasion. `update`: kept before a tour was brought up to date. */
  readonly kind: Occasion | 'deleted' | 'update'
  /** Id of the campaign in whose drawer it lies; null where it lies in none. */
  readonly campaign: string | null
  /** Name of the tour's file that it is or was a copy of; null where its name does not tell. */
  readonly file: string | null
  /** The moment of the game that a snapshot was taken at; null for other copies. */
  readonly label: string | null
  /** ISO time: a snapshot's own, of other files that of their last change. */
  readonly at: string
  /** ISO time since when it has lain where it does: a deleted tour may have been played last long before. */
  readonly since: string
}

/** A kept file with what it holds. */
export interface Kept<Card> extends KeptFile {
  readonly looked: Looked<Card>
}

/** @returns all kept files of a library, in no order. Links are not followed. */
export function keptFiles(library: string): KeptFile[] {
  return [...drawers(library), ...deleted(library), ...backups(library)]
}

/** Looks into the kept files; a piece of the work is a file. */
export function* lookThroughKept<Card>(library: string, looker: Looker<Card>): Work<Kept<Card>[]> {
  const files = keptFiles(library)
  const kept: Kept<Card>[] = []
  for (const [i, file] of files.entries()) {
    yield { done: i, of: files.length, what: basename(file.copy) }
    const looked = looker.look(join(library, file.copy), true)
    if (looked) kept.push({ ...file, looked })
  }
  return kept
}

function drawers(library: string): KeptFile[] {
  return filesOfOwn(library, snapshotsName)
    .filter((entry) => entry.isDirectory() && isUuid(entry.name))
    .flatMap(({ name: campaign }) =>
      listSnapshots(library, campaign).map(({ snapshot, occasion, label, at }): KeptFile => ({
        copy: `${snapshotsName}/${campaign}/${snapshot}`,
        kind: occasion,
        campaign: campaign.toLowerCase(),
        file: null,
        label,
        at,
        since: at,
      })),
    )
}

function deleted(library: string): KeptFile[] {
  return filesOfOwn(library, trashName)
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension) && !entry.name.startsWith('.'))
    .flatMap(({ name }) => plain(library, `${trashName}/${name}`, 'deleted', name))
}

function backups(library: string): KeptFile[] {
  const isBackup = (entry: Dirent) => entry.isFile() && !entry.name.startsWith('.') && backupName.test(entry.name)
  return filesOfOwn(library)
    .filter(isBackup)
    .flatMap(({ name }) => plain(library, name, 'update', backupName.exec(name)![1]!))
}

/** A journal that was not that of the tour beside which it lay, and was put aside (`strayJournal.ts`). */
export interface AsideJournal {
  /** Name of its file. */
  readonly copy: string
  /** Name of the file of the tour that it lay beside. */
  readonly file: string
  readonly bytes: number
  /** ISO time since when it has lain there. */
  readonly since: string
}

/** @returns the journals in a folder of tours that were put aside. */
export const asideJournals = (folder: string): AsideJournal[] =>
  filesOfOwn(folder)
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => {
      const file = asideName.exec(name)?.[1]
      const stat = file && refusing(name, () => statSync(join(folder, name), { throwIfNoEntry: false }))
      if (!file || !stat) return []
      return [{ copy: name, file, bytes: stat.size, since: sinceOf(stat) }]
    })

function plain(library: string, copy: string, kind: KeptFile['kind'], file: string): KeptFile[] {
  const stat = refusing(copy, () => statSync(join(library, copy), { throwIfNoEntry: false }))
  if (!stat) return []
  return [{ copy, kind, campaign: null, file, label: null, at: stat.mtime.toISOString(), since: sinceOf(stat) }]
}

/** Moving a file leaves its last change as it was, and is a change of the file's own record. */
const sinceOf = ({ mtimeMs, ctimeMs }: Stats): string => new Date(Math.max(mtimeMs, ctimeMs)).toISOString()
