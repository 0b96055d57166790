import type { About } from '../engine/lines.ts'
import type { AnyState, Change } from '../engine/state.ts'
import type { Work } from '../engine/work.ts'
import type { Broken } from './checkChain.ts'
import type { Finding } from './findings.ts'
import type { PictureMime, StoredPicture } from './pictures.ts'
import type { Found, OwnWords } from './search.ts'
import type { Beyond, LaidIn } from './together.ts'
import type {
  Branch,
  Commit,
  Entry,
  Heading,
  JournalLine,
  LineCursor,
  LinePage,
  Loaded,
  Pending,
  Place,
  StoredSystem,
  TourInfo,
} from './types.ts'
import type { Stop } from './walk.ts'

/**
 * An open campaign file. Every method is synchronous and all or nothing, and each looks at the file anew: another
 * process may have moved it on. All throw StoreError `file-busy` when the file stays locked, `damaged` when it is, and
 * `head-moved` when another was copied over it: then it is to be opened anew.
 */
export interface TourFile {
  readonly path: string
  readonly system: StoredSystem
  info(): TourInfo
  /** @returns the state where the head stands. Kept in memory until the head moves: never change it. */
  load(): Loaded
  /**
   * Writes a step: rows, journal entry, head; the step under way is forgotten.
   * @returns the new entry. Throws StoreError `head-moved`.
   */
  commit(commit: Commit): Entry
  /**
   * Puts entries on top of an earlier one: goes back to `parent`, then commits each. What followed stays off the path.
   * @returns the new entries. Throws StoreError `head-moved`, `not-found`.
   */
  appendBranch(branch: Branch): Entry[]
  /** @returns the entry undone, or null at the start. Throws `head-moved` when an expected head is given and is not it. */
  undo(expectedHead?: Place): Entry | null
  /** @returns the entry redone, or null when nothing was undone here. Throws as undo. */
  redo(expectedHead?: Place): Entry | null
  /** Goes to any place of the tree; undo and redo then walk from there. Throws `not-found`, `head-moved`. */
  moveHead(to: Place, expectedHead?: Place): void
  /** @returns the entries from the head backwards, as long as each is wanted. */
  back(isWanted: (entry: Entry) => boolean): Entry[]
  /** @returns the entries that redo would play one after another, as long as each is wanted. */
  ahead(isWanted: (entry: Entry) => boolean): Entry[]
  /** @returns the headings of the entries from the start to the head. Kept in memory: never change it. */
  contents(): readonly Heading[]
  /** @returns the headings of all entries, oldest first; `onPath` tells which lead to the head. */
  headings(): (Heading & { readonly onPath: boolean })[]
  /** @returns the entries on the path that changed a row, oldest first. */
  touching(row: Pick<About, 'collection' | 'id'>): Heading[]
  /** @returns the entries from the start to the head. Reads all of them: no view should need that. */
  entries(): Entry[]
  /** @returns these entries, oldest first. */
  entriesOf(ids: readonly number[]): Entry[]
  /** @returns all entries, in order of depth; `onPath` tells which lead to the head. Reads all of them. */
  allEntries(): Entry[]
  /** Throws StoreError `not-found`. */
  entry(id: number): Entry
  /** @returns the entries that follow a place directly, oldest first. */
  children(of: Place): Entry[]
  changes(entry: number): Change[]
  /** @returns what an entry did to a row; null where it left it alone. */
  changeOf(entry: number, row: Pick<About, 'collection' | 'id'>): Change | null
  lines(entry: number): JournalLine[]
  /** @returns the lines of several entries, by entry. */
  linesOf(entries: readonly number[]): ReadonlyMap<number, readonly JournalLine[]>
  /**
   * @returns the entries that hold all words of a text, on the path or off it; one that keeps something secret twice,
   * where its open words suffice. Null where the text holds no word at all.
   */
  search(text: string, ownWords: OwnWords): Found[] | null
  /** @returns the lines on the path about a row, or one field of it, newest first. */
  linesAbout(about: About): JournalLine[]
  /** @returns ids of the entries, on the path or off it, that have a line about a row. */
  entriesAbout(row: Pick<About, 'collection' | 'id'>): number[]
  /** @returns ids of the entries, on the path or off it, whose input names an id in a field. Looks into all inputs. */
  entriesNaming(field: string, id: number): number[]
  /** @returns a page of the lines on the path, newest first. */
  linePage(limit: number, from?: LineCursor | null): LinePage
  /** @returns the state as it was right after an entry, on the path or off it. Throws `not-found`. */
  stateAt(place: Place): AnyState
  /** @returns every entry from the start to the head, with the state right after it. Kept in memory: never change it. */
  walk(): readonly Stop[]
  /** @returns the step under way at this head; one begun elsewhere shows again when the head comes back to it. */
  pending(): Pending | null
  /** Keeps the step under way. Throws StoreError `head-moved`. */
  setPending(expectedHead: Place, pending: Pending): void
  clearPending(): void
  /** Keeps a picture for the story, whether or not any row shows it yet. @returns its hash, by which rows name it. */
  keepPicture(mime: PictureMime, bytes: Uint8Array): string
  /** @returns null where the file has no picture with this hash. */
  picture(hash: string): StoredPicture | null
  /** @returns the hashes of all entries, oldest first: the same entry has the same in every copy of the campaign. */
  hashes(): ReadonlyMap<number, string>
  /** @returns what this copy holds beyond those entries whose hashes are known. */
  beyond(known: ReadonlySet<string>): Beyond
  /**
   * Lays what another copy holds beyond this one into the journal, as branches. The tour stands where it stood.
   * Throws StoreError `not-found` for what is no copy of this campaign, `damaged` for what its hashes do not prove.
   */
  layIn(beyond: Beyond): LaidIn
  /** Changes the campaign's name, not the file's: see the library for both. */
  rename(name: string): void
  setArchived(archived: boolean): void
  /** @returns the whole file as it is at one moment. */
  bytes(): Buffer
  /** Looks the file over, as `checkTour` does. */
  faults(): Work<Finding[]>
  /**
   * Walks through the journal, some entries at a time, and ends early where the file is closed meanwhile.
   * @returns the first entry that is not as it was written, and how; rather one that did what it should not than one that
   *   only says so. Null where all are.
   */
  brokenEntry(): Work<Broken | null>
  /** @returns the seal of the file as it was opened, though another has its name by now: equal where a tour stands equally. */
  stood(): string
  /** Throws as all others where the file is not the one any more that was opened. */
  mustBeThis(): void
  close(): void
}
