import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Database from 'better-sqlite3'

/** Where the tours of older versions lie, a folder for each maker. */
export const archiveFolder = resolve(import.meta.dirname, '../archive')

/** @returns every tour of the archive: `4cdc41a/usmc`. */
export const archivedTours: readonly string[] = readdirSync(archiveFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tour.gz'))
  .map((file) => file.replace(/\.tour\.gz$/, '').replaceAll('\\', '/'))
  .sort()

const named = ['snoopin', 'bookgun'] as const

/** @returns whose tour it is: those of the first game go without its name. */
export const archivedGame = (name: string): (typeof named)[number] | 'fng' =>
  named.find((game) => name.startsWith(`${game}-`)) ?? 'fng'

/**
 * Unpacks a tour of the archive into a folder.
 * @param name as `archivedTours` has it.
 * @returns its path.
 */
export function unpackTour(name: string, folder: string): string {
  const path = join(folder, `${basename(name)}.tour`)
  writeFileSync(path, archivedBytes(name))
  return path
}

/** @returns a tour of the archive as its file was. */
export const archivedBytes = (name: string): Buffer => gunzipSync(readFileSync(join(archiveFolder, `${name}.tour.gz`)))

/** @returns the newest version of the rules of FNG of which the archive has a tour: what players have. */
export function newestArchivedRules(): number {
  const newest = archivedTours
    .filter((name) => archivedGame(name) === 'fng')
    .map((name) => {
      const file = new Database(archivedBytes(name))
      try {
        return file.prepare<[], number>('select max(rules_version) from entry').pluck().get()!
      } finally {
        file.close()
      }
    })
  return Math.max(...newest)
}
