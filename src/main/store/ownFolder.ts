import { lstatSync, readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './durable.ts'
import { foreignFolder, refusing } from './errors.ts'

/**
 * Makes a folder within the library for the program's own use, where there is none. A link is not followed: what is
 * deleted or kept would go out of the library.
 *
 * @param names of the folder and those it lies in, from the library downwards.
 * @returns its path.
 * @throws StoreError `file-busy` where a file or a link has its place; else the system's error, for whoever wants the
 *   folder knows which file it is about.
 */
export function ownFolder(library: string, ...names: readonly string[]): string {
  return names.reduce((above, name) => {
    const path = join(above, name)
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (stat && !stat.isDirectory()) throw foreignFolder(path)
    if (!stat) makeFolder(path)
    return path
  }, library)
}

/** @returns what lies in such a folder; nothing where it is not there, or is a link. */
export function filesOfOwn(library: string, ...names: readonly string[]): Dirent[] {
  let path = library
  for (const name of names) {
    path = join(path, name)
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return []
  }
  return refusing(path, () => readdirSync(path, { withFileTypes: true }))
}
