import { sheetFileName } from '../../contract/page.ts'
import { keepSheet, writeSheet } from '../app/print/keepSheet.ts'
import type { DrawnSheet } from '../app/program.ts'
import { askForFolder, askForSheetPath } from './dialogs.ts'

/**
 * Asks where sheets are to go, a file for one and a folder for several, and writes them there. Fits `desk.save` of the
 * Program. In a folder no file is written over: a second of one name gets a number.
 * @returns false where the player thinks better of it.
 */
export async function saveSheets(sheets: readonly DrawnSheet[]): Promise<boolean> {
  const [first] = sheets
  if (first && sheets.length === 1) {
    const path = await askForSheetPath(sheetFileName(first.name))
    if (path === null) return false
    writeSheet(path, first.bytes)
    return true
  }
  const folder = await askForFolder()
  if (folder === null) return false
  for (const { name, bytes } of sheets) keepSheet(folder, sheetFileName(name), bytes)
  return true
}
