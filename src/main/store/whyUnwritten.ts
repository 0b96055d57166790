import { closeSync, openSync } from 'node:fs'
import { errorCode, readOnly, StoreError, translated } from './errors.ts'

/** What systems say of a file that is there, and may not be written. */
const mayNotWrite = /^E(ACCES|PERM|ROFS)$/

/**
 * SQLite opens a file to read where it cannot open it to write, whatever the reason, and says "read-only" later; one that
 * may not be written any more while it is open it takes for a disk that fails. So the system is asked, which knows better.
 * Call it where this process has no transaction on the file: closing any handle drops its locks.
 *
 * @param error for which something could not be written.
 * @returns the refusal as the system has it; the error itself where the system has nothing against writing, or it is another.
 */
export function whyUnwritten(error: unknown, path: string): unknown {
  if (!(error instanceof StoreError) || (error.code !== 'read-only' && error.code !== 'disk-fault')) return error
  try {
    closeSync(openSync(path, 'r+'))
    return error
  } catch (other) {
    if (mayNotWrite.test(errorCode(other))) return readOnly(path)
    const known = translated(other, path)
    return known instanceof StoreError && known.code === 'disk-fault' ? known : error
  }
}
