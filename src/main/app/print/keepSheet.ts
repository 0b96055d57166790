import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { makeFolder } from '../../store/durable.ts'
import { refusing } from '../../store/errors.ts'
import { writeNewFile } from '../../store/writeNewFile.ts'
import { freePath } from './freePath.ts'

/**
 * Puts a finished PDF into a folder, which is made where there is none. Nothing is written over.
 * @param name of its file, ".pdf" at its end; a second of one name gets a number.
 * @returns its path. Throws StoreError; then nothing is left of it.
 */
export function keepSheet(folder: string, name: string, bytes: Uint8Array): string {
  refusing(folder, () => {
    makeFolder(folder)
  })
  const path = freePath(folder, name)
  writeNewFile(path, bytes)
  return path
}

/**
 * Writes a finished PDF where the player has said, over what lies there.
 * @throws StoreError; then what lay there is as it was.
 */
export function writeSheet(path: string, bytes: Uint8Array): void {
  const draft = `${path}.draft`
  refusing(path, () => {
    try {
      writeFileSync(draft, bytes)
      renameSync(draft, path)
    } catch (error) {
      rmSync(draft, { force: true })
      throw error
    }
  })
}
