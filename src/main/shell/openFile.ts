import { basename, dirname, resolve } from 'node:path'
import { app } from 'electron'
import { packEnding } from '../../contract/packNames.ts'
import { tourPath } from '../../contract/pages.ts'
import type { RecentTours } from '../app/library/recentTours.ts'
import { sayNotOpened } from './dialogs.ts'
import type { HandedPacks } from './handedPacks.ts'
import type { Windows } from './window.ts'

/** What opening a file needs. */
export interface Opening {
  readonly windows: Pick<Windows, 'show' | 'open' | 'front'>
  readonly recent: RecentTours
  readonly packs: HandedPacks
  /** The library's folder. */
  readonly folder: string
}

const isTour = (path: string) => /\.tour$/i.test(path)
/** A pack, or a file of house rules as a game wrote them before there were packs. */
const isPack = (path: string) => packEnding.test(path)
const isOurs = (path: string) => isTour(path) || isPack(path)

/**
 * @param folder that the command was given in.
 * @returns the whole paths of a command line's files that are tours or packs.
 */
export const filesIn = (commandLine: readonly string[], folder: string): readonly string[] =>
  commandLine.filter((word) => !word.startsWith('-') && isOurs(word)).map((word) => resolve(folder, word))

/**
 * Opens tours where they lie, the first in the window in front, others in windows of their own. The player has named the
 * files himself, so from now on the page may ask for them. Packs are laid ready for the page in front, which shows each
 * before it is taken.
 */
export async function openFilesAt(
  { windows, recent, packs, folder }: Opening,
  files: readonly string[],
): Promise<void> {
  for (const path of files.filter(isPack)) {
    const why = await packs.add(path)
    if (why !== null) await sayNotOpened(path, why)
  }
  for (const [index, file] of files.filter(isTour).entries()) {
    const path = resolve(file)
    recent.note(path, new Date().toISOString())
    const campaign = dirname(path) === resolve(folder) ? basename(path) : path
    const place = tourPath(campaign)
    await (index === 0 ? windows.show(place) : windows.open(place))
  }
  if (windows.front() === null) await windows.open()
  // A page that has just been opened asks by itself.
  if (files.some(isPack)) windows.front()?.webContents.send('event', 'wish', { what: 'handed' })
}

/** Opens the files that the system hands over: by a double click on one, or dropped on the program's icon. */
export function openHandedFiles(open: (path: string) => void): void {
  app.on('open-file', (event, path) => {
    event.preventDefault()
    if (isOurs(path)) open(path)
  })
}
