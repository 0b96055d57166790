import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param name of a sheet's file, ".pdf" at its end.
 * @returns a path in the folder where nothing is yet: a second of one name gets a number, so that no file is written
 *   over.
 */
export function freePath(folder: string, name: string): string {
  const stem = name.replace(/\.pdf$/, '')
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? name : `${stem} (${number}).pdf`)
    if (!existsSync(path)) return path
  }
}
