import type { HeadlinePart } from './headline.ts'
import type { LineView, EntryView } from './journal.ts'
import type { ReadingView } from './reading.ts'

/** What a step asks of the player, and what comes of it. */

/** What one question of a step is known by. */
export interface QuestionPlace {
  readonly key: string
  readonly subject: number
  readonly occurrence: number
}

export interface WantedThrowView extends QuestionPlace {
  readonly count: number
  /** Sides of its dice, where they have not six. */
  readonly sides?: number | undefined
  readonly why: string
  /** Rows of its table that may be picked by hand instead. */
  readonly rows: readonly { readonly row: number; readonly text: string }[]
  /** What it would bring; several where one throw is read for several, none where the dice are only counted. */
  readonly readings: readonly ReadingView[]
  /** Why it is so many dice, where that needs a word. */
  readonly note: string | null
}

/** How much a step still has to roll, as trials with fair dice came out. */
export interface RestView {
  /** Dice, those of the question at hand among them. */
  readonly least: number
  readonly most: number
  /** Cards, at most. */
  readonly cards: number
  /** A choice of the player's comes before the end. */
  readonly choice: boolean
  /** Beyond these it hangs on what is sealed: how much more there is would tell. */
  readonly sealed: boolean
}

/** What the dice on a slip would do, before they are taken; nothing of it has happened. */
export interface TriedView {
  /** The same at a glance, people first, where the game can tell: "E2 8 out of the fight". */
  readonly head: readonly HeadlinePart[] | null
  /** What the step would say, behind what it has said so far. */
  readonly lines: readonly string[]
  /** What would be asked then; null where the step would be done. */
  readonly next: string | null
  /** Sides of the first die that would be asked for then; null where none is, but a choice or nothing more. */
  readonly nextDie: number | null
  /** How much the step would still have to roll then; null where that is not counted. */
  readonly rest: RestView | null
  /** It hangs on what is sealed: what it comes to is told when the dice are taken. */
  readonly sealed: boolean
  /** Why the rules would refuse them. */
  readonly refused: string | null
}

/** What a step waits for. */
export type QuestionView =
  | { readonly kind: 'dice'; readonly throws: readonly WantedThrowView[] }
  | {
      readonly kind: 'choice'
      readonly key: string
      readonly subject: number
      readonly occurrence: number
      readonly why: string
      readonly options: readonly {
        readonly value: string
        readonly label: string
        /** What it brings, where its label does not tell. */
        readonly brings?: string | undefined
      }[]
      /** Where it is no choice but a card: the deck it is drawn from, and how many are left in it. */
      readonly deck?: { readonly title: string; readonly left: number; readonly of: number } | undefined
    }

/** What came of a step. */
export type StepReply =
  | {
      readonly status: 'done'
      /** Of the last entry that was made. */
      readonly head: number
      readonly entry: EntryView
      /** Steps that passed by themselves after it; left out where none was to. */
      readonly passed?: readonly EntryView[]
    }
  | {
      readonly status: 'wanted'
      readonly question: QuestionView
      /** What the step has said so far; nothing of it has happened yet. */
      readonly lines: readonly LineView[]
      /** Answers given so far. */
      readonly answered: number
      /** What the program would roll if it rolled the rest of the step; null where the question is a choice. */
      readonly rest: RestView | null
    }
