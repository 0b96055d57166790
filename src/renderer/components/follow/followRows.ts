/** An act that follows from those before it. */
export interface FollowRow {
  readonly key: string
  readonly title: string
  /** What else is known of it, at the end of its line; null for nothing. */
  readonly detail: string | null
}

/** An act that has been played, or left out. */
export interface DoneRow {
  readonly key: string | number
  readonly title: string
  /** What came of it, in few words; empty where the title says it. */
  readonly outcome: string
  readonly dropped: boolean
}

/** @returns the key of the row so many places on from one, round the ends; null where there are none. */
export function rowFrom(rows: readonly FollowRow[], key: string | null, by: number): string | null {
  const at = rows.findIndex((row) => row.key === key)
  return rows[(at + by + rows.length) % rows.length]?.key ?? null
}
