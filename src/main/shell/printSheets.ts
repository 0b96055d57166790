import { BrowserWindow } from 'electron'
import type { DrawnSheet } from '../app/program.ts'
import { sayNotPrinted } from './dialogs.ts'
import { keepUntilEnd, writeAside } from './sheets.ts'
import { sheetSession, whileOffered } from './sheetScheme.ts'

/**
 * Prints sheets through the dialog of the system, one after another, from a window that is never shown. Fits
 * `desk.print` of the Program.
 * @returns false where the player thinks better of it.
 */
export async function printSheets(sheets: readonly DrawnSheet[]): Promise<boolean> {
  for (const { name, bytes } of sheets) {
    const trouble = await whileOffered(bytes, printFrom)
    if (trouble === 'cancelled') return false
    if (trouble !== null) await keepUnprinted(name, bytes, trouble)
  }
  return true
}

/** What the system could not print, the player may yet print by hand: it goes when the program ends. */
async function keepUnprinted(name: string, bytes: Uint8Array, trouble: string): Promise<void> {
  const { folder, path } = await writeAside(name, bytes)
  keepUntilEnd(folder)
  await sayNotPrinted(path, trouble)
}

/**
 * The window holds nothing but our own PDF: no preload, no Node; the viewer that draws it is a part of Chromium.
 * @returns null when it was printed, `cancelled`, or what the system says went wrong.
 */
async function printFrom(address: string): Promise<string | null> {
  const window = new BrowserWindow({
    show: false,
    title: 'Short-Timer',
    webPreferences: {
      session: sheetSession(),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      plugins: true,
    },
  })
  try {
    await window.loadURL(address)
    return await new Promise((resolve) => {
      window.webContents.print({ silent: false, printBackground: true }, (success, reason) => {
        resolve(success ? null : /cancel/i.test(reason) ? 'cancelled' : reason)
      })
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    window.destroy()
  }
}
