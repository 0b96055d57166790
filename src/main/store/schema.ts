import type { Generated } from 'kysely'

/** The meta tables of a tour file, as the newest migration leaves them. Times are ISO texts, flags 0 or 1. */
export interface Schema {
  campaign: Omit<CampaignTable, 'seal'> & { seal: Generated<string> }
  collection_schema: { collection: string; columns: string }
  entry: EntryTable
  entry_change: ChangeTable
  entry_line: LineTable
  pending: PendingTable
  picture: PictureTable
  /** SQLite's own: the largest id that an entry ever had. */
  sqlite_sequence: { name: string; seq: number }
}

/** One row. */
export interface CampaignTable {
  id: string
  name: string
  system: string
  seed: number
  /** The entry that the state stands at; null before the first. */
  head: number | null
  /** The first entry that redo goes to when the head is null. */
  redo: number | null
  created: string
  archived: number
  /** Over this row, the step under way and the entry it stands at: `seal.ts`. */
  seal: string
}

export interface EntryTable {
  id: Generated<number>
  parent: number | null
  depth: number
  step: string
  title: string
  /** When in the tour, for people: "Early March 1967". */
  moment: string
  input: string
  tape: string
  mode: string
  rules_version: number
  at: string
  /** The child last left by an undo. */
  redo: number | null
  /** Over all of it that never changes, with the hash of its parent: `chain.ts`. */
  hash: string
  /** What the tour came to by it: the sum of its rows. */
  state: string
  /** Over what else there is of it: its id and `redo`. */
  seal: string
}

/** `before` and `after` are rows as JSON. */
export interface ChangeTable {
  entry: number
  position: number
  collection: string
  row_id: number
  before: string | null
  after: string | null
}

export interface LineTable {
  entry: number
  position: number
  text: string
  about_collection: string | null
  about_id: number | null
  about_field: string | null
  rules_table: string | null
  table_row: number | null
  page: number | null
  faces: string | null
  target: number | null
  score: number | null
  modifiers: string | null
  /** Numbers by name, as JSON. */
  numbers: string | null
  by: string | null
  /** Name of the player who rolled or chose, where several play. */
  who: string | null
  picked: number
  secret: number
  /** What the table was by house rules, as JSON; null by the book. */
  house: string | null
}

/** A picture once, however often it is shown. */
export interface PictureTable {
  /** SHA-256 of the bytes, in hex. */
  hash: string
  mime: string
  bytes: Uint8Array
}

/** One row at most. `head` is the entry at which the step was begun. */
export interface PendingTable {
  id: number
  head: number | null
  step: string
  input: string
  answers: string
  mode: string
}
