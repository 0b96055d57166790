import { closeSync, fsyncSync, ftruncateSync, lstatSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Work } from '../engine/work.ts'
import { damaged, refusing } from './errors.ts'
import { moveNumbered, safeName } from './fileNames.ts'
import { unlogged } from './header.ts'
import { openTourBytes } from './openTour.ts'
import { filesOfOwn, ownFolder } from './ownFolder.ts'
import type { StoredSystem } from './types.ts'
import { leftBehind, sweepDrafts } from './writeNewFile.ts'

/** A file that is on its way into the library, under a name that no listing shows. */
export interface Incoming {
  /** Adds the next bytes. @returns how many there are now. Throws StoreError `damaged` for more than were announced. */
  readonly add: (bytes: Uint8Array) => number
  /**
   * Checks that the file is whole and a tour, and gives it its name; its bytes stay as they came, but for what had to be
   * made a tour first.
   * @returns the work, and from it where it lies. Throws StoreError as `openTourFile` does, and what `read` throws.
   */
  readonly finish: () => Work<TakenIn>
  /** Leaves nothing of it, unless it has its name already. */
  readonly drop: () => void
}

/** A file that has come into the library. */
export interface TakenIn {
  readonly path: string
  /** Another program had set it to a write-ahead log: what lay in that is not in it. */
  readonly wasLogged: boolean
}

/** What is announced of an incoming file. */
export interface Announced {
  /** Of the tour, without folder or ending. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** A uuid, for the file on its way. */
  readonly id: string
  /** In milliseconds. */
  readonly now: number
  /** Makes the file of a tour of what is none. Left out: that is refused. */
  readonly read?: (name: string, bytes: Buffer) => Work<Buffer>
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
export function receive(
  library: string,
  { name, size, id, now, read }: Announced,
  systems: readonly StoredSystem[],
): Incoming {
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
      const bytes = yield* readAll(file, size, name)
      const isRead = read !== undefined && isText(bytes)
      const tour = isRead ? yield* read(name, bytes) : unlogged(bytes)
      yield { done: size, of: size, what: `${name}: checking it` }
      openTourBytes(name, tour, systems).connection.close()
      refusing(name, () => {
        if (tour !== bytes) {
          ftruncateSync(file)
          for (let at = 0; at < tour.length;) at += writeSync(file, tour, at, tour.length - at, at)
        }
        fsyncSync(file)
        close()
      })
      return { path: moveNumbered(library, safeName(name), path), wasLogged: !isRead && tour !== bytes }
    },
  }
}

/** Does it begin as JSON does? Any other text is no tour of any form. */
const isText = (bytes: Buffer): boolean => /^\uFEFF?\s*[{[]/.test(bytes.toString('utf8', 0, 64))

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
