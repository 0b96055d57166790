import type { EntryTold } from './headline.ts'
import type { ChronicleView } from './chronicle.ts'
import type { HelpView } from './help.ts'
import type { HouseFileView, HouseTableView, HouseView, RulingChapter } from './house.ts'
import type { AmendForm, ChangeView, DiceView, EntryDetail, JournalPage, KeptAsPlayed } from './history.ts'
import type { KeptView, RecentView, RestoredView } from './library.ts'
import type { ReadingView } from './reading.ts'
import type { contracts } from '../games/contracts.ts'
import type { AnswerOf } from './game.ts'
import type { Answer, ProcedureName, QueryName, StepName } from './procedures.ts'
import type { FilledReport, ReportBoxView, ReportLimits, ReportManView } from '../games/fng/contract/report.ts'
import type { PictureReply } from '../games/fng/contract/record.ts'
import type { WhyView } from './why.ts'
import type { Grade } from '../games/fng/contract/roster.ts'
import type { FormPlace, PreviewView, PrintChoices } from './print.ts'
import type { SheetLeft, SheetOffer } from './sheets.ts'
import type { SlipReply, StretchReply, SlipView } from './slip.ts'
import type { TableAsks } from './tables.ts'

/** What main answers, as plain data. No rule is decided from these: they say what the rules decided. */

/** What a die shows, from 1 to its sides. Dice that say nothing of their sides have six. */
export type Face = number

/** One line of the journal, for the player, with its "why". */
export interface LineView {
  readonly text: string
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
  }[]
  readonly target: number | null
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
  /** Procedure that made it: `fng.testForContact`. */
  readonly step: string
  readonly title: string
  /** "Early March 1967", the half-month it belongs to. */
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

export interface WantedThrowView {
  readonly key: string
  readonly subject: number
  readonly occurrence: number
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
  /** A choice of the player's comes before the end. */
  readonly choice: boolean
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
        readonly brings?: string
      }[]
      /** Where it is no choice but a card: the deck it is drawn from, and how many are left in it. */
      readonly deck?: { readonly title: string; readonly left: number; readonly of: number } | undefined
    }

/** What came of a step. */
export type StepReply =
  | { readonly status: 'done'; readonly head: number; readonly entry: EntryView }
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
  readonly state:
    | {
        readonly kind: 'tour'
        readonly unit: string
        readonly force: string
        readonly corps: string
        /** "Early September 1967". */
        readonly date: string
        /** What comes next, in words: "Test for contact". */
        readonly next: string
        /** Half-months the Star has still to serve, and of how many. */
        readonly toGo: number
        readonly of: number
        /** Half-months that the Star is known to have served: what his calendar shows in colour. */
        readonly served: number
        readonly star: { readonly name: string; readonly rep: number } | null
        readonly over: string | null
      }
    /** Made, but no platoon yet. */
    | { readonly kind: 'empty' }
    | { readonly kind: 'broken'; readonly code: string; readonly message: string }
}

export interface LibraryView {
  /** The folder, for people. */
  readonly folder: string
  readonly campaigns: readonly CampaignCard[]
}

export interface SoldierView {
  readonly id: number
  /** "Mercer, J." */
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly rank: string
  readonly star: boolean
  readonly rep: number
  readonly attributes: readonly { readonly id: string; readonly name: string; readonly effect: string }[]
  readonly derosHalfMonths: number
  /** Officers are reassigned, not short. */
  readonly officer: boolean
  readonly shortTimer: boolean
  /** Came in this half-month or the last. */
  readonly isNew: boolean
  readonly status: 'present' | 'hospital' | 'rAndR' | 'dead' | 'missing' | 'sentHome' | 'wentHome' | 'relieved'
  readonly awayMissions: number
  readonly grade: Grade
  /** The highest REP he has held. */
  readonly bestRep: number
  /** Confirmed kills on all missions. */
  readonly kills: number
  readonly medals: readonly { readonly kind: 'medal' | 'major'; readonly date: string }[]
}

export interface BilletView {
  readonly id: number
  readonly squad: number
  readonly line: number
  readonly post: string
  /** "Squad leader". */
  readonly postName: string
  readonly weapon: {
    readonly id: string
    readonly name: string
    readonly range: string
    readonly targets: string
    readonly impact: string
  }
  readonly sidearm: string | null
  readonly sidearmId: string | null
  readonly attachment: boolean
  readonly soldier: SoldierView | null
  /** "late August", when nobody stands here. */
  readonly openSince: string | null
}

export interface SquadView {
  readonly squad: number
  readonly name: string
  readonly billets: readonly BilletView[]
  readonly fit: number
  readonly men: number
  readonly equipment: readonly string[]
}

export interface RosterView {
  readonly unit: string
  readonly force: string
  readonly corps: string
  readonly date: string
  readonly tourLength: number
  readonly men: number
  readonly strength: number
  readonly fit: number
  readonly squads: readonly SquadView[]
  /** Men who have left for good, newest first. */
  readonly gone: readonly (SoldierView & { readonly left: string })[]
  /** May men be moved just now? Only between missions. */
  readonly mayMove: boolean
  /** Why not, in a sentence. */
  readonly whyNotMove: string | null
}

/** One phase of the half-month. */
export interface PhaseView {
  readonly phase: string
  /** Id of the part of the half-month that it belongs to. */
  readonly part: string
  readonly title: string
  readonly page: number
  readonly state: 'done' | 'now' | 'later' | 'skipped'
  /** What came of it in a word or two: "normal", "12". */
  readonly outcome: string | null
  /** The procedure that does it. */
  readonly procedure: StepName | null
  /** What its button says, and whether that rolls dice. */
  readonly button: string
  readonly dice: boolean
  readonly entries: readonly EntryView[]
}

export interface TurnView {
  readonly date: string
  readonly halfMonth: number
  /** Half-month of the tour, from 1, and of how many. */
  readonly ofTour: number
  readonly tourLength: number
  /** What stands over the page: "After the patrol". */
  readonly heading: string
  readonly phases: readonly PhaseView[]
  /** The parts of the half-month in their order. */
  readonly parts: readonly { readonly id: string; readonly title: string }[]
  /** What can be done in one go from here on, "the rest of the aftermath"; null where the player must speak first. */
  readonly rest: string | null
  /** The phase to do now; null when the campaign is over or has no platoon. */
  readonly now: string | null
  /** What the phase is about, in a sentence or two, for the player. */
  readonly explanation: string
  /** What the form of this phase needs to know. */
  readonly form:
    | { readonly kind: 'none' }
    | { readonly kind: 'area'; readonly areas: readonly { readonly area: string; readonly name: string }[] }
    | {
        readonly kind: 'party'
        readonly squads: readonly SquadView[]
        readonly starSquad: number
        /** What they go for. */
        readonly mission: MissionView
      }
    | {
        readonly kind: 'report'
        readonly mission: MissionView
        readonly men: readonly ReportManView[]
        /** Every box of the form in its order; the mission names those it asks for. */
        readonly boxes: readonly ReportBoxView[]
        /** What the battle says, where it was tracked and has ended. */
        readonly filled: FilledReport | null
        /** `ready`: it can be tracked, but nobody has begun. */
        readonly battle: NonNullable<MissionView['battle']>
      }
    | {
        readonly kind: 'nextStar'
        readonly candidates: readonly SoldierView[]
        readonly attributes: readonly { readonly id: string; readonly name: string }[]
        readonly what: string
      }
  readonly pending: {
    readonly procedure: StepName
    readonly reply: Extract<StepReply, { status: 'wanted' }>
  } | null
}

export interface MissionView {
  readonly id: number
  readonly date: string
  readonly title: string
  /** What it is about, in a line: "Look into all six sectors, then come home"; empty until it is known. */
  readonly aim: string
  readonly objectives: readonly string[]
  /** The situation as the printed briefing has it. */
  readonly facts: readonly { readonly label: string; readonly value: string; readonly note: string }[]
  readonly sectors: readonly MissionSectorView[]
  /** PEFs, and the like-looking markers of a Recon, as they were placed at the start. */
  readonly markers: readonly { readonly number: number; readonly kind: 'pef' | 'marker' }[]
  /** Where we are at the start: we come in over the table's edge, or stand in the sector. */
  readonly start: { readonly sector: number; readonly how: 'entry' | 'start' } | null
  readonly points: readonly { readonly text: string; readonly each: number }[]
  /** "25 or more good, 9-24 normal, 0-8 bad, below 0 disastrous" */
  readonly results: string
  /** Those who go, with what they set out with: also where they are dead or home by now. */
  readonly party: readonly {
    readonly soldierId: number
    readonly name: string
    readonly rep: number
    readonly weapon: string
    readonly leader: string
    readonly attached: boolean
    readonly gear: readonly string[]
  }[]
  readonly stays: readonly StayView[]
  /** The battle of this half-month: `ready` is a briefing that waits for it. Null before it, and once it is reported. */
  readonly battle: 'ready' | 'fought' | 'ended' | null
  /** What the mission type asks for in the report form: names of fields of the report input. */
  readonly reportFields: readonly string[]
  /** Kinds of support that stand ready, as the report names them: `artillery`, `tacticalAir`, `helicopters`, `reinforcements`. */
  readonly supportReady: readonly string[]
  /** What the report cannot have more of, by what the mission has. */
  readonly reportLimits: ReportLimits
  readonly result: string | null
  readonly victoryPoints: number | null
}

/** A sector of the table in a line. */
export interface MissionSectorView {
  /** 1-6: top row 1 2 3, bottom row 4 5 6. */
  readonly number: number
  /** "Rice paddy, flooded, 5 buildings" */
  readonly ground: string
  /** `8"`, "table"; empty where the book says nothing. */
  readonly sightDay: string
  readonly sightNight: string
  /** The part of a move that is left on foot: "half". */
  readonly foot: string
  /** "cover, concealment" */
  readonly gives: string
  /** What no figure tells of it: edge rules and special effects, a sentence each. */
  readonly rules: readonly string[]
  /** What lies there for all to see: "PEF 2", "PEF 1: nothing". */
  readonly on: readonly string[]
}

/** Who does not go on a mission, and why. */
export interface StayView {
  /** "HM3 Voss, D.", "2nd and 3rd squad, 24 men". */
  readonly who: string
  /** Null for a squad. */
  readonly soldierId: number | null
  /** "goes along on 1-2" */
  readonly why: string
  /** The die that kept him here. */
  readonly die: Face | null
  readonly away: 'hospital' | 'rAndR' | null
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
  /** Names of what undo and redo would do; null where there is nothing. */
  readonly undo: string | null
  readonly redo: string | null
  readonly roster: { readonly men: number; readonly strength: number; readonly fit: number } | null
  readonly phase: string
}

export interface TableView {
  readonly id: string
  readonly title: string
  readonly page: number | null
  readonly system: string
  readonly dice: string
  readonly modifiers: readonly { readonly when: string; readonly effect: string; readonly unit: string }[]
  readonly rows: readonly Readonly<Record<string, string | number>>[]
  /** Footnotes; those that a cell refers to begin with their mark: "(1) ...". */
  readonly notes: readonly string[]
  /** The columns that a player reads, without the scores, in order. */
  readonly heads: readonly string[]
  /** The part of the book that it stands in: "Melee". */
  readonly chapter: string
  /** House rules that are laid over it; left out by the book. */
  readonly house?: HouseMarks
}

/** A table without the game it belongs to. */
export type RolledTable = Omit<TableView, 'system' | 'chapter'>

/** Where a table is not as in the book. */
export interface HouseMarks {
  /** Places of rows and modifiers, from 0. */
  readonly rows: readonly number[]
  readonly modifiers: readonly number[]
  readonly differences: readonly { readonly what: string; readonly book: string; readonly house: string }[]
  /** The table as in the book. */
  readonly book: RolledTable
}

/** One later entry that would come out differently. */
export interface AmendDifference {
  readonly depth: number
  readonly title: string
  readonly kind: 'changed' | 'no-longer-applies' | 'new-dice'
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly note: string
  /** The half-month that the entry belongs to. */
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
      /** The entry that asks, and its half-month. */
      readonly title: string
      readonly date: string
      readonly question: QuestionView
      readonly differences: readonly AmendDifference[]
    }

export interface CheckView {
  readonly sound: boolean
  readonly findings: readonly string[]
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

/** A finished sheet: the browser opens `url`; the desktop program has opened it itself. */
export interface SheetReply {
  readonly name: string
  readonly url: string | null
}

/** What has become of the sheets that were wanted. */
export interface SheetsReply {
  readonly files: readonly SheetReply[]
  /** False when the player has thought better of it. */
  readonly done: boolean
  /** Those that could not be printed; a wish of which none can is refused. */
  readonly left: readonly SheetLeft[]
}

export interface SnapshotView {
  /** What to restore it by. */
  readonly copy: string
  readonly label: string
  readonly at: string
}

/** What each procedure answers. */
export type OutputOf<P extends ProcedureName> = P extends StepName
  ? StepReply
  : P extends QueryName
    ? AnswerOf<(typeof contracts)[number], P>
    : P extends keyof Outputs
      ? Outputs[P]
      : never

export interface Outputs {
  'library.list': LibraryView
  'library.create': { readonly campaign: string }
  'library.rename': { readonly campaign: string }
  'library.duplicate': { readonly campaign: string }
  'library.archive': null
  'library.delete': null
  'library.branch': { readonly campaign: string }
  'library.snapshots': readonly SnapshotView[]
  'library.kept': KeptView
  'library.restore': RestoredView
  'window.remembered': Readonly<Record<string, string>> | null
  'window.remember': null
  'library.importBegin': null
  'library.importPiece': null
  'library.importEnd': { readonly campaign: string }
  'library.sample': { readonly campaign: string }
  'library.recent': readonly RecentView[]
  'library.forget': null
  /** False when the job had ended by then. */
  'job.cancel': { readonly cancelled: boolean }
  'campaign.overview': OverviewView
  'campaign.check': CheckView
  'campaign.replay': ReplayView
  'battle.log': readonly EntryView[]
  'chronicle.view': ChronicleView
  'dice.view': DiceView
  'journal.list': { readonly entries: readonly EntryView[]; readonly more: boolean }
  'journal.undo': { readonly undone: string | null; readonly head: number | null }
  'journal.redo': { readonly redone: string | null; readonly head: number | null }
  'journal.goTo': { readonly head: number | null }
  'journal.why': WhyView
  'journal.search': JournalPage
  'journal.changes': EntryDetail
  'journal.amendForm': AmendForm
  'journal.preview': AmendReply
  'journal.amend': AmendReply & { readonly head: number | null }
  'picture.add': { readonly hash: string }
  'picture.get': PictureReply
  'pending.answer': StepReply
  'pending.takeBack': StepReply
  'pending.cancel': null
  'slip.foresee': SlipView
  'slip.play': SlipReply
  'turn.rest': StretchReply
  'help.view': HelpView
  'help.rulings': readonly RulingChapter[]
  'house.view': HouseView
  'house.table': HouseTableView
  'house.save': { readonly name: string; readonly text: string }
  'house.read': HouseFileView
  'tables.asks': TableAsks
  'tables.try': LineView
  'tables.list': readonly TableView[]
  'print.offers': readonly SheetOffer[]
  /** `done` is false where the player thought better of it in a dialog of the system. */
  'print.sheets': SheetsReply
  'print.preview': PreviewView
  'print.choices': PrintChoices
  'print.code': FormPlace
}
