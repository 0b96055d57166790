import type { AskedFriend } from './friends.ts'
import type { StepName } from './gameProcedures.ts'
import type { StepReply } from './question.ts'

export interface CampaignCard {
  readonly campaign: string
  readonly name: string
  /** Id of the game that is played; empty where the file cannot be read. */
  readonly game: string
  /** Title of the game. */
  readonly system: string
  readonly archived: boolean
  /** ISO time of the last entry, else of creation. */
  readonly lastPlayed: string
  /** The program has played it at one go, and nobody has played on with it. */
  readonly sample: boolean
  /** Written by an older version: it will be brought up to date when it is opened, with a copy kept. */
  readonly older: boolean
  /** Other files of the library that are copies of the same campaign, those played last; left out where there are none. */
  readonly copies?: readonly string[]
  readonly state:
    | {
        readonly kind: 'tour'
        /** Who plays it: the unit, the campaign. */
        readonly title: string
        /** A second line under that; may be empty. */
        readonly about: string
        /** "Early September 1967". */
        readonly date: string
        /** What comes next, in words: "Test for contact". */
        readonly next: string
        /** How it ended; null while it goes on. */
        readonly over: { readonly text: string; readonly how: 'won' | 'lost' | 'ended' } | null
        /** What else there is to tell of it. */
        readonly facts: readonly CardFact[]
        /** What its game's picture and pages want to know; only the game knows what that is. */
        readonly own: unknown
      }
    /** Made, but not begun yet. */
    | { readonly kind: 'empty' }
    | { readonly kind: 'broken'; readonly code: string; readonly message: string }
}

/** One line of a tour's card. */
export interface CardFact {
  readonly label: string
  readonly text: string
  /** A number before it, striped by how high it is. */
  readonly rank?: { readonly name: string; readonly value: number }
}

export interface OverviewView {
  /** House rules: how many things differ from the book, and a text that changes whenever they do. */
  readonly house: { readonly differences: number; readonly stamp: string }
  readonly campaign: string
  readonly name: string
  readonly system: string
  readonly card: CampaignCard
  readonly head: number | null
  /** The number of the journal line that the tour stands after; 0 at its beginning. */
  readonly line: number
  /** The entry that it stands after was told dice. */
  readonly rolled: boolean
  /** The step under way, what it was begun with, and its question. */
  readonly pending: {
    readonly procedure: StepName
    readonly input: unknown
    readonly reply: Extract<StepReply, { status: 'wanted' }>
  } | null
  /** Names of what undo and redo would do; null where there is nothing. */
  /** Friends who are asked for throws of the step under way; left out where nobody is. */
  readonly asked?: readonly AskedFriend[]
  readonly undo: string | null
  readonly redo: string | null
  readonly phase: string
}

export interface CheckView {
  readonly sound: boolean
  /** It must not be played on with: more is at fault than pictures and words of what is past. Left out where that is not so. */
  readonly grave?: true
  readonly findings: readonly string[]
  /** Is a copy of it kept, that can be restored? Left out of a sound file. */
  readonly kept?: boolean
  /** What to do about it; left out where the findings say it, and of a sound file. */
  readonly advice?: string
  /** What lies beside the file and is no part of it, in sentences; left out where nothing does. */
  readonly asides?: readonly string[]
}

export interface ReplayView {
  /** Does every entry that was played by the rules of today come out as it stands? */
  readonly same: boolean
  readonly entries: number
  /** Entries that were played by other rules and come out differently by those of today: nothing is wrong with them. */
  readonly kept: readonly KeptAsPlayed[]
  /** The first entry played by the rules of today whose replay differs, and how. */
  readonly first: { readonly depth: number; readonly title: string; readonly how: string } | null
}

/** Entries that were played before a correction of the rules. */
export interface KeptAsPlayed {
  /** "3 entries were played before correction 2 (p. 30): kept as played." */
  readonly text: string
  /** What that correction put right of what these entries did: "p. 30: An empty pistol no longer empties the rifle." */
  readonly mends: readonly string[]
  readonly entries: readonly {
    readonly id: number
    readonly depth: number
    readonly title: string
    readonly how: string
  }[]
}

/** Where a tour stands that plays itself. */
export interface AutoplayView {
  /** "Early September 1967"; empty before there is any. */
  readonly moment: string
  /** The player who takes what comes next: it is about something that he has sealed. Null: anybody. */
  readonly holder: number | null
  /** What comes next; null when the tour is over, and for who is not the player who takes it. */
  readonly next: {
    readonly procedure: StepName
    readonly input: unknown
    /** Dice that are told with it and not rolled; mostly none. */
    readonly faces: readonly number[]
    /** Does a turn of the campaign end with it? */
    readonly endsTurn: boolean
  } | null
}
