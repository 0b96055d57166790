import type { LineView } from './journal.ts'

/** Where a number comes from. */
export interface WhyView {
  /** What it means from here on: "Goes home at the end of late January 1968." */
  readonly summary: string | null
  /** The entries that made it, and those that rolled for it in vain, newest first. */
  readonly links: readonly WhyLink[]
}

/** An entry of the chain, or several of one kind in a row. */
export interface WhyLink {
  /** The newest of them. */
  readonly entry: number
  readonly title: string
  /** "Late August 1967". */
  readonly date: string
  /** How many entries, and when the first of them was; once, mostly. */
  readonly times: number
  readonly since: string
  /** What stood there before and after, in words; null where it stayed as it was. */
  readonly change: { readonly before: string | null; readonly after: string | null } | null
  readonly lines: readonly LineView[]
}
