import type { Answer } from '../engine/answers.ts'
import type { Line } from '../engine/lines.ts'
import type { RowMigration } from '../engine/migrations.ts'
import type { RosterRows } from '../engine/roster.ts'
import type { AnyState, Change, Collections } from '../engine/state.ts'

/** What the store needs to know of a game; every engine `System` fits. */
export interface StoredSystem {
  readonly id: string
  readonly title: string
  readonly collections: Collections
  readonly migrations?: readonly RowMigration[]
  readonly roster?: RosterRows
}

/** Id of a journal entry; null is the empty tour before the first. */
export type Place = number | null

/** What a file says of itself. */
export interface TourInfo {
  readonly id: string
  readonly name: string
  /** Id of the game's system. */
  readonly system: string
  readonly seed: number
  readonly head: Place
  /** Steps from the start to the head. */
  readonly depth: number
  /** ISO time, as handed in. */
  readonly created: string
  readonly archived: boolean
}

/** The state with where it stands: a commit names this head. */
export interface Loaded {
  readonly state: AnyState
  readonly head: Place
  readonly depth: number
}

/** What a step leaves in the journal. */
export interface NewEntry {
  readonly step: string
  readonly title: string
  /** When in the tour, for people: "Early March 1967". */
  readonly moment: string
  /** Plain JSON. */
  readonly input: unknown
  readonly tape: readonly Answer[]
  readonly lines: readonly Line[]
  readonly changes: readonly Change[]
  /** How dice came in: the app's word for it. */
  readonly mode: string
  readonly rulesVersion: number
  /** ISO time. */
  readonly at: string
}

/** A new entry with the head that the step was played from. */
export interface Commit extends NewEntry {
  readonly expectedHead: Place
}

/** Several entries put on top of an earlier one, in place of what follows it. */
export interface Branch {
  readonly expectedHead: Place
  readonly parent: Place
  readonly entries: readonly NewEntry[]
}

/** What a table of contents says of a journal entry. */
export interface Heading {
  readonly id: number
  readonly parent: Place
  /** 1 for the first. */
  readonly depth: number
  readonly step: string
  readonly title: string
  readonly moment: string
}

/** What of an entry never changes once it is written. */
export interface PastEntry extends Heading {
  readonly input: unknown
  readonly tape: readonly Answer[]
  readonly mode: string
  readonly rulesVersion: number
  readonly at: string
}

/** A journal entry without its changes and lines. */
export interface Entry extends PastEntry {
  /** The child that redo goes to. */
  readonly redo: Place
  /** Does it lie on the way from the start to the head? */
  readonly onPath: boolean
}

/** A line with where it stands in the journal. */
export interface JournalLine extends Line {
  readonly entry: number
  readonly depth: number
  readonly position: number
}

/** A page of the journal's lines, newest first. */
export interface LinePage {
  readonly lines: readonly JournalLine[]
  /** Hand it in to get the next page; null after the last. */
  readonly next: LineCursor | null
}

/** The line before which a page begins. */
export interface LineCursor {
  readonly depth: number
  readonly position: number
}

/** The step under way, waiting for answers. */
export interface Pending {
  readonly step: string
  readonly input: unknown
  readonly answers: readonly Answer[]
  readonly mode: string
}
