import type { CampaignCard } from './campaign.ts'

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

/** What became of a tour of which copies are kept. */
export type Fate =
  /** It is in the library, and can be read. */
  | 'here'
  /** Its file is in the library, and cannot be read. */
  | 'broken'
  | 'deleted'
  /** Its file went without the program's doing. */
  | 'gone'

/** A tour of which the program keeps copies. */
export interface KeptTourView {
  readonly name: string
  readonly fate: Fate
  /** The tour's file in the library; null where it has none. */
  readonly campaign: string | null
  /** Newest first. */
  readonly copies: readonly KeptCopyView[]
}

/** A copy of a tour that can be restored. */
export interface KeptCopyView {
  /** What to restore it by. */
  readonly copy: string
  readonly kind: SnapshotView['occasion'] | 'deleted' | 'update'
  /** ISO time it was kept, or last played. */
  readonly at: string
  /** The turn that the tour stands in: "Early April 1967"; empty where it has not begun yet. */
  readonly date: string
  /** What the game was at, in words: "Next: test for contact". */
  readonly moment: string
  /** Why it cannot be read; null for a good one. */
  readonly error: string | null
}

export interface KeptView {
  /** Those that are not in order first. */
  readonly tours: readonly KeptTourView[]
}

/** What came of restoring a copy. */
export interface RestoredView {
  /** The tour's file. */
  readonly campaign: string
  readonly name: string
  readonly date: string
  /** The file that could not be read was put aside: it is among the deleted ones now. */
  readonly putAside: boolean
  /** What the check found; empty for a sound file. */
  readonly findings: readonly string[]
  /** What playing the journal again came to; null where it could not be done. */
  readonly proof: {
    readonly entries: number
    /** How many of them older rules played, and come out differently by those of today. */
    readonly kept: number
    /** Where it came out differently, in words, though the rules of today had played it; null where it nowhere did. */
    readonly differs: string | null
  } | null
}

export interface LibraryView {
  /** The folder, for people. */
  readonly folder: string
  readonly campaigns: readonly CampaignCard[]
}

export interface SnapshotView {
  /** What to restore it by. */
  readonly copy: string
  /** Why it was kept: a turn ended; an entry was about to be amended; a pack was about to be taken. */
  readonly occasion: 'turn' | 'amendment' | 'import'
  readonly label: string
  readonly at: string
}
