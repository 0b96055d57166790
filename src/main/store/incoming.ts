import { closeSync, fsyncSync, lstatSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Work } from '../engine/work.ts'
import { damaged, refusing } from './errors.ts'
import { moveNumbered, safeName } from './fileNames.ts'
import { openTourBytes } from './openTour.ts'
import { ownFolder } from './ownFolder.ts'
import type { StoredSystem } from './types.ts'
import { leftBehind, sweepDrafts } from './writeNewFile.ts'

/** A file that is on its way into the library, under a name that no listing shows. */
export interface Incoming {
  /** Adds the next bytes. @returns how many there are now. Throws StoreError `damaged` for more than were announced. */
  readonly add: (bytes: Uint8Array) => number
  /**
   * Checks that the file is whole and a tour, and gives it its name; its bytes stay as they came.
   * @returns the work, and from it the path. Throws StoreError as `openTourFile` does.
   */
  readonly finish: () => Work<string>
  /** Leaves nothing of it, unless it has its name already. */
  readonly drop: () => void
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
}

/** The folder of the library for what is on its way into it. */
export const incomingName = '.incoming'
/** How much is read at a time, in bytes. */
const readAtOnce = 4_000_000

/** Begins to take a file in. @param library folder that it goes to. */
export function receive(
  library: string,
  { name, size, id, now }: Announced,
  systems: readonly StoredSystem[],
): Incoming {
  const folder = ownFolder(library, incomingName)
  const path = join(folder, id)
  const file = refusing(path, () => {
    sweepDrafts(library, now)
    sweep(folder, now)
    return openSync(path, 'wx+')
  })
  let have = 0
  let open = true
  const close = () => {
    if (open) closeSync(file)
    open = false
  }
  const drop = () => {
    close()
    rmSync(path, { force: true })
  }
  return {
    drop,
    add(bytes) {
      if (have + bytes.length > size) throw damaged(name, 'it is longer than it was said to be')
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
      return (have += bytes.length)
    },
    *finish() {
      if (have < size) throw damaged(name, `${size - have} of its ${size} bytes did not arrive`)
      const bytes = yield* readAll(file, size, name)
      yield { done: size, of: size, what: `${name}: checking it` }
      openTourBytes(name, bytes, systems).connection.close()
      fsyncSync(file)
      close()
      return moveNumbered(library, safeName(name), path)
    },
  }
}

function* readAll(file: number, size: number, name: string): Work<Buffer> {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size;) {
    yield { done: at, of: size, what: `${name}: reading it again` }
    const read = readSync(file, bytes, at, Math.min(readAtOnce, size - at), at)
    if (read === 0) throw damaged(name, 'it was cut short on its way')
    at += read
  }
  return bytes
}

/** Removes what was on its way when a program was ended long ago. */
function sweep(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const since = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now
    if (now - since > leftBehind) rmSync(path, { recursive: true, force: true })
  }
}
