import type { CampaignCard } from './campaign.ts'
import type { ChangeView } from './journal.ts'

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
  /** A file of its name is in the library, and cannot be read: nobody can tell whether that is it. */
  | 'unsure'
  | 'deleted'
  /** Its file went without the program's doing. */
  | 'gone'

/** A tour of which the program keeps copies. */
export interface KeptTourView {
  readonly name: string
  readonly fate: Fate
  /** The tour's file in the library, the good one where there are several; null where it has none. */
  readonly campaign: string | null
  /** Files of the library that cannot be read and are known to be this tour: a copy may take their place. */
  readonly broken: readonly string[]
  /** Files that cannot be read and may be this tour, for they have its name: a copy goes beside them only. */
  readonly mayBe: readonly string[]
  /** Newest first; where a file cannot be read, what is of another file comes last. */
  readonly copies: readonly KeptCopyView[]
}

/** A copy of a tour that can be restored. */
export interface KeptCopyView {
  /** What to restore it by. */
  readonly copy: string
  readonly kind: SnapshotView['occasion'] | 'deleted' | 'update'
  /** The moment that a snapshot was kept at: "Early April 1967"; empty of other copies. */
  readonly label: string
  /** ISO time it was kept, or last played. */
  readonly at: string
  /** The turn that the tour stands in: "Early April 1967"; empty where it has not begun yet. */
  readonly date: string
  /** What the game was at, in words: "Next: test for contact". */
  readonly moment: string
  /** Why it cannot be read; null for a good one. */
  readonly error: string | null
  readonly bytes: number
  /** ISO time since when it has lain there. */
  readonly since: string
  /** Where its campaign lies in several files: those that can be read and that it is of. Left out where it is of all, or of none. */
  readonly of?: readonly string[]
}

/** What came of erasing copies. */
export interface ErasedView {
  readonly copies: number
  readonly bytes: number
}

export interface KeptView {
  /** Those that are not in order first. */
  readonly tours: readonly KeptTourView[]
  /** Journals of other files that were put aside; left out where there are none. They can only be erased. */
  readonly asides?: readonly Pick<KeptCopyView, 'copy' | 'bytes' | 'since'>[]
}

/** How far a tour, or a copy of it, has come. */
export interface StandingView {
  /** The moment of the game: "Early April 1967"; empty where it has not begun. */
  readonly date: string
  /** How many journal entries lead to where it stands. */
  readonly entries: number
  /** ISO time of the last of them; that of its making where there is none. */
  readonly at: string
}

/** A copy beside what its tour holds, or what comes nearest to that. */
export interface ComparedView {
  readonly copy: StandingView
  /** Null where nothing else of the tour can be read. */
  readonly other: StandingView | null
  /** What the other is: the tour itself, or the copy that has come farthest. */
  readonly with: 'tour' | 'copy'
  /** The file of the tour that it is, where there are several. */
  readonly file?: string
  /** How many entries, from the start, both have. */
  readonly shared: number
  /** How the copy stands differently from the other, in plain words; null where players keep something from each other. */
  readonly outcome: readonly ChangeView[] | null
}

/** What restoring the latest snapshot of a campaign for trial has come to. */
export interface ProofView {
  /** ISO time of the trial. */
  readonly at: string
  /** The moment of the game that the snapshot holds. */
  readonly date: string
  readonly entries: number
  /** How many men it has had, or what there is in their place. */
  readonly roster: number
  /** What one of these is called where it is not one man: "unit". */
  readonly called?: string
  /** Does the campaign's journal hold the entry that the snapshot ends with? If not, they could not be compared. */
  readonly inJournal: boolean
  /** What was wrong, a sentence; null for a snapshot that came back whole. */
  readonly fault: string | null
}

/** The second folder that snapshots are copied to. */
export interface ElsewhereView {
  /** Its whole path; null where none was chosen. */
  readonly folder: string | null
  /** It lies on the disk of the library, and is lost with it. */
  readonly sameDisk: boolean
  /** The copy that went there last; null where none has. */
  readonly last: { readonly at: string; readonly name: string; readonly label: string } | null
  /** Why the last try came to nothing, without a full stop; null where it did not. */
  readonly fault: { readonly at: string; readonly what: string } | null
  /** Which folder was chosen can no longer be read: no copy goes there. */
  readonly lost?: true
  /** Can this door ask the player for a folder? */
  readonly mayChoose: boolean
}

/** What came of copying the newest snapshot of each campaign to the second folder. */
export interface CopiedView {
  readonly copied: number
  /** How many were there already. */
  readonly there: number
  /** How many campaigns have none yet. */
  readonly without: number
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

/** What came of bringing a file in. */
export interface BroughtInView {
  /** The tour's file in the library. */
  readonly campaign: string
  /** Nothing was found that should not be. */
  readonly sound: boolean
  /** What the player is told at once: what was found, or what older rules played; null where there is nothing to tell. */
  readonly told: string | null
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
