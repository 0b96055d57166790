/** A tour that was opened lately. */
export interface RecentView {
  /** What to open it by. */
  readonly campaign: string
  readonly name: string
  /** Where it lies; null for the library's own folder. */
  readonly folder: string | null
  /** ISO time it was opened. */
  readonly at: string
  /** The file is no longer there. */
  readonly missing: boolean
}
