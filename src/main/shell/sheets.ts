import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shell } from 'electron'
import { sheetFileName } from '../../contract/page.ts'
import { removeTemporary, temporaryFolder } from '../app/leftovers.ts'
import { sayNoViewer } from './dialogs.ts'

/** The folders of sheets that somebody may read until the program ends. */
const kept: string[] = []

/** Has a sheet's folder removed when the program ends. */
export const keepUntilEnd = (folder: string): number => kept.push(folder)

/**
 * Writes a sheet into a fresh temporary folder, so that two of one name never meet, and opens it in the
 * player's PDF viewer. Fits `deliverSheet` of the Program.
 *
 * @returns null: there is no address to open.
 */
export async function openSheet(name: string, bytes: Uint8Array): Promise<null> {
  const { folder, path } = await writeAside(name, bytes)
  keepUntilEnd(folder)
  const trouble = await shell.openPath(path)
  if (trouble !== '') await sayNoViewer(path, trouble)
  return null
}

/** Removes the sheets that have been put aside: they hold names and notes. */
export function removeSheets(): void {
  for (const folder of kept.splice(0)) removeTemporary(folder)
}

/** @returns where a sheet now lies in a temporary folder of its own, that only the player may read. */
export async function writeAside(name: string, bytes: Uint8Array): Promise<{ folder: string; path: string }> {
  const folder = temporaryFolder('sheet')
  const path = join(folder, sheetFileName(name))
  try {
    await writeFile(path, bytes, { mode: 0o600 })
  } catch (error) {
    removeTemporary(folder)
    throw error
  }
  return { folder, path }
}
