/** What a column that may not be null holds in rows that were written before there was one. */
export type Meant = string | number | boolean

/**
 * Brings the rows of a collection, as an older version of a game wrote them, to the columns of today: those of the state
 * and those in the entries of the journal, so that undo, redo and replay still fit. What it says holds wherever the file
 * has the columns it drops, or lacks those it adds; a shipped one never changes.
 */
export interface RowMigration {
  readonly collection: string
  /** Columns that are gone. Only such as said nothing that does not stand elsewhere. */
  readonly drops: readonly string[]
  /** Columns that may not be null, with what older rows have meant. */
  readonly adds: Readonly<Record<string, Meant>>
}
