import { basename, join } from 'node:path'
import { moveFile } from './durable.ts'
import { errorCode, refusing } from './errors.ts'
import { extension, numbered } from './fileNames.ts'
import { ownFolder } from './ownFolder.ts'
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
    try {
      moveFile(`${path}-journal`, `${target}-journal`)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
    }
  })
  return target
}
