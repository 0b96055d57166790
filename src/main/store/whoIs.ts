import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { errorCode } from './errors.ts'
import { markIn } from './fileMark.ts'

/** The row that says which campaign a file is lies on one of its first pages. */
const searched = 1_000_000

/** All that has the form of a campaign's id. */
const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** What stands in files that were searched before, with what changes as soon as anybody writes to them. */
const searchedBefore = new Map<string, { readonly mark: string; readonly ids: ReadonlySet<string> }>()

/**
 * Finds out which campaign a spoilt file is, without SQLite: its id stands in it as plain text, and nowhere else.
 * @param campaigns ids that it may be.
 * @returns null where it is none of these, says more than one, or cannot be read at all.
 */
export function whoIs(path: string, campaigns: readonly string[]): string | null {
  const ids = idsIn(path)
  const [is, ...others] = campaigns.filter((id) => ids.has(id))
  return is === undefined || others.length > 0 ? null : is
}

function idsIn(path: string): ReadonlySet<string> {
  try {
    const mark = markIn(statSync(path, { bigint: true }))
    const known = searchedBefore.get(path)
    if (known?.mark === mark) return known.ids
    const ids = new Set(firstBytes(path).toString('latin1').match(anyId))
    searchedBefore.set(path, { mark, ids })
    return ids
  } catch (error) {
    // What the disk does not hand out tells nothing; a fault of ours is no answer.
    if (errorCode(error) === '') throw error
    return new Set()
  }
}

function firstBytes(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(searched)
    return bytes.subarray(0, readSync(file, bytes, 0, searched, 0))
  } finally {
    closeSync(file)
  }
}
