import type { QuestionPlace } from './question.ts'
import type { ReadingView } from './reading.ts'

/**
 * Friends who look at a campaign on devices of their own. What they are shown lies open on the table: nobody's sealed
 * things are in it, not even their own.
 */

/** "REP" and "4". */
export interface FriendFigure {
  readonly label: string
  readonly value: string
  /** How good it is, from 1 to 7, where that has a colour in the book. */
  readonly grade?: number
}

/** A man, or a unit, in a line of the roster. */
export interface FriendRow {
  readonly id: number
  readonly name: string
  /** "Squad leader, M16" */
  readonly about: string
  readonly figures: readonly FriendFigure[]
  /** What is not as usual: "hospital, 2 missions"; empty where nothing is. */
  readonly mark: string
  /** He is not there to be counted on. */
  readonly out: boolean
}

export interface FriendGroup {
  readonly title: string
  /** "9 of 10 men, 8 fit"; empty where there is nothing to say. */
  readonly note: string
  readonly rows: readonly FriendRow[]
}

/** What a friend has on the table before him of his own man. */
export interface FriendCard {
  readonly name: string
  readonly about: string
  /** "Killed": one word for a man who is gone. */
  readonly stamp: string | null
  readonly figures: readonly FriendFigure[]
  readonly parts: readonly {
    readonly title: string
    readonly lines: readonly { readonly text: string; readonly also: string }[]
  }[]
}

/** A throw for a friend's own man that the program waits for. */
export interface FriendThrow extends QuestionPlace {
  readonly count: number
  readonly sides: number
  readonly why: string
  /** What it would bring, as the slip at the machine has it. */
  readonly readings: readonly ReadingView[]
}

/** The dice that he handed in last, and what came of them. */
export interface FriendTold {
  readonly why: string
  readonly faces: readonly number[]
  readonly sides: number
  /** What the step said of his man, else what it said; null while it waits for other dice. */
  readonly lines: readonly string[] | null
}

/** What he has thrown for it. */
export interface FriendDice extends QuestionPlace {
  readonly faces: readonly number[]
}

/** All that the page of a friend shows. */
export interface FriendView {
  readonly friend: string
  readonly game: string
  /** "Bravo Company" */
  readonly title: string
  /** "Early March 1967"; empty before the campaign has begun. */
  readonly date: string
  /** What comes next, or how it ended. */
  readonly next: string
  /** Null for a friend without a man, and for a man whom the campaign does not have any more. */
  readonly card: FriendCard | null
  readonly roster: readonly FriendGroup[]
  /** What he is to throw now; nothing for one who does not throw for his man. */
  readonly throws: readonly FriendThrow[]
  /** Null where he has handed nothing in, and where that was undone. */
  readonly told: FriendTold | null
}

/** What comes to the page of a friend: how it stands, why that cannot be told, or that the table is closed. */
export type FriendNews = { readonly view: FriendView } | { readonly refused: string } | { readonly closed: true }

/** Somebody who is to look: by the name he is called, and the man whose card he sees. */
export interface FriendSeat {
  readonly name: string
  readonly man: number | null
}

/** A seat as it is to be opened. */
export interface SeatWish extends FriendSeat {
  /** He types the dice that are thrown for his man. */
  readonly dice: boolean
}

/** A seat while friends may look. */
export interface OpenSeat {
  readonly name: string
  readonly dice: boolean
  /** Name of his man; null where he has none. */
  readonly man: string | null
  /** The address with its key, which opens once; null when it has been used. */
  readonly link: string | null
  /** How many of his pages look at this moment. */
  readonly looking: number
}

/** A friend of whom a throw of the step under way is asked. */
export interface AskedFriend extends QuestionPlace {
  readonly name: string
}

/** The friends' table as the player sees it. */
export interface FriendsView {
  /** Who plays this campaign, as far as it knows. */
  readonly players: readonly FriendSeat[]
  readonly men: readonly { readonly id: number; readonly name: string }[]
  /** Addresses of this machine on local networks. */
  readonly networks: readonly FriendNetwork[]
  /** Null while nobody may look. */
  readonly open: {
    readonly campaign: string
    /** Null: this machine alone. */
    readonly network: FriendNetwork | null
    readonly seats: readonly OpenSeat[]
  } | null
}

export interface FriendNetwork {
  /** "192.168.1.5" */
  readonly address: string
  /** What the system calls the way there: "wlan0". */
  readonly name: string
}

/** How many friends may look at most. */
export const mostFriends = 8
