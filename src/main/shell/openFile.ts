import { basename, dirname, resolve } from 'node:path'
import { app } from 'electron'
import { tourPath } from '../../contract/pages.ts'
import type { RecentTours } from '../app/library/recentTours.ts'
import type { Windows } from './window.ts'

/** What opening a file needs. */
export interface Opening {
  readonly windows: Pick<Windows, 'show' | 'open'>
  readonly recent: RecentTours
  /** The library's folder. */
  readonly folder: string
}

const isTour = (path: string) => /\.tour$/i.test(path)

/**
 * @param folder that the command was given in.
 * @returns the whole paths of a command line's files that are tours.
 */
export const toursIn = (commandLine: readonly string[], folder: string): readonly string[] =>
  commandLine.filter((word) => !word.startsWith('-') && isTour(word)).map((word) => resolve(folder, word))

/**
 * Opens tours where they lie, the first in the window in front, others in windows of their own. The player has named the
 * files himself, so from now on the page may ask for them.
 */
export async function openToursAt({ windows, recent, folder }: Opening, files: readonly string[]): Promise<void> {
  for (const [index, file] of files.entries()) {
    const path = resolve(file)
    recent.note(path, new Date().toISOString())
    const campaign = dirname(path) === resolve(folder) ? basename(path) : path
    const place = tourPath(campaign)
    await (index === 0 ? windows.show(place) : windows.open(place))
  }
}

/** Opens the tours that the system hands over: by a double click on one, or dropped on the program's icon. */
export function openHandedFiles(open: (path: string) => void): void {
  app.on('open-file', (event, path) => {
    event.preventDefault()
    if (isTour(path)) open(path)
  })
}
