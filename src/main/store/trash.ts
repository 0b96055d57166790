import { basename, join } from 'node:path'
import { moveFile } from './durable.ts'
import { errorCode, notFound, refusing } from './errors.ts'
import { extension, moveNumbered, numbered } from './fileNames.ts'
import { filesOfOwn, ownFolder } from './ownFolder.ts'
import { isFree } from './writeNewFile.ts'

/** The folder of the library that deleted tours go to, and those put aside for a restored copy. */
export const trashName = '.trash'

/**
 * Moves a tour out of the library's sight; nothing is erased but by the player's word (`erase.ts`). The journal of a
 * half-written commit goes along: without it the file could not be mended, and where it is it would spoil the next file
 * of that name.
 *
 * @returns its path there.
 * @throws StoreError `file-busy`, `read-only`.
 */
export function moveToTrash(folder: string, path: string): string {
  const trash = refusing(path, () => ownFolder(folder, trashName))
  const name = basename(path, extension)
  let number = 1
  while (!isFree(join(trash, numbered(name, number)))) number++
  const target = join(trash, numbered(name, number))
  refusing(path, () => {
    moveFile(path, target)
    moveJournal(path, target)
  })
  return target
}

/**
 * Moves a deleted tour back into the library, journal and all, as if it had never been deleted.
 *
 * @param name of the file there.
 * @returns its path, under its old name or with the first number that is free.
 * @throws StoreError `not-found` for anything but a plain file there; `file-busy`, `read-only`.
 */
export function moveFromTrash(folder: string, name: string): string {
  const isThere = filesOfOwn(folder, trashName).some((entry) => entry.name === name && entry.isFile())
  if (!isThere || !name.endsWith(extension)) throw notFound(name)
  const path = join(folder, trashName, name)
  const target = moveNumbered(folder, basename(name, extension), path)
  refusing(path, () => {
    moveJournal(path, target)
  })
  return target
}

function moveJournal(path: string, target: string): void {
  try {
    moveFile(`${path}-journal`, `${target}-journal`)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}
