import { accessSync, constants, statfsSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'
import { games } from '../../../games/games.ts'
import { rulesVersionOf } from '../../engine/corrections.ts'
import { newestVersion } from '../../store/migrations/migrations.ts'
import { version } from './version.ts'

/** @returns what runs here, and by which rules. @param browser what the page's browser calls itself. */
export function versionLines(browser: string | undefined): string[] {
  // Only in Electron are all of them there.
  const versions: Readonly<Record<string, string | undefined>> = process.versions
  const runtimes = { Electron: versions['electron'], Chromium: versions['chrome'], Node: versions['node'] }
  return [
    `Short-Timer ${version}`,
    Object.entries(runtimes)
      .flatMap(([name, number]) => (number === undefined ? [] : `${name} ${number}`))
      .join(', '),
    ...(browser === undefined || runtimes.Electron !== undefined ? [] : [`Browser: ${browser}`]),
    `Campaign files: version ${newestVersion}`,
    `Rules: ${games.map(({ contract, system }) => `${contract.id} ${rulesVersionOf(system)}`).join(', ')}`,
  ]
}

/** @returns what it runs on. @param library its folder is looked at, and not named. */
export function systemLines(library: string): string[] {
  const processors = cpus().length
  return [
    `${process.platform} ${release()}, ${process.arch}`,
    `${processors} ${processors === 1 ? 'processor' : 'processors'}, ${amount(totalmem())} of memory`,
    `Library: ${rightsOf(library)}, ${roomOf(library)}`,
  ]
}

function rightsOf(folder: string): string {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK)
    return 'can be read and written'
  } catch {
    return 'cannot be written'
  }
}

function roomOf(folder: string): string {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return `${amount(bavail * bsize)} free on its disk`
  } catch {
    return 'its disk does not tell how much is free'
  }
}

/** @returns bytes for people: "3.1 MB". */
export function amount(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return step === 0 ? `${bytes} bytes` : `${(bytes / 1000 ** step).toFixed(1)} ${units[step]!}`
}
