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
  const folder = await mkdtemp(join(app.getPath('temp'), 'short-timer-'))
  const path = join(folder, `${safeFileName(name).replace(/\.pdf$/i, '')}.pdf`)
  await writeFile(path, bytes, { mode: 0o600 })
  const trouble = await shell.openPath(path)
  if (trouble !== '') await sayNoViewer(path, trouble)
  return null
}
