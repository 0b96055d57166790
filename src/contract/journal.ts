import type { EntryTold } from './headline.ts'
import type { Answer } from './answers.ts'
import type { RolledTable } from './tables.ts'

/** The journal as it is shown: its entries, what they did, and the list of them. No rule is decided from these: they say what the rules decided. */

/** What a die shows, from 1 to its sides. Dice that say nothing of their sides have six. */
export type Face = number

/** A card as it is drawn. */
export interface CardView {
  /** What files call it: "KS". */
  readonly id: string
  /** "king of spades" */
  readonly name: string
  /** Of the usual deck; null of a joker, left out of a card of another kind. */
  readonly suit?: 'spades' | 'hearts' | 'diamonds' | 'clubs' | null
  /** 1 for an ace to 13 for a king. */
  readonly rank?: number | null
  readonly colour?: 'red' | 'black'
}

/** One line of the journal, for the player, with its "why". */
export interface LineView {
  readonly text: string
  /** The same in a few words, where the whole is for whoever reckons it again: the proof of a seal. */
  readonly brief?: string
  readonly about: { readonly collection: string; readonly id: number; readonly field: string | null } | null
  /** The table that was rolled on, with the row that came up. */
  readonly table: {
    readonly id: string
    readonly title: string
    readonly page: number | null
    readonly row: number | null
    /** What the row does, by its name in code; left out where no row came up. */
    readonly outcome?: string
    /** The table as it was rolled on, where that was by house rules; left out by the book. */
    readonly house?: RolledTable
  } | null
  readonly page: number | null
  readonly dice: readonly {
    readonly face: Face
    readonly sides?: number | undefined
    readonly passed: boolean | null
    /** It was taken off the sum. */
    readonly off?: true
  }[]
  /** The card that was dealt, where one was. */
  readonly card?: CardView
  readonly target: number | null
  /** What each die had to show: "A 5 or less passes"; left out of dice that no number was compared with. */
  readonly needs?: string
  readonly score: number | null
  /** What the dice came to, in words: "2 passed; then 4"; null where nothing was rolled. */
  readonly result: string | null
  readonly modifiers: readonly { readonly text: string; readonly effect: string }[]
  /** The numbers of the situation that bounds of the table's rows name: `{ REP: 4, m: 11 }`. */
  readonly numbers: Readonly<Record<string, number>>
  readonly by: 'program' | 'player' | null
  /** Name of the player who rolled or picked, where several play. */
  readonly who: string | null
  /** The player picked the row instead of rolling. */
  readonly picked: boolean
}

export interface EntryView {
  readonly id: number
  readonly depth: number
  readonly parent: number | null
  /** Procedure that made it: `toy.row`. */
  readonly step: string
  readonly title: string
  /** "Early March 1967", the turn it belongs to. */
  readonly date: string
  /** ISO time it was written. */
  readonly at: string
  /** False for entries that were undone or amended away. */
  readonly onPath: boolean
  /** Its input, as a program would send it. */
  readonly input: unknown
  /** Its tape: what it was told, dice by dice; hand a changed one in to amend it. */
  readonly answers: readonly Answer[]
  readonly lines: readonly LineView[]
  /** What came of it at a glance; only where the entry was asked for with it, as in the log of a battle. */
  readonly told?: EntryTold
}

/** What is odd about an entry, where anything is. */
export type JournalMark = 'undone' | 'replaced' | 'putRight' | 'correction'

/** An entry as a line of the journal's list. */
export interface JournalRow {
  readonly id: number
  readonly depth: number
  readonly step: string
  readonly title: string
  readonly date: string
  readonly onPath: boolean
  readonly here: boolean
  /** The line that was looked for, else its first. */
  readonly text: string
  readonly marks: readonly JournalMark[]
  /** Who rolled its dice; null where none were rolled. */
  readonly by: 'program' | 'player' | null
}

export interface JournalPage {
  /** The newest entries that fit, newest first. */
  readonly rows: readonly JournalRow[]
  /** How many fit in all, and whether there are older ones than these. */
  readonly found: number
  readonly more: boolean
  /** Entries on the way to where the tour stands, and beside it. */
  readonly total: number
  readonly undone: number
  /** What can be asked for. */
  readonly dates: readonly string[]
  readonly kinds: readonly { readonly step: string; readonly title: string }[]
  readonly men: readonly { readonly id: number; readonly name: string }[]
}

/** A row of the state that something changed, in plain words. */
export interface ChangeView {
  /** "Cpl Reyes, J.", "2nd squad, grenadier". */
  readonly what: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly collection: string
  readonly id: number
  readonly fields: readonly { readonly field: string; readonly before: string | null; readonly after: string | null }[]
}

/** An entry that stands beside another: the same moment of the tour, told differently. */
export interface OtherEntry {
  readonly id: number
  readonly title: string
  readonly at: string
  readonly onPath: boolean
}

export interface EntryDetail {
  readonly entry: EntryView
  readonly changes: readonly ChangeView[]
  readonly others: readonly OtherEntry[]
}
