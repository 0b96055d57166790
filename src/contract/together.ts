import type { AmendDifference } from './amend.ts'
import type { ChangeView } from './journal.ts'
import type { ComparedView } from './library.ts'

/** Two copies of one campaign, and what becomes of them. */

/** Another copy of a campaign, laid beside it. */
export interface TogetherView {
  /** What the other copy is called. */
  readonly name: string
  /** The other copy is the `copy`, the campaign the `other`. */
  readonly compared: ComparedView
  /** The last entry that lead to where both stand; null where they share none. */
  readonly parted: { readonly title: string; readonly date: string } | null
  /** How many entries the other copy holds that the campaign lacks, undone ones too. */
  readonly lacking: number
}

/** What came of laying another copy into a campaign. */
export interface LaidView {
  /** How many entries came in. */
  readonly made: number
  /** Where the other copy stands, in this campaign's journal; null at the start. */
  readonly end: {
    readonly entry: number
    readonly title: string
    readonly date: string
    /** Does it lie on the way to where the campaign stands? Then there is no other branch. */
    readonly onPath: boolean
  } | null
}

/** What the steps of another branch come to, played where the campaign stands. */
export interface BranchReply {
  /** How many steps the branch has, from where it parts. */
  readonly steps: number
  /** How many of them are played: up to a question that none of their dice and choices answers, and what can be done. */
  readonly played: number
  /** The step that asks; null where none does. It and those after it are left. */
  readonly asks: { readonly title: string; readonly date: string } | null
  readonly differences: readonly AmendDifference[]
  /** How the tour stands differently from before. */
  readonly outcome: readonly ChangeView[]
  /** "Early March 1967": where the tour stands then. */
  readonly date: string
}
