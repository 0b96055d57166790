import { basename } from 'node:path'
import { app, BrowserWindow, dialog, shell } from 'electron'
import type { BroughtInView } from '../../contract/library.ts'
import type { Program } from '../app/program.ts'
import { bringIn } from './bringIn.ts'

const tours = [{ name: 'Short-Timer campaign', extensions: ['tour'] }]

/** Asks for a campaign file that is to be opened where it lies. @returns null when the player thinks better of it. */
export async function askForTour(): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog({
    title: 'Open a campaign',
    properties: ['openFile'],
    filters: tours,
  })
  return filePaths[0] ?? null
}

/** Asks for campaign files and copies them into the library, through the same checks as a file dropped on the window. */
export async function importTours(program: Program): Promise<void> {
  const { filePaths } = await dialog.showOpenDialog({
    title: 'Copy a campaign into the library',
    properties: ['openFile', 'multiSelections'],
    filters: tours,
  })
  for (const path of filePaths) {
    const reply = await bringIn(program, path)
    if (!reply.ok) {
      await say('error', `${basename(path)} was not copied.`, reply.error.message)
      continue
    }
    const { sound, told } = reply.value as BroughtInView
    if (told !== null) await say(sound ? 'info' : 'warning', `${basename(path)} was copied.`, told)
  }
}

/** Tells that no PDF viewer took a sheet, and where the sheet is. */
export async function sayNoViewer(path: string, trouble: string): Promise<void> {
  await say('warning', 'No program opened the sheet.', `It is saved as\n${path}\n\n${trouble}`)
  shell.showItemInFolder(path)
}

/** Asks where one sheet is to go. @param name that its file has unless the player gives another. */
export async function askForSheetPath(name: string): Promise<string | null> {
  const { filePath } = await dialog.showSaveDialog({
    title: 'Save the sheets',
    defaultPath: name,
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  })
  return filePath === '' ? null : filePath
}

/** Asks for the folder that several sheets are to go into. */
export async function askForFolder(): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog({
    title: 'Save the sheets into a folder',
    properties: ['openDirectory', 'createDirectory'],
  })
  return filePaths[0] ?? null
}

/** Asks for the folder that copies of snapshots go to. It is there already: one that is made would lie on this disk. */
export async function askForCopies(): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog({
    title: 'A second folder for copies',
    buttonLabel: 'Copy to here',
    properties: ['openDirectory'],
  })
  return filePaths[0] ?? null
}

/** Tells that a file which the system handed over was not opened. */
export const sayNotOpened = (path: string, why: string): Promise<void> =>
  say('error', `${basename(path)} was not opened.`, why)

/** Tells that a sheet was not printed, and where it is. */
export async function sayNotPrinted(path: string, trouble: string): Promise<void> {
  await say('warning', 'The sheets were not printed.', `They are saved as\n${path}\n\n${trouble}`)
  shell.showItemInFolder(path)
}

/** What Help > About shows. */
export const about = (folder: string): Promise<void> =>
  say(
    'info',
    `Short-Timer ${app.getVersion()}`,
    'A campaign manager for tabletop tours of duty in Vietnam, 1967-68.\n\n' + `Your campaigns are files in\n${folder}`,
  )

async function say(type: 'info' | 'warning' | 'error', message: string, detail: string): Promise<void> {
  const window = BrowserWindow.getFocusedWindow()
  const box = { type, title: 'Short-Timer', message, detail, buttons: ['OK'] }
  await (window ? dialog.showMessageBox(window, box) : dialog.showMessageBox(box))
}
