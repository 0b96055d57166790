import type { AskedByHand, DrawEmblem } from '../furniture.ts'
import type { Words } from './words.ts'

/** A place to write in, or what has come there. */
export interface Slot {
  /** "total"; empty where the line alone says enough. */
  readonly label: string
  /** Points to write on; `rest` takes what is left of the line. */
  readonly width: number | 'rest'
  /** Null where nothing has come yet. */
  readonly value: string | null
}

/** A small table in place of words: what comes up on which score, column by column. */
export interface Grid {
  readonly heads: readonly string[]
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[]
}

/** A step of the turn, as its row says it. */
export interface GlanceStep {
  readonly title: string
  /** Who or what, under the title. */
  readonly about: string
  /** "2d6"; empty where nothing is rolled. */
  readonly dice: string
  /** What the dice mean today, or what is done. */
  readonly target: Words
  /** Stands under the words. */
  readonly grid?: Grid
  /** "98-101"; empty in a book without numbers. */
  readonly pages: string
  /** Is it done? Of a turn that comes again and again, in which of its turns. */
  readonly done: boolean | readonly boolean[]
  readonly slots: readonly Slot[]
  /** What came of it, behind the slots. */
  readonly came: string
  /** The turn stands here. */
  readonly now: boolean
  /** What the campaign plays here is not what the book prints; a wedge marks it. */
  readonly house: boolean
}

export interface GlancePart {
  readonly title: string
  /** Beside the title. */
  readonly note: string
  readonly steps: readonly GlanceStep[]
}

/** What holds today: a label over its value; lines to write on where there is none. */
export interface GlanceFact {
  readonly label: string
  readonly value: string
}

/** A page of the sheet, or more where it is long. */
export interface GlanceSide {
  /** "set-up" */
  readonly title: string
  /** The same turn once more, for another player: its steps are numbered from 1 again. */
  readonly again?: true
  readonly facts: readonly GlanceFact[]
  readonly parts: readonly GlancePart[]
}

/**
 * A turn at a glance: every step in the order of play, numbered through, in lettered parts, with its dice, what they
 * must come to today, its page, a box to tick, and what came of it or room to write it in. Made of a game's flow and
 * tables; drawn for all games alike.
 */
export interface GlanceModel {
  readonly title: string
  readonly emblem: DrawEmblem | null
  readonly whose: string
  readonly when: string
  /** What is written in by hand where it is nobody's yet. */
  readonly asked: AskedByHand
  readonly sides: readonly GlanceSide[]
  /** Head of the column of targets: "target today", or "target" where it is nobody's yet. */
  readonly target: string
  /** Heads of the boxes of a turn that comes again and again: its turns; left out where each step has one box. */
  readonly turns?: readonly string[]
  /** "T17-C": opens its page; empty where it opens none. */
  readonly code: string
  /** What a wedge means; "a house rule" where it is left out. */
  readonly wedge?: string
  /** Where it comes from. */
  readonly source: string
}
