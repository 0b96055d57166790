import { rmdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from './durable.ts'
import { errorCode, notFound, refusing } from './errors.ts'
import { asideJournals, keptFiles } from './kept.ts'
import { snapshotsName } from './snapshots.ts'

/**
 * Erases a kept copy for good, with the journal that lies beside it; a drawer of snapshots that is empty then goes, too.
 * @param copy as `keptFiles` names it, or `asideJournals`.
 * @throws StoreError `not-found` for anything else, `file-busy`, `read-only`.
 */
export function eraseCopy(library: string, copy: string): void {
  if (![...keptFiles(library), ...asideJournals(library)].some((kept) => kept.copy === copy))
    throw notFound(basename(copy))
  const path = join(library, copy)
  refusing(path, () => {
    rmSync(path)
    rmSync(`${path}-journal`, { force: true })
    syncFolder(dirname(path))
    if (copy.startsWith(`${snapshotsName}/`)) removeEmpty(dirname(path))
  })
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!/^(ENOTEMPTY|EEXIST|EPERM|EBUSY)$/.test(errorCode(error))) throw error
  }
}
