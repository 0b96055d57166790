import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { moveFile, syncFolder } from './durable.ts'
import { errorCode, nameTaken, refusing, translated } from './errors.ts'

/**
 * Writes a whole new file: afterwards it is there complete, or not at all. It never overwrites. A program that is ended
 * in the middle leaves a draft at most, which `sweepDrafts` takes away.
 *
 * @throws StoreError `name-taken`, `file-busy`, `disk-full`, `read-only`.
 */
export function writeNewFile(path: string, bytes: Uint8Array): void {
  const draft = draftOf(path)
  try {
    // A draft left behind may be a second name of a finished file: it is taken away, never written to.
    rmSync(draft, { force: true })
    const file = openSync(draft, 'wx')
    try {
      writeFileSync(file, bytes)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    rmSync(draft, { force: true })
    throw translated(error, path)
  }
  try {
    moveToNewFile(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/**
 * Gives a finished file its name on the same disk; it never overwrites. The file gets its name by a link, which fails
 * where there is one already: a rename would silently replace what another process just made.
 *
 * @throws StoreError `name-taken`, `file-busy`; then the file is where it was.
 */
export function moveToNewFile(from: string, path: string): void {
  if (!isFree(path)) throw nameTaken(path)
  try {
    linkSync(from, path)
  } catch (error) {
    if (!cannotLink.test(errorCode(error))) throw translated(error, path)
    claimAndRename(from, path)
    return
  }
  try {
    unlinkSync(from)
  } catch (error) {
    // Whoever is refused is told that nothing was changed: the new name is taken back, while the file has its old one.
    if (existsSync(from)) rmSync(path, { force: true })
    throw translated(error, path)
  }
  refusing(path, () => {
    syncFolder(dirname(path))
  })
}

/** Is there no file of that name? A journal left there by a tour that has gone would be rolled back into the new one. */
export const isFree = (path: string): boolean => !existsSync(path) && !existsSync(`${path}-journal`)

/** What disks without hard links say, memory sticks above all. */
const cannotLink = /^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EINVAL|EMLINK)$/

/** The name is claimed by an empty file first, which the finished one then replaces. */
function claimAndRename(from: string, path: string): void {
  refusing(path, () => {
    closeSync(openSync(path, 'wx'))
  })
  try {
    moveFile(from, path)
  } catch (error) {
    rmSync(path, { force: true })
    throw translated(error, path)
  }
}

/** @returns where a new file is written before it gets its name. */
export const draftOf = (path: string): string => join(dirname(path), `.${basename(path)}.draft`)
export const isDraft = (name: string): boolean => /^\..+\.(tour|backup)\.draft$/.test(name)

/** What a program that was ended in the middle has left is swept away after a day, in milliseconds. */
export const leftBehind = 24 * 60 * 60 * 1000

/** Removes drafts of a folder that were left behind long ago. @param now in milliseconds. */
export function sweepDrafts(folder: string, now: number): void {
  for (const name of readdirSync(folder).filter(isDraft)) {
    const path = join(folder, name)
    if (now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > leftBehind) rmSync(path, { force: true })
  }
}
