import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusing } from './errors.ts'

const mostBytes = 4_000_000

/** @returns what a small file of JSON beside the tours holds; null where it is not there or makes no sense. */
export function readSmallFile(library: string, name: string): unknown {
  const path = join(library, name)
  try {
    const stat = lstatSync(path)
    // A pipe would be waited for.
    if (!stat.isFile() || stat.size > mostBytes) return null
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Writes a small file beside the tours; an end of the program in the middle spoils nothing.
 * @throws StoreError `disk-full`, `read-only`, `file-busy`; then it is as it was.
 */
export function writeSmallFile(library: string, name: string, value: unknown): void {
  const path = join(library, name)
  const draft = `${path}.draft`
  refusing(path, () => {
    try {
      writeFileSync(draft, JSON.stringify(value))
      renameSync(draft, path)
    } catch (error) {
      rmSync(draft, { force: true })
      throw error
    }
  })
}
