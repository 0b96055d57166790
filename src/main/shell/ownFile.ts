import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'

/** Small files of JSON among the program's own things: no tour hangs on any of them. */
const pathOf = (name: string): string => join(app.getPath('userData'), name)

/** @returns what such a file holds; null where it is missing or spoilt. */
export function readOwnFile(name: string): unknown {
  try {
    return JSON.parse(readFileSync(pathOf(name), 'utf8'))
  } catch {
    return null
  }
}

/** Where it cannot be written, what was to be remembered lasts until the program ends. */
export function writeOwnFile(name: string, value: unknown): void {
  try {
    // Written beside and moved over: an end of the program in the middle spoils nothing.
    const draft = pathOf(`${name}.draft`)
    writeFileSync(draft, JSON.stringify(value))
    renameSync(draft, pathOf(name))
  } catch {
    // As said above.
  }
}
