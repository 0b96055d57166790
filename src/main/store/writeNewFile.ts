import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { errorCode, StoreError, translated } from './errors.ts'

/**
 * Writes a whole new file: afterwards it is there complete, or not at all. It never overwrites.
 *
 * The name is claimed by an empty file first, for a rename alone would silently replace what another process just
 * made; then the bytes are written beside it and renamed over the claim.
 *
 * @throws StoreError `name-taken`, `file-busy`.
 */
export function writeNewFile(path: string, bytes: Uint8Array): void {
  claim(path)
  const draft = join(dirname(path), `.${basename(path)}.draft`)
  try {
    const file = openSync(draft, 'w')
    try {
      writeFileSync(file, bytes)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    rmSync(path, { force: true })
    throw translated(error, path)
  }
}

function claim(path: string): void {
  try {
    closeSync(openSync(path, 'wx'))
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw nameTaken(basename(path))
    throw translated(error, path)
  }
}

/**
 * Gives a finished file its name, beside or below which it lies; it never overwrites.
 * @throws StoreError `name-taken`, `file-busy`; then the file is where it was.
 */
export function moveToNewFile(from: string, path: string): void {
  claim(path)
  try {
    renameSync(from, path)
  } catch (error) {
    rmSync(path, { force: true })
    throw translated(error, path)
  }
}

/** @returns the refusal for a name that another file has. */
export const nameTaken = (name: string): StoreError =>
  new StoreError(
    'name-taken',
    `There already is a file called ${name}. Both files were left as they are. Choose another name.`,
  )
