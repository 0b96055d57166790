import { pathToFileURL } from 'node:url'
import { BrowserWindow } from 'electron'
import { removeTemporary } from '../app/leftovers.ts'
import type { DrawnSheet } from '../app/program.ts'
import { sayNotPrinted } from './dialogs.ts'
import { keepUntilEnd, writeAside } from './sheets.ts'

/**
 * Prints sheets through the dialog of the system, one after another, from a window that is never shown. Fits
 * `desk.print` of the Program.
 * @returns false where the player thinks better of it.
 */
export async function printSheets(sheets: readonly DrawnSheet[]): Promise<boolean> {
  for (const { name, bytes } of sheets) {
    const { folder, path } = await writeAside(name, bytes)
    const trouble = await printFile(path)
    // What the system could not print, the player may yet print by hand: it goes when the program ends.
    if (trouble === null || trouble === 'cancelled') removeTemporary(folder)
    else keepUntilEnd(folder)
    if (trouble === 'cancelled') return false
    if (trouble !== null) await sayNotPrinted(path, trouble)
  }
  return true
}

/**
 * The window holds nothing but our own PDF: no preload, no Node; the viewer that draws it is a part of Chromium.
 * @returns null when it was printed, `cancelled`, or what the system says went wrong.
 */
async function printFile(path: string): Promise<string | null> {
  const window = new BrowserWindow({
    show: false,
    title: 'Short-Timer',
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, plugins: true },
  })
  try {
    await window.loadURL(pathToFileURL(path).href)
    return await new Promise((resolve) => {
      window.webContents.print({ silent: false, printBackground: true }, (success, reason) => {
        resolve(success ? null : /cancel/i.test(reason) ? 'cancelled' : reason)
      })
    })
  } finally {
    window.destroy()
  }
}
