import { closeSync, openSync, readSync } from 'node:fs'
import { errorCode } from './errors.ts'

/** The row that says which campaign a file is lies on one of its first pages. */
const searched = 1_000_000

/**
 * Finds out which campaign a spoilt file is, without SQLite: its id stands in it as plain text, and nowhere else.
 * @param campaigns ids that it may be.
 * @returns null where it is none of these, says more than one, or cannot be read at all.
 */
export function whoIs(path: string, campaigns: readonly string[]): string | null {
  const text = firstBytes(path)
  const [is, ...others] = campaigns.filter((id) => text.includes(id))
  return is === undefined || others.length > 0 ? null : is
}

function firstBytes(path: string): Buffer {
  try {
    const file = openSync(path, 'r')
    try {
      const bytes = Buffer.alloc(searched)
      return bytes.subarray(0, readSync(file, bytes, 0, searched, 0))
    } finally {
      closeSync(file)
    }
  } catch (error) {
    // What the disk does not hand out tells nothing; a fault of ours is no answer.
    if (errorCode(error) === '') throw error
    return Buffer.alloc(0)
  }
}
