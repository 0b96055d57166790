import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @returns all that can be told of a folder and what lies in it: names, bytes, times. Two looks differ after any write. */
export function folderLook(folder: string): unknown[] {
  const { mtimeMs } = lstatSync(folder)
  const inside = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return [entry.name, folderLook(path)]
    if (!entry.isFile()) return [entry.name]
    return [entry.name, lstatSync(path).mtimeMs, readFileSync(path).toString('latin1')]
  })
  return [mtimeMs, ...inside]
}
