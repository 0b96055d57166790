import type { InputField } from './inputField.ts'
import type { ChangeView } from './journal.ts'
import type { Answer } from './answers.ts'
import type { QuestionView } from './question.ts'

/** Putting a past entry right, and what comes of that. */

/** What an entry was told, with what it was asked; hand a changed answer in to amend it. */
export type AskedView = {
  readonly key: string
  readonly subject: number
  readonly occurrence: number
  readonly why: string
  readonly answer: Answer
} & (
  | {
      readonly kind: 'throw'
      readonly count: number
      /** Sides of its dice, where they have not six. */
      readonly sides?: number | undefined
      /** Rows that may be picked instead of rolling; empty where there is no table. */
      readonly rows: readonly { readonly row: number; readonly text: string }[]
    }
  | {
      readonly kind: 'choice'
      readonly options: readonly { readonly value: string; readonly label: string }[]
      /** Title of the deck, where it was no choice but a card. */
      readonly deck?: string
    }
)

export interface AmendForm {
  readonly entry: number
  readonly depth: number
  readonly title: string
  readonly date: string
  /** Why it cannot be amended where it stands; null where it can. */
  readonly refused: string | null
  /** Where it was played by other rules than today's: it can be played anew as it is. What was put right since, if known. */
  readonly older: {
    readonly text: string
    readonly mends: readonly string[]
    /** Why today's rules refuse it as it was entered; null where it can be played anew as it is. */
    readonly refused: string | null
  } | null
  readonly asked: readonly AskedView[]
  /** The input that the fields' paths lead into. */
  readonly input: unknown
  readonly fields: readonly InputField[]
  /** Items that stand in the input for the form only; those left as they are are not to be sent. */
  readonly extra: { readonly path: readonly (string | number)[]; readonly from: number } | null
  /** What the form cannot put right and the house rules can, with the table to open there; null where that is not so. */
  readonly elsewhere: { readonly text: string; readonly table: string | null } | null
}

/** One later entry that would come out differently. */
export interface AmendDifference {
  readonly depth: number
  readonly title: string
  readonly kind: 'changed' | 'no-longer-applies' | 'new-dice'
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly note: string
  /** The turn that the entry belongs to. */
  readonly date: string
  /** The lines that differ, those about the same thing side by side; null where there is no other side. */
  readonly pairs: readonly { readonly before: string | null; readonly after: string | null }[]
}

export type AmendReply =
  | {
      readonly status: 'ready'
      readonly differences: readonly AmendDifference[]
      /** Entries gone through, the amended one included. */
      readonly replayed: number
      /** How the tour would stand differently from now, at the end of it all. */
      readonly outcome: readonly ChangeView[]
      /** "Early March 1967": where the tour would stand. */
      readonly date: string
    }
  | {
      readonly status: 'wanted'
      readonly depth: number
      /** The entry that asks, and its turn. */
      readonly title: string
      readonly date: string
      readonly question: QuestionView
      readonly differences: readonly AmendDifference[]
    }
