import type * as z from 'zod'
import type { ChronicleView } from '../../contract/chronicle.ts'
import type { PlainTable } from '../../contract/csv.ts'
import type { AnswerOf, GameContract } from '../../contract/game.ts'
import type { EntryTold, HeadlinePart } from '../../contract/headline.ts'
import type { FriendCard, FriendGroup, FriendSeat } from '../../contract/friends.ts'
import type { HelpPhase } from '../../contract/help.ts'
import type { AmendForm } from '../../contract/amend.ts'
import type { ChangeView, EntryView } from '../../contract/journal.ts'
import type { ListOf } from '../../contract/form.ts'
import type { InputOption } from '../../contract/inputField.ts'
import type { HouseTableView, HouseView, RulingChapter } from '../../contract/house.ts'
import type { PackChange, PackContent, PackFault, PackPart } from '../../contract/pack.ts'
import type { FormPlace, FormRead, PrintChoices, PrintWords } from '../../contract/print.ts'
import type { SheetWish } from '../../contract/sheets.ts'
import type { CampaignCard, OverviewView } from '../../contract/campaign.ts'
import type { AloneRoll } from '../../contract/telling.ts'
import type { TablePatch } from '../engine/houseRules.ts'
import type { Answer as Answered } from '../engine/answers.ts'
import type { About, Line } from '../engine/lines.ts'
import type { AnyState, Change } from '../engine/state.ts'
import type { Rules, System } from '../engine/system.ts'
import type { Stop } from '../store/walk.ts'
import type { AutoplayOf, SampleOf } from './autoplay/autoplay.ts'
import type { OpenTour } from './library/openTours.ts'
import type { Fields } from './onlyFields.ts'
import type { Written } from '../sheets/forms/filled.ts'
import type { PrintableSheet } from '../sheets/offer.ts'

/**
 * What the program needs of a game besides its rules. All of it reads only. What is optional a game may lack: whoever
 * asks for it is answered `not-here`.
 */
export interface Game<S = AnyState> {
  readonly contract: GameContract
  readonly system: System<S>
  /** What each query of the contract answers. */
  readonly queries: Readonly<Record<string, (look: Look<S>, input: never) => unknown>>
  readonly bookQueries: Readonly<Record<string, (rules: Rules, input: never) => unknown>>
  readonly card: (state: S) => CampaignCard['state']
  readonly now: NowOf<S>
  readonly words: WordsOf<S>
  readonly friends: FriendsOf<S>
  /** Every sheet that can be printed, in the order of the print page. */
  readonly sheets: readonly PrintableSheet[]
  /** The part of the book that a page belongs to. */
  readonly chapters: (page: number | null) => string
  /** Steps by which the player puts something right by hand. */
  readonly corrections: readonly string[]
  /** Steps that only write beside the game: one that waits for dice meanwhile goes on waiting. */
  readonly beside: readonly string[]
  readonly flow?: FlowOf<S>
  readonly battle?: BattleOf<S>
  /** @returns what dice that are only tried would do, people first; null where the lines tell it as well. */
  readonly tried?: (changes: readonly Change[], after: S) => readonly HeadlinePart[] | null
  readonly house?: HouseOf<S>
  readonly packs?: PacksOf<S>
  /** @param walk every entry from the start, with the state right after it. */
  readonly chronicle?: (walk: readonly Stop[]) => ChronicleView
  readonly print?: PrintOf<S>
  /** What the forms of the contract pick from, by the names that they give it. */
  readonly lists?: Readonly<Record<string, ListIn<S>>>
  /**
   * @param state as it was before the entry.
   * @returns what of its input can be put right in a form of its own; null for a step that is put right by its fields, or
   * not at all.
   */
  readonly forms?: (
    state: S,
    step: string,
    input: unknown,
  ) => Pick<AmendForm, 'input' | 'fields' | 'extra' | 'elsewhere'> | null
  readonly help?: HelpOf
  /**
   * What a field that came since means where it is missing, its default says: what it meant before. Left out where a step
   * of today means the same.
   * @returns the input of a step that is taken now, with what it means now.
   * @throws RuleError for what no rule refuses, but could not be chosen as the tour stands.
   */
  readonly takenNow?: (step: string, input: unknown, look: Look<S>) => unknown
  /** Left out where no player keeps anything from another. */
  readonly seals?: SealsOf<S>
  /** @returns the step that rolls on a table alone, with its input. */
  readonly rollAlone?: (asked: AloneRoll) => { readonly step: string; readonly input: unknown }
  readonly roster?: RosterOf
  readonly csv?: CsvOf<S>
  readonly autoplay?: AutoplayOf<S>
  /** Rests on `autoplay`. */
  readonly sample?: SampleOf
}

/** A game as the program holds it, which hands states on without knowing whose they are. */
export type AnyGame = Game

/** A file's system says whose state it is, and states of others never get here: this is the only cast. */
export const defineGame = <S>(game: Game<S>): AnyGame => game as unknown as AnyGame

/** Where a state stands. */
export interface NowOf<S> {
  /** "Early March 1967", for the journal. */
  readonly moment: (state: S) => string
  readonly phase: (state: S) => string
  /** The turn that a state stands in, counted from 1; null before there is one. */
  readonly turn: (state: S) => number | null
  /**
   * The month that a moment lies in, where the game has a calendar: of each one snapshot is kept for good.
   * @param moment as `moment` says it.
   */
  readonly month?: (moment: string) => string
  /** Steps after which a new turn begins, and a snapshot is kept. */
  readonly endsTurn: (step: string) => boolean
}

/** What the rows of a state are in plain words. */
export interface WordsOf<S> {
  /** The collection whose rows are men. */
  readonly menIn: string
  /** The field by which the inputs of steps name one of them; left out where none does. */
  readonly manField?: string
  /**
   * @param gone rows that went when the turns ended that are over, as they were.
   * @returns other rows whose lines tell of a man as well. Left out where there are none.
   */
  readonly rowsOf?: (
    state: S,
    gone: readonly Pick<Change, 'collection' | 'before'>[],
    man: number,
  ) => readonly Pick<About, 'collection' | 'id'>[]
  /** @returns all men there have ever been, in order of name. */
  readonly men: (state: S) => readonly { readonly id: number; readonly name: string }[]
  /** @returns the name of the man that a line is about; null where it is about something else. */
  readonly man: (state: S, about: About) => string | null
  /** @returns changes in plain words, with names looked up in the states before and after them. */
  readonly changes: (before: S, after: S, changes: readonly Change[]) => readonly ChangeView[]
  /** @returns how an amended tour would stand differently from now: what matters of it, in plain words. */
  readonly outcome: (now: S, then: S) => readonly ChangeView[]
  /** Fields of inputs in which the player writes words of his own, by step: "note", or "edges.edge" of rows. */
  readonly ownWords: Readonly<Record<string, readonly string[]>>
  /** What a number means from here on, in a sentence, for "why?"; null where it says all itself. */
  readonly outlook: (state: S, about: About) => string | null
  /** A value of a column in plain words; null where there is nothing. */
  readonly value: (state: S, cell: Cell) => string | null
}

/** What players at one machine keep from each other. The program asks; no view of its own tells more than this lets it. */
export interface SealsOf<S> {
  /** Is a row, or a field of it, kept from somebody? */
  readonly isKept: (state: S, about: About) => boolean
  /** Is anything sealed and not yet opened? */
  readonly holdsAny: (state: S) => boolean
  /** @returns the player who alone takes such a step, whatever there is sealed: all may know whose it is; null: anybody's. */
  readonly ownStep: (state: S, step: string, input: unknown) => number | null
  /** @returns the players whose sealed things an input names. */
  readonly namedIn: (state: S, input: unknown) => readonly number[]
  /** @returns the state without those things that an input names and others than the holder have sealed. */
  readonly without: (state: S, input: unknown, holder: number | null) => S
  /** Would a change open, or do away with, what is sealed in a state? */
  readonly opens: (state: S, change: Change) => boolean
  /** May anything that is sealed rest on a row so changed? Then no amendment that changes it goes through what is sealed. */
  readonly mayRestOn: (state: S, change: Change) => boolean
  /** @returns what holds something sealed besides the secret columns. Left out: nothing. */
  readonly holds?: (state: S) => Fields
  /** @returns the depth before which all that entries on the path once kept secret has been opened. */
  readonly openBefore: (state: S) => number
}

/** The order of a game's turn, as far as it goes from word to word of the player. */
export interface FlowOf<S> {
  /** The step that comes next without any word of the player; null where he must speak first. */
  readonly next: (state: S) => StretchStep | null
  /** "the rest of the aftermath": what a run of such steps is called, where the tour stands at either end of it. */
  readonly title: (state: S, step: string) => string | null
  /** Will none of the steps before the player's next turn come any more? */
  readonly isOver: (state: S) => boolean
  /** The man that a throw is about; null when it is about something else. */
  readonly subject: (state: S, id: number) => SlipSubject | null
}

/** What a game tells of itself on the help pages. */
export interface HelpOf {
  /** How the program reads the book where it is unclear, chapter by chapter. */
  readonly rulings: readonly RulingChapter[]
  /** The turn in the order of the book. */
  readonly phases: readonly HelpPhase[]
}

/** What a query of a game looks at: where the tour stands, and all that the program has of it. */
export interface Look<S = AnyState> {
  readonly state: S
  readonly tour: OpenTour
}

type InputOf<Shape> = Shape extends z.ZodRawShape ? z.output<z.ZodObject<Shape>> : never
type Answer<C extends GameContract, Name extends string> = AnswerOf<C, `${C['id']}.${Name}`>

/** One function for every query of a game's contract. All of them only read. */
export type Queries<C extends GameContract, S> = {
  readonly [K in keyof C['queries'] & string]: (look: Look<S>, input: InputOf<C['queries'][K]>) => Answer<C, K>
}

/** One for every query that the book alone can answer. */
export type BookQueries<C extends GameContract> = {
  readonly [K in keyof C['bookQueries'] & string]: (rules: Rules, input: InputOf<C['bookQueries'][K]>) => Answer<C, K>
}

/**
 * @param holder the player who holds the machine; null for nobody: what is sealed from him is not named.
 * @returns what can be picked as a tour stands, in the order shown.
 */
export type ListIn<S> = (state: S, holder: number | null) => readonly InputOption[]

/** One list for every name that the forms of a game's contract pick from. */
export type Lists<C extends GameContract, S> = Readonly<Record<ListOf<C['forms']>, ListIn<S>>>

/** A sheet of the folder for tonight; `men` where it is only of those who go. */
export type ForTonight = Pick<SheetWish, 'sheet'> & { readonly men?: 'going' }

/** What of a game's tour can be chosen for its sheets, and what becomes of its forms. */
export interface PrintOf<S> {
  readonly words: PrintWords
  /** What goes to the table for one evening, in the order in which it is laid out; what needs a choice is not in it. */
  readonly tonight: readonly ForTonight[]
  /** Left out where it can be laid out at any time. @returns whether there is anything to be laid out for. */
  readonly isTonight?: (state: S) => boolean
  /** Left out where all sheets show the tour as it stands. */
  readonly choices?: (state: S) => Omit<PrintChoices, 'words' | 'codes' | 'players'>
  /** Left out where no sheet is for the eyes of one player alone. */
  readonly players?: (state: S) => PrintChoices['players']
  /**
   * Left out where nobody is chosen to go.
   * @param mission null for that of now, else the last one.
   * @returns ids of the men who go. Throws RuleError `not-now` where there are none.
   */
  readonly going?: (state: S, mission: number | null) => readonly number[]
  /**
   * Left out where no form bears a code.
   * @param state null where no tour is open.
   * @returns where the form is typed in that bears a code. Throws RuleError `bad-input` or `not-now`.
   */
  readonly formPlace?: (state: S | null, code: string) => FormPlace
  /**
   * Left out where no form can be filled in as a PDF.
   * @returns every box in which something was written, in the order of the form.
   */
  readonly formRead?: (form: FilledIn<S>) => FormBoxes
}

/** A form that can be taken now, as it was filled in. */
export interface FilledIn<S> {
  /** Null where no tour is open. */
  readonly state: S | null
  /** "R12-K" */
  readonly code: string
  /** What stands in its boxes, by their names. */
  readonly boxes: ReadonlyMap<string, Written>
  /** Reads the boxes as those of the dice slip, which the program itself has made. */
  readonly slip: () => FormBoxes
}

/** What was read. */
export type FormBoxes = Pick<FormRead, 'boxes' | 'dice' | 'refused'>

/** Who is in the unit of a tour, for the terminal. */
export interface RosterOf {
  /** Name of the query that knows. */
  readonly query: string
  /** @param view what the query has answered. */
  readonly text: (view: never) => readonly RosterText[]
}

/** What a game has to tell in tables for spreadsheets. Nothing in them is sealed from anybody. */
export interface CsvOf<S> {
  readonly men: GameTable<S>
  /** Left out where the game has nothing of the kind. */
  readonly missions?: GameTable<S>
}

export interface GameTable<S = AnyState> {
  /** "Men", "Games": as the game calls what stands in it. */
  readonly title: string
  readonly table: (look: Look<S>) => PlainTable
}

/** What friends see on devices of their own: what lies open on the table, and nothing that anybody has sealed. */
export interface FriendsOf<S> {
  /** Who plays, each with his man where he has one. */
  readonly players: (state: S) => readonly FriendSeat[]
  readonly roster: (state: S) => readonly FriendGroup[]
  /** @returns what is known of one of `words.men`; null where he is not there. */
  readonly card: (state: S, man: number) => FriendCard | null
  /** @returns ids of the rows for which a throw is one for him: his own, and that of his figure on the table. */
  readonly rowsOf: (state: S, man: number) => readonly number[]
}

/** A line of plain text, or rows of cells that stand in columns. */
export type RosterText = string | readonly (readonly string[])[]

/** An entry of the journal as a view looks back on it. */
export interface PastEntry {
  readonly step: string
  readonly input: unknown
  /** What was thrown and chosen in it; missing where a view needs none of it. */
  readonly tape?: readonly Answered[]
  readonly changes: () => readonly Change[]
  /** Its lines; missing where a view needs none of them. */
  readonly lines?: () => readonly Line[]
}

/** A game's battle tracker for the screens. */
export interface BattleOf<S> {
  /** @returns what came of an entry of the battle, at a glance. Sealed lines give nothing away in it. */
  readonly told: (
    entry: { readonly title: string; readonly changes: readonly Change[]; readonly lines: readonly Line[] },
    before: S,
    after: S,
  ) => EntryTold
  /** Steps whose entries are the battle's log. */
  readonly steps: readonly string[]
}

/** A game's house rules for the screens; a state's are those of its campaign. */
export interface HouseOf<S> {
  /** What is played otherwise than the book, by id of the table. */
  readonly patches: (state: S) => ReadonlyMap<string, TablePatch>
  readonly view: (state: S) => HouseView
  readonly stamp: (state: S) => OverviewView['house']
  /** @throws RuleError `bad-input` for a table that there is not. */
  readonly table: (state: S, id: string) => HouseTableView
}

/** What of the player's own goes into packs from a campaign of the game, and is taken from them. */
export interface PacksOf<S> {
  /** The parts of a pack that the game knows; one of another part is refused. */
  readonly parts: { readonly [P in PackPart]?: PackPartOf<S, NonNullable<PackContent[P]>> }
  /** The step that takes a pack: before it a snapshot is kept. */
  readonly step: string
  /** @returns its input. */
  readonly input: (title: string, content: PackContent) => unknown
  /** @returns a file that the game wrote before there were packs as the value of one; null for what is no such file. */
  readonly older?: (state: S, value: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> | null
}

export interface PackPartOf<S, C> {
  /** "House rules of tables" */
  readonly title: string
  /** @returns what the campaign has of it, and that in few words ("3 tables"); null: nothing. */
  readonly save: (state: S) => { readonly content: C; readonly holds: string } | null
  /** @param content fits its schema. @returns all that the game finds wrong with it, and all that it would change. */
  readonly check: (state: S, content: C) => PackChecked
}

export interface PackChecked {
  /** Their places begin below the part: "mission.contact". */
  readonly faults: readonly PackFault[]
  readonly changes: readonly PackChange[]
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
  /** The player may do something else here first: it does not pass by itself, whatever it finds. */
  readonly waits: boolean
}

export interface SlipSubject {
  readonly id: number
  readonly name: string
}

/** A value with the column that it stands in. */
export interface Cell {
  readonly collection: string
  readonly field: string
  readonly value: unknown
}
