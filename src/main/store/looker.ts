import { existsSync, statSync, type BigIntStats } from 'node:fs'
import { dirname } from 'node:path'
import { doAtOnce } from '../engine/work.ts'
import type { StoreErrorCode } from './errorCode.ts'
import { faultOf, isLocked, StoreError, translated, unreadable, unsound } from './errors.ts'
import { markIn } from './fileMark.ts'
import { lookInto } from './look.ts'
import type { TourFile } from './tourFile.ts'
import type { StoredSystem, TourInfo } from './types.ts'

/** What was seen of a file: a tour, or the reason why it cannot be read. */
export interface Looked<Card> {
  readonly bytes: number
  /** ISO time of the file's last change. */
  readonly modified: string
  readonly tour: { readonly info: TourInfo; readonly card: Card; readonly older: boolean } | null
  /** `internal` where nobody foresaw the reason; `locked` where another process held the file at that moment. */
  readonly error: {
    readonly code: StoreErrorCode | 'internal'
    readonly message: string
    readonly locked: boolean
  } | null
}

type Failed = Pick<Looked<never>, 'tour' | 'error'>

/** Looks into files, and remembers what it saw for as long as they stay as they are. */
export interface Looker<Card> {
  /**
   * @param again also looks anew at what may have passed: a locked file, a failing disk.
   * @returns null when the file is not there. Never throws for anything that is wrong with one file.
   */
  look(path: string, again?: boolean): Looked<Card> | null
  /** Takes what turned out only when the file was opened: that its pages do not fit together. */
  readonly refused: (path: string, error: StoreError) => void
  /** Forgets what was seen of a file, however little time has passed since. */
  forget(path: string): void
  /** Forgets the files of a folder but these. */
  keepOnly(folder: string, paths: ReadonlySet<string>): void
}

/** Faults that lie in the file itself; all others may be over the next time. */
const lasting: ReadonlySet<StoreErrorCode | 'internal'> = new Set<StoreErrorCode | 'internal'>([
  'damaged',
  'not-a-tour',
  'newer-version',
  'internal',
])

/**
 * @param read what is wanted of each tour; it must not keep the file.
 * @param log takes what nobody foresaw.
 * @param look opens a file; tests count.
 */
export function openLooker<Card>(
  systems: readonly StoredSystem[],
  read: (tour: TourFile) => Card,
  log: (error: unknown) => void,
  look = lookInto,
): Looker<Card> {
  const known = new Map<string, { readonly mark: string; readonly looked: Looked<Card> }>()

  const failed = (error: unknown, path: string): Failed => {
    const known = translated(error, path)
    if (known instanceof StoreError)
      return { tour: null, error: { code: known.code, message: known.message, locked: isLocked(known) } }
    log(error)
    return { tour: null, error: { code: 'internal', message: unreadable(path), locked: false } }
  }
  const lookNow = (path: string): Pick<Looked<Card>, 'tour' | 'error'> => {
    try {
      const { seen, older } = look(path, systems, (tour) => ({ info: tour.info(), card: readOrFault(tour, read) }))
      return { tour: { ...seen, older }, error: null }
    } catch (error) {
      return failed(error, path)
    }
  }
  const lookAt = (path: string, again: boolean): Looked<Card> | null => {
    const stat = statSync(path, { throwIfNoEntry: false, bigint: true })
    if (!stat) {
      known.delete(path)
      return null
    }
    const mark = markOf(path, stat)
    const before = known.get(path)
    const isPassing = again && before?.looked.error != null && !lasting.has(before.looked.error.code)
    if (before?.mark === mark && !isPassing) return before.looked
    const looked = { ...sizeOf(stat), ...lookNow(path) }
    known.set(path, { mark, looked })
    return looked
  }
  return {
    look(path, again = false) {
      try {
        return lookAt(path, again)
      } catch (error) {
        // Not even its size can be asked for.
        return { bytes: 0, modified: new Date(0).toISOString(), ...failed(error, path) }
      }
    },
    refused(path, { code, message }) {
      const stat = lasting.has(code) && statSync(path, { throwIfNoEntry: false, bigint: true })
      if (!stat) return
      known.set(path, {
        mark: markOf(path, stat),
        looked: { ...sizeOf(stat), tour: null, error: { code, message, locked: false } },
      })
    },
    forget(path) {
      known.delete(path)
    },
    keepOnly(folder, paths) {
      for (const path of known.keys()) if (dirname(path) === folder && !paths.has(path)) known.delete(path)
    },
  }
}

/**
 * Reads of a tour what its card tells. Where nobody foresaw why that cannot be done, the file is looked over: most likely
 * it is not what it should be.
 * @throws StoreError `damaged`, then; else whatever the reading throws.
 */
export function readOrFault<Card>(tour: TourFile, read: (tour: TourFile) => Card): Card {
  try {
    return read(tour)
  } catch (error) {
    if (faultOf(error)) throw error
    const [found] = doAtOnce(tour.faults())
    throw found ? unsound(tour.path, found.message, error) : error
  }
}

const sizeOf = ({ size, mtime }: BigIntStats) => ({ bytes: Number(size), modified: mtime.toISOString() })

/** @returns what changes whenever the file does: a commit under way, or left half written, shows by its journal. */
const markOf = (path: string, stat: BigIntStats): string => `${markIn(stat)} ${existsSync(`${path}-journal`)}`
