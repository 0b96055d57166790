/** One thing that is played in two ways. */
export interface DifferenceRow {
  readonly title: string
  readonly page: number | null
  /** What of it; empty where the title says all. */
  readonly what: string
  readonly book: string
  readonly house: string
}
