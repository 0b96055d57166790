import { statSync, type BigIntStats } from 'node:fs'
import { refusing } from './errors.ts'

/** @returns what changes whenever anybody writes to a file; empty where there is none. */
export const fileMark = (path: string): string =>
  refusing(path, () => {
    const found = statSync(path, { throwIfNoEntry: false, bigint: true })
    return found ? markIn(found) : ''
  })

/** The same of a file that has been asked for already. */
export const markIn = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [dev, ino, size, mtimeNs, ctimeNs].join(' ')
