import { closeSync, fsyncSync, ftruncateSync, lstatSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { partOf, type Work } from '../engine/work.ts'
import { damaged, refusing } from './errors.ts'
import { moveNumbered, safeName, titleOf } from './fileNames.ts'
import { unlogged } from './header.ts'
import { filesOfOwn, ownFolder } from './ownFolder.ts'
import { leftBehind, sweepDrafts } from './writeNewFile.ts'

/** What became of the bytes of a file: those that are to lie in the library, and whatever else was found. */
export interface Read {
  readonly bytes: Buffer
}

/** A file that is on its way into the library, under a name that no listing shows. */
export interface Incoming<R extends Read> {
  /** Adds the next bytes. @returns how many there are now. Throws StoreError `damaged` for more than were announced. */
  readonly add: (bytes: Uint8Array) => number
  /**
   * Has it looked over, and gives it its name.
   * @returns the work, and from it where it lies, and what was found. Throws StoreError, and what `read` throws.
   */
  readonly finish: () => Work<CameIn<R>>
  /** Leaves nothing of it, unless it has its name already. */
  readonly drop: () => void
}

/** A file that has come into the library. */
export interface CameIn<R extends Read> {
  readonly path: string
  readonly read: R
  /** Another program had set it to a write-ahead log: what lay in that is not in it. */
  readonly wasLogged: boolean
}

/** What is announced of an incoming file. */
export interface Announced<R extends Read> {
  /** Of the file. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** A uuid, for the file on its way. */
  readonly id: string
  /** In milliseconds. */
  readonly now: number
  /** Makes sure that it is a tour, or makes the file of one of it. Throws what is to be said of any other. */
  readonly read: (name: string, bytes: Buffer) => Work<R>
}

/** The folder of the library for what is on its way into it. */
export const incomingName = '.incoming'
/** How much is read at a time, in bytes. */
const readAtOnce = 4_000_000

/**
 * Begins to take a file in.
 * @param library folder that it goes to.
 * @throws StoreError `disk-full`, `read-only`, `file-busy`; then nothing is left of it.
 */
export function receive<R extends Read>(library: string, { name, size, id, now, read }: Announced<R>): Incoming<R> {
  const path = join(library, incomingName, id)
  const file = refusing(name, () => {
    ownFolder(library, incomingName)
    sweepDrafts(library, now)
    sweepIncoming(library, now)
    return openSync(path, 'wx+')
  })
  let have = 0
  let open = true
  const close = () => {
    if (!open) return
    open = false
    closeSync(file)
  }
  const drop = () => {
    close()
    rmSync(path, { force: true })
  }
  return {
    drop,
    add(bytes) {
      if (have + bytes.length > size) throw damaged(name, 'it is longer than it was said to be')
      refusing(name, () => {
        for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
      })
      return (have += bytes.length)
    },
    *finish() {
      if (have < size) throw damaged(name, `${size - have} of its ${size} bytes did not arrive`)
      const raw = yield* partOf(readAll(file, size, name), 0, 0.1)
      const came = unlogged(raw)
      const found = yield* partOf(read(name, came), 0.1, 1)
      const { bytes } = found
      refusing(name, () => {
        if (bytes !== raw) {
          ftruncateSync(file)
          for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at, at)
        }
        fsyncSync(file)
        close()
      })
      return { path: moveNumbered(library, safeName(titleOf(name)), path), wasLogged: came !== raw, read: found }
    },
  }
}

function* readAll(file: number, size: number, name: string): Work<Buffer> {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size;) {
    yield { done: at, of: size, what: `${name}: reading it again` }
    const read = refusing(name, () => readSync(file, bytes, at, Math.min(readAtOnce, size - at), at))
    if (read === 0) throw damaged(name, 'it was cut short on its way')
    at += read
  }
  return bytes
}

/** Removes what was on its way when a program was ended long ago. @param now in milliseconds. */
export function sweepIncoming(library: string, now: number): void {
  for (const { name } of filesOfOwn(library, incomingName)) {
    const path = join(library, incomingName, name)
    const since = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now
    if (now - since > leftBehind) rmSync(path, { recursive: true, force: true })
  }
}
