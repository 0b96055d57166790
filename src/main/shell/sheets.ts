import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app, shell } from 'electron'
import { safeFileName } from '../../contract/page.ts'
import { sayNoViewer } from './dialogs.ts'

/**
 * Writes a sheet into a fresh temporary folder, so that two of one name never meet, and opens it in the
 * player's PDF viewer. Fits `deliverSheet` of the Program.
 *
 * @returns null: there is no address to open.
 */
export async function openSheet(name: string, bytes: Uint8Array): Promise<null> {
  const path = await writeAside(name, bytes)
  const trouble = await shell.openPath(path)
  if (trouble !== '') await sayNoViewer(path, trouble)
  return null
}

/** @returns where a sheet now lies in a temporary folder of its own, that only the player may read. */
export async function writeAside(name: string, bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(app.getPath('temp'), 'short-timer-'))
  const path = join(folder, sheetFileName(name))
  await writeFile(path, bytes, { mode: 0o600 })
  return path
}

/** @returns the name of a sheet's file. */
export const sheetFileName = (name: string): string => `${safeFileName(name).replace(/\.pdf$/i, '')}.pdf`
