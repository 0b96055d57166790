import type { GameContract } from '../../contract/game.ts'
import type { Look } from './game.ts'
import type { ChronicleView } from '../../contract/chronicle.ts'
import type { EntryTold } from '../../contract/headline.ts'
import type { HelpPhase } from '../../contract/help.ts'
import type { HouseFileView, HouseTableView, HouseView, RulingChapter } from '../../contract/house.ts'
import type { AmendForm, ChangeView } from '../../contract/history.ts'
import type { CampaignCard, EntryView, LineView, OverviewView } from '../../contract/views.ts'
import type { About, Line } from '../engine/lines.ts'
import type { FormPlace, PrintChoices } from '../../contract/print.ts'
import type { PrintableSheet } from '../sheets/offer.ts'
import type { TablePatch } from '../engine/houseRules.ts'
import type { AnyState, Change } from '../engine/state.ts'
import type { Rules, System } from '../engine/system.ts'
import type { TourFile } from '../store/tourFile.ts'
import type { Stop } from '../store/walk.ts'

/** What the program needs of a game besides its rules: its views, its sheets, its calendar. All of it reads only. */
export interface AppSystem {
  readonly contract: GameContract
  readonly system: System<AnyState>
  /** What each query of the contract answers. */
  readonly queries: Readonly<Record<string, (look: Look, input: never) => unknown>>
  readonly bookQueries: Readonly<Record<string, (rules: Rules, input: never) => unknown>>
  /** "Early March 1967": where a state stands, for the journal. */
  readonly moment: (state: AnyState) => string
  readonly card: (state: AnyState) => CampaignCard['state']
  readonly strength: (state: AnyState) => OverviewView['roster']
  readonly phase: (state: AnyState) => string
  /** The step that comes next without any word of the player; null where he must speak first. */
  readonly stretch: (state: AnyState) => StretchStep | null
  /** "the rest of the aftermath": what a run of such steps is called, where the tour stands at either end of it. */
  readonly stretchTitle: (state: AnyState, step: string) => string | null
  /** Will none of the steps before the player's next half-month come any more? */
  readonly stretchIsOver: (state: AnyState) => boolean
  /** The man that a throw is about; null when it is about something else. */
  readonly slipSubject: (state: AnyState, id: number) => SlipSubject | null
  /** @param walk every entry from the start, with the state right after it. */
  readonly chronicle: (walk: readonly Stop[]) => ChronicleView
  /** The collection whose rows are men. */
  readonly menIn: string
  /** @returns all men the tour has ever had, in order of name. */
  readonly men: (state: AnyState) => readonly { readonly id: number; readonly name: string }[]
  /** @returns the name of the man that a line is about; null where it is about something else. */
  readonly man: (state: AnyState, about: About) => string | null
  /** @returns changes in plain words, with names looked up in the states before and after them. */
  readonly changes: (before: AnyState, after: AnyState, changes: readonly Change[]) => readonly ChangeView[]
  /** @returns how an amended tour would stand differently from now: what matters of it, in plain words. */
  readonly outcome: (now: AnyState, then: AnyState) => readonly ChangeView[]
  /** Steps by which the player puts something right by hand. */
  readonly corrections: readonly string[]
  /** Fields of inputs in which the player writes words of his own, by step. */
  readonly ownWords: Readonly<Record<string, readonly string[]>>
  /** @param state as it was before the entry. @returns what of its input can be put right in a form. */
  readonly inputForm: (
    state: AnyState,
    step: string,
    input: unknown,
  ) => Pick<AmendForm, 'input' | 'fields' | 'extra' | 'elsewhere'>
  /** Steps that only write beside the half-month: one that waits for dice meanwhile goes on waiting. */
  readonly beside: readonly string[]
  /** What a number means from here on, in a sentence, for "why?"; null where it says all itself. */
  readonly outlook: (state: AnyState, about: About) => string | null
  /** A value of a column in plain words; null where there is nothing. */
  readonly inWords: (state: AnyState, cell: Cell) => string | null
  readonly house: HouseOf
  readonly battle: BattleOf
  /** How the program reads the book where it is unclear, chapter by chapter. */
  readonly rulings: readonly RulingChapter[]
  /** The part of the book that a page belongs to. */
  readonly chapterOf: (page: number | null) => string
  /** The campaign turn in the order of the book, for the help pages. */
  readonly phases: readonly HelpPhase[]
  /** Steps after which a new half-month begins, and a snapshot is kept. */
  readonly endsTurn: (step: string) => boolean
  /** The half-month that a state stands in, counted from 1; null before there is one. */
  readonly halfMonthOf: (state: AnyState) => number | null
  /** Every sheet that can be printed, in the order of the print page. */
  readonly sheets: readonly PrintableSheet[]
  readonly print: PrintOf
}

/** What of a game's tour can be chosen for its sheets, and what becomes of its forms. */
export interface PrintOf {
  readonly choices: (state: AnyState) => PrintChoices
  /**
   * @param mission null for that of this half-month, else the last one.
   * @returns ids of the men who go. Throws RuleError `not-now` where there are none.
   */
  readonly going: (state: AnyState, mission: number | null) => readonly number[]
  /**
   * @param state null where no tour is open.
   * @returns where the form is typed in that bears a code. Throws RuleError `bad-input` or `not-now`.
   */
  readonly formPlace: (state: AnyState | null, code: string) => FormPlace
}

/** An entry of the journal as a view looks back on it. */
export interface PastEntry {
  readonly step: string
  readonly input: unknown
  readonly changes: () => readonly Change[]
}

/** A game's battle tracker for the screens. */
export interface BattleOf {
  /** @returns what came of an entry of the battle, at a glance. Sealed lines give nothing away in it. */
  readonly told: (
    entry: { readonly title: string; readonly changes: readonly Change[]; readonly lines: readonly Line[] },
    before: AnyState,
    after: AnyState,
  ) => EntryTold
  /** Steps whose entries are the battle's log. */
  readonly steps: readonly string[]
}

/** A game's house rules for the screens; a state's are those of its campaign. */
export interface HouseOf {
  /** What is played otherwise than the book, by id of the table. */
  readonly patches: (state: AnyState) => ReadonlyMap<string, TablePatch>
  readonly view: (state: AnyState) => HouseView
  readonly stamp: (state: AnyState) => OverviewView['house']
  /** @throws RuleError `bad-input` for a table that there is not. */
  readonly table: (state: AnyState, id: string) => HouseTableView
  /** @param name of the campaign. @returns the text of a file that holds all of them. */
  readonly save: (state: AnyState, name: string) => string
  /** @throws RuleError `bad-input`, with a sentence for the player, where a file cannot be played by. */
  readonly read: (state: AnyState, text: string) => HouseFileView
}

/** @returns the entry at a depth on the way to where the tour stands; null where there is none. */
export type LookBack = (depth: number) => {
  readonly entry: EntryView
  /** @returns the state right after it. */
  readonly state: () => AnyState
} | null

/** One step of a stretch that runs from word to word of the player. */
export interface StretchStep {
  /** Steps of one stretch share it. */
  readonly part: string
  /** "The rest of the set-up". */
  readonly title: string
  /** Its place among all phases. */
  readonly order: number
  /** How many steps the stretch has from here on, itself counted. */
  readonly steps: number
  readonly phase: { readonly phase: string; readonly title: string; readonly page: number }
  readonly step: string
  readonly input: unknown
}

export interface SlipSubject {
  readonly id: number
  readonly name: string
  readonly rep: number
}

/** What of a journal the desk asks for: it is what a tour is opened with, so it must not need all of it. */
export type DeskJournal = Pick<TourFile, 'contents' | 'changeOf' | 'lines'>

/** How the lines about a man are had, and shown. */
export interface RecordLines {
  /** Entries with a line about him: only these, and those that changed him, are looked into. */
  readonly telling: ReadonlySet<number>
  readonly of: (entry: number) => readonly Line[]
  readonly view: (line: Line) => LineView
}

/** A value with the column that it stands in. */
export interface Cell {
  readonly collection: string
  readonly field: string
  readonly value: unknown
}
