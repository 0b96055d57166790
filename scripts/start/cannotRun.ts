import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { cacheFolder, endedBy } from './child.ts'

const note = join(cacheFolder, 'electron-cannot-run.txt')

/** How soon an Electron ends that cannot start at all, in milliseconds. */
const atOnce = 10_000
/** What ends a program because somebody wished it. */
const wished = (['SIGHUP', 'SIGINT', 'SIGTERM', 'SIGKILL'] as const).map((signal) => endedBy(constants.signals[signal]))

/**
 * @param code of its end, as a shell counts: 126 and 127 for what could not be run at all, above that the signal.
 * @param after how long it ran, in milliseconds.
 * @returns what this end says of Electron: it `ran`; it `ended` so soon and with such a code that the browser had better
 *   take over, this time; it died before it was there, so that it `cannot` run: a library is missing, say, or its sandbox
 *   is forbidden.
 */
export function verdictOf(code: number, after: number): 'ran' | 'ended' | 'cannot' {
  if (code === 0 || after > atOnce || wished.includes(code)) return 'ran'
  return code >= 126 ? 'cannot' : 'ended'
}

/** Remembers that this version of Electron does not run on this machine, so that the next start does not try. */
export function rememberCannotRun(version: string, file = note): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, version)
}

/** Forgets it. */
export function forgetCannotRun(file = note): void {
  rmSync(file, { force: true })
}

/** @returns why Electron is not tried, or null. */
export function whyNotTried(version: string, file = note): string | null {
  try {
    if (readFileSync(file, 'utf8') !== version) return null
  } catch {
    return null
  }
  return 'Electron could not run on this machine before. `npm start -- --electron` tries again.'
}
