import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leftBehind } from './writeNewFile.ts'

/** What a temporary folder is for: a look into a half-written tour, a copy on trial, a sheet for a viewer, a page that leads to the browser mode. */
export type Purpose = 'look' | 'drill' | 'sheet' | 'open'

const named = /^short-timer-(look|drill|sheet|open)-/

/** @returns a new folder of the system's temporary ones, that only this player may read. Whoever makes it removes it. */
export const temporaryFolder = (purpose: Purpose): string => mkdtempSync(join(tmpdir(), `short-timer-${purpose}-`))

/** Removes a temporary folder; one that a viewer holds on to is left to the next sweep. */
export function removeTemporary(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Windows lets nobody remove what is open.
  }
}

/**
 * Removes the temporary folders that a program which was killed has left behind long ago: they may hold names and notes.
 * Those of other people on the machine, and links, are left alone.
 * @param now in milliseconds.
 */
export function sweepTemporary(now: number): void {
  for (const name of readdirSync(tmpdir()).filter((one) => named.test(one))) {
    const folder = join(tmpdir(), name)
    const stat = lstatSync(folder, { throwIfNoEntry: false })
    const isOurs = stat?.isDirectory() === true && stat.uid === (process.getuid?.() ?? stat.uid)
    if (isOurs && now - stat.mtimeMs > leftBehind) removeTemporary(folder)
  }
}
