import { promises as disk } from 'node:fs'
import { dirname, join } from 'node:path'
import { cannotSync } from './durable.ts'
import { errorCode, foreignFolder, nameTaken } from './errors.ts'
import { markIn } from './fileMark.ts'
import { outlived, type Outlook, type Worth } from './retention.ts'
import { readName, type SnapshotName } from './snapshotNames.ts'
import { drawerOf, snapshotsName, unlikeWritten } from './snapshots.ts'
import type { StoredSystem } from './types.ts'
import { worthOfBytes } from './worth.ts'
import { draftOf, isDraft, leftBehind } from './writeNewFile.ts'

// What lies on a disk that may not answer, a network's above all, is asked for here, and nobody stands still meanwhile.

/** A snapshot on its way to a drawer elsewhere. */
export interface FarCopy {
  readonly campaign: string
  readonly bytes: Buffer
  /** Its name, or what names it beside those that lie there. */
  readonly name: SnapshotName | ((there: readonly SnapshotName[]) => SnapshotName)
  /** By what it is read again. */
  readonly system: StoredSystem
  /** ISO time. */
  readonly now: string
  readonly monthOf?: Outlook['monthOf']
}

/**
 * Copies a snapshot into the drawer of another folder; there the same are dropped as here (`retention.ts`), once it has been
 * read again. A copy there that is spoilt is replaced.
 * @returns false where it lies there already, and is whole.
 * @throws StoreError `name-taken` where one of its name lies there that cannot be read just now, `disk-fault` where the disk
 *   does not give it back; else the system's error. Then none was dropped.
 */
export async function copyFar(
  to: string,
  { campaign, bytes, system, now, monthOf, ...copy }: FarCopy,
): Promise<boolean> {
  const drawer = join(to, snapshotsName, drawerOf(campaign))
  await makeFarFolder(drawer)
  const there = await snapshotsIn(drawer)
  const name = typeof copy.name === 'function' ? copy.name(there) : copy.name
  const path = join(drawer, name.snapshot)
  const worth = ({ snapshot, depth }: SnapshotName) => worthFar(join(drawer, snapshot), system, depth)
  const others = there.filter(({ snapshot }) => snapshot !== name.snapshot)
  if (others.length < there.length) {
    const found = await worth(name)
    if (found === 'good') return false
    if (found === 'unsure') throw nameTaken(path)
    await disk.rm(path)
  }
  await writeFar(path, bytes)
  const found = worthOfBytes(path, await disk.readFile(path), system, name.depth)
  if (found === 'spoilt') {
    await disk.rm(path, { force: true })
    throw unlikeWritten()
  }
  await sweepFar(drawer, new Date(now).getTime())
  if (found === 'unsure') return true
  for (const { snapshot } of await outlivedFar([...others, name], name, worth, monthOf))
    await disk.rm(join(drawer, snapshot), { force: true })
  return true
}

/** Makes a folder in one that is there, where it is not. @throws StoreError `file-busy` for a link or a file; the system's error. */
export async function makeFarFolder(path: string): Promise<void> {
  try {
    await disk.mkdir(path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    if (!(await disk.lstat(path)).isDirectory()) throw foreignFolder(path)
    return
  }
  await syncFar(dirname(path))
}

async function snapshotsIn(drawer: string): Promise<SnapshotName[]> {
  const entries = await disk.readdir(drawer, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).flatMap(({ name }) => readName(name) ?? [])
}

/** Whether others are whole is asked only of those on which it depends: each answer may lead to further questions. */
async function outlivedFar(
  all: readonly SnapshotName[],
  written: SnapshotName,
  worth: (one: SnapshotName) => Promise<Worth>,
  monthOf: Outlook['monthOf'],
): Promise<SnapshotName[]> {
  const known = new Map<SnapshotName, Worth>()
  for (;;) {
    const asked: SnapshotName[] = []
    const answer = (one: SnapshotName) => {
      const found = known.get(one)
      if (found === undefined) asked.push(one)
      return found ?? 'unsure'
    }
    const gone = outlived(all, written, { worth: answer, monthOf })
    if (asked.length === 0) return gone
    for (const one of asked) known.set(one, await worth(one))
  }
}

/** Snapshots that were found whole, with what changes as soon as anybody writes to them. */
const whole = new Map<string, string>()

async function worthFar(path: string, system: StoredSystem, depth: number | null): Promise<Worth> {
  try {
    const mark = markIn(await disk.stat(path, { bigint: true }))
    if (whole.get(path) === mark) return 'good'
    const found = worthOfBytes(path, await disk.readFile(path), system, depth)
    if (found === 'good') whole.set(path, mark)
    return found
  } catch {
    return 'unsure'
  }
}

/** Afterwards the file is there complete, or not at all. */
async function writeFar(path: string, bytes: Buffer): Promise<void> {
  const draft = draftOf(path)
  try {
    await disk.rm(draft, { force: true })
    const file = await disk.open(draft, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await disk.rename(draft, path)
  } catch (error) {
    // What cannot be removed now goes with the next sweep.
    await disk.rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFar(dirname(path))
}

async function syncFar(folder: string): Promise<void> {
  try {
    const handle = await disk.open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!cannotSync.test(errorCode(error))) throw error
  }
}

async function sweepFar(drawer: string, now: number): Promise<void> {
  for (const name of (await disk.readdir(drawer)).filter(isDraft)) {
    const path = join(drawer, name)
    if (now - (await disk.stat(path)).mtimeMs > leftBehind) await disk.rm(path, { force: true })
  }
}
