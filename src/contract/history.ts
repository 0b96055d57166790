import type { Answer } from './procedures.ts'
import type { EntryView, Face } from './views.ts'

/** What is told of the tour over time: its missions, its dice, its journal. */

/** One half-month of the tour. */
export interface HistoryHalfMonth {
  /** Counted from 0, early January 1967. */
  readonly halfMonth: number
  /** "Early March 1967". */
  readonly date: string
  /** It is the one under way. */
  readonly now: boolean
  /** Null where there was no contact, or not yet. */
  readonly mission: HistoryMission | null
  /** The platoon as the half-month left it. */
  readonly strength: { readonly present: number; readonly away: number; readonly open: number }
  /** Of the men present and away; null where there are none. */
  readonly averageRep: number | null
}

export interface HistoryMission {
  readonly id: number
  /** "Patrol"; null before it has been rolled. */
  readonly type: string | null
  readonly area: string
  readonly eal: number | null
  readonly result: string | null
  readonly points: number | null
  readonly confirmed: number
  readonly unconfirmed: number
  readonly killed: number
  readonly wounded: number
  readonly missing: number
}

export interface HistoryView {
  /** Oldest first; those before a tour was taken over from paper are not known. */
  readonly halfMonths: readonly HistoryHalfMonth[]
  /** Half-months that the time axis shows: the tour, and more where it has gone on. */
  readonly axis: readonly { readonly halfMonth: number; readonly date: string }[]
  readonly totals: Omit<HistoryMission, 'id' | 'type' | 'area' | 'eal' | 'result' | 'points'> & {
    readonly missions: number
    readonly points: number
  }
}

/** Passes among dice that were rolled against a number. */
export interface PassingView {
  readonly dice: number
  readonly passed: number
  /** How many fair dice would have passed, on the average. */
  readonly expected: number
  /** How that is to be taken, in plain words. */
  readonly verdict: string
}

/** Whose hand rolled. */
export interface HandView {
  readonly by: 'program' | 'player'
  readonly who: string | null
  /** "The program", "By hand", "Anna". */
  readonly name: string
}

export interface RollView {
  /** Entry of the journal, and its line. */
  readonly entry: number
  readonly depth: number
  readonly date: string
  readonly title: string
  readonly text: string
  readonly dice: EntryView['lines'][number]['dice']
  readonly target: number | null
  readonly hand: string
  readonly man: number | null
  readonly table: string | null
}

/** Dice of one number of sides. */
export interface DiceKindView {
  readonly sides: number
  readonly dice: number
  readonly faces: readonly { readonly face: Face; readonly count: number }[]
  /** How many times each face would come up on the average. */
  readonly expectedEach: number
  readonly mean: number | null
  readonly fairness: { readonly chiSquare: number; readonly p: number; readonly verdict: string } | null
}

export interface DiceView {
  /** Rolls and dice of the selection. */
  readonly throws: number
  readonly dice: number
  /** The dice of the selection by their sides, fewest first; at least one kind. */
  readonly kinds: readonly DiceKindView[]
  readonly passing: PassingView
  /** The three lists tell of the whole tour, whatever is selected. */
  readonly hands: readonly (HandView & {
    readonly dice: number
    /** Null where the dice are of several kinds. */
    readonly mean: number | null
    readonly passing: PassingView
  })[]
  readonly men: readonly { readonly id: number; readonly name: string; readonly passing: PassingView }[]
  readonly tables: readonly {
    readonly id: string
    readonly title: string
    readonly page: number | null
    readonly throws: number
    readonly dice: number
    readonly passing: PassingView
  }[]
  /** Of the selection, newest first. */
  readonly rolls: readonly RollView[]
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
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: string }[] }
)

/** One field of an entry's own input. */
export type InputField = {
  /** Where it stands in the input: `['men', 2, 'fate']`. */
  readonly path: readonly (string | number)[]
  /** "Cpl Reyes, J."; null for what belongs to nobody in particular. */
  readonly group: string | null
  readonly label: string
} & (
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly max: number; readonly long: boolean }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly InputOption[] }
  | { readonly kind: 'many'; readonly options: readonly InputOption[] }
)

export interface InputOption {
  readonly value: string | number | null
  readonly label: string
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
