import { chmodSync, copyFileSync, lstatSync } from 'node:fs'
import { basename, join } from 'node:path'
import { notFound, refusing, StoreError } from './errors.ts'
import { moveToNewFile, writeNewFile } from './writeNewFile.ts'

/** Ends the name of every campaign file. */
export const extension = '.tour'

/** In letters, and in bytes: with what stands before and behind it, a file's name has 255 on most disks. */
const longest = 80
const widest = 180
// Control characters, and what Windows refuses; a tour copied to another machine keeps its name.
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * Makes a player's title fit for any file system: "1/9: Bravo?" becomes "1 9 Bravo".
 * @returns a name without extension; never empty, hidden, or a path.
 */
export function safeName(title: string): string {
  const plain = title.normalize('NFC').replace(forbidden, ' ').replace(/\s+/g, ' ')
  const trimmed = cut(plain.replace(/^[. ]+/, '')).replace(/[. \p{Cs}]+$/u, '')
  if (trimmed === '') return 'Tour'
  return reserved.test(trimmed.split('.')[0]!.trim()) ? `${trimmed} tour`.replace('.', ' ') : trimmed
}

/** Of a tour's file, and of one that was saved as JSON; browsers number a second of one name. */
const endings = /\.tour( ?\(\d+\))?(\.json)?$|\.json$/i

/** @returns what a tour is called by the name of a file that comes from elsewhere. */
export const titleOf = (file: string): string => basename(file).replace(endings, '')

function cut(name: string): string {
  let fit = name.slice(0, longest)
  while (Buffer.byteLength(fit) > widest) fit = fit.slice(0, -1)
  return fit
}

/**
 * @param file name of a file in the folder, as a listing gave it.
 * @returns its path; it is a plain file that lies in this folder itself.
 * @throws StoreError `not-found`, also for anything that would leave the folder; `not-a-tour` for what is there and no
 * file of a campaign by its name or kind.
 */
export function pathInside(folder: string, file: string): string {
  const path = join(folder, file)
  const isPlain = file !== '' && basename(file) === file && !/[/\\\0]/.test(file) && !file.startsWith('.')
  const found = isPlain ? refusing(path, () => lstatSync(path, { throwIfNoEntry: false })) : undefined
  if (!found) throw notFound(file)
  if (!found.isFile() || !file.endsWith(extension)) throw noCampaignFile(file)
  return path
}

const noCampaignFile = (name: string) =>
  new StoreError(
    'not-a-tour',
    `${name} is not the file of a campaign, which is a plain file, no folder, link or device, and ends in ${extension}. Nothing was changed. Choose another file.`,
  )

/**
 * Writes a file under the name, or under the name with the first number that is free: "Bravo", "Bravo 2".
 * @returns the path it came to lie at.
 */
export const writeNumbered = (folder: string, name: string, bytes: Uint8Array): string =>
  underFreeName(folder, name, (path) => {
    writeNewFile(path, bytes)
  })

/** The same for a finished file of the same disk, which is moved. */
export const moveNumbered = (folder: string, name: string, from: string): string =>
  underFreeName(folder, name, (path) => {
    moveToNewFile(from, path)
  })

function underFreeName(folder: string, name: string, put: (path: string) => void): string {
  for (let number = 1; ; number++) {
    const path = join(folder, numbered(name, number))
    try {
      put(path)
      return path
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'name-taken')) throw error
    }
  }
}

/** Copies a file so that the copy can be written to, whatever the rights of the first. */
export function copyToWrite(from: string, to: string): void {
  copyFileSync(from, to)
  chmodSync(to, 0o644)
}

/** @returns "Bravo.tour", "Bravo 2.tour" and so on. */
export const numbered = (name: string, number: number): string =>
  `${number === 1 ? name : `${name} ${number}`}${extension}`
