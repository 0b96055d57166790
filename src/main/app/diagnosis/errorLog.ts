import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { filesOfOwn, ownFolder } from '../../store/ownFolder.ts'
import { errorLine } from './errorLine.ts'
import { version } from './version.ts'

/** Takes errors that nobody foresaw. @param where they were met: a procedure, a part of the program. */
export type Log = (error: unknown, where: string) => void

/** The folder of the library that holds the log, and its files: the one that is written to, and the one before it. */
export const logName = '.log'
const current = 'errors.log'
const before = 'errors.1.log'

/** How large the file may grow before another is begun, in bytes. */
export const mostBytes = 200_000

/** What a program calls the places where it meets errors. Anything else might be somebody's. */
const place = /^[\w.:/-]+( [\w.:/-]+){0,5}$/

/**
 * The one door to the log, a text file beside the library: errors with place, time and version of the program, and
 * nothing of any campaign (`errorLine`). It is never sent anywhere. Nobody is kept from anything by it: where it cannot be
 * written, on a medium that is read-only, the error is only told.
 *
 * @param library folder of the tours; one that is not there is not made.
 * @param now the time.
 * @param tell shows an error whole to whoever watches: the console.
 * @returns the function that logs.
 */
export function openErrorLog(library: string, now: () => Date, tell: Log): Log {
  return (error, where) => {
    tell(error, where)
    const at = now().toISOString()
    if (!existsSync(library)) return
    try {
      write(library, `${at} ${version} [${place.test(where) ? where : 'elsewhere'}] ${errorLine(error)}\n`)
    } catch (trouble) {
      tell(trouble, 'log')
    }
  }
}

/**
 * @param count how many at most.
 * @returns the last lines of the log, the newest last; none where there is no log.
 */
export function lastErrors(library: string, count: number): readonly string[] {
  const files = filesOfOwn(library, logName)
    .filter((entry) => entry.isFile() && [current, before].includes(entry.name))
    .map(({ name }) => name)
  return [before, current]
    .filter((name) => files.includes(name))
    .flatMap((name) => readFileSync(join(library, logName, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .slice(-count)
}

function write(library: string, line: string): void {
  const folder = ownFolder(library, logName)
  const path = join(folder, current)
  // A link in its place would lead out of the library. Windows knows no such flag, nor such links for everybody.
  const flags = constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | (constants.O_NOFOLLOW || 0)
  const file = openSync(path, flags, 0o600)
  try {
    writeSync(file, line)
    if (fstatSync(file).size < mostBytes) return
  } finally {
    closeSync(file)
  }
  renameSync(path, join(folder, before))
}
