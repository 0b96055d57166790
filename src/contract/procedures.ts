import * as z from 'zod'
import { answer, face, questionAt, slipDice } from './answers.ts'
import { csvKinds } from './csv.ts'
import { pageMistake, wantedReport } from './diagnosis.ts'
import { formLetters } from './formLength.ts'
import { mostFriends } from './friends.ts'
import { gameIds, gameProcedures } from './gameProcedures.ts'
import { packHead, packParts, type PackPart } from './pack.ts'
import { LookedFold, PrintLook, SheetWish } from './sheets.ts'
import {
  aloneRoll,
  amendment,
  branch,
  campaign,
  changing,
  entry,
  job,
  named,
  showing,
  stretch,
  telling,
} from './telling.ts'

const game = z.enum(gameIds)
/** What is asked of a campaign, or else of a game: `eitherOr` sees to it that one is named. */
const subject = { campaign: campaign.optional(), game: game.optional() }
interface Subject {
  readonly campaign?: string | undefined
  readonly game?: string | undefined
}
const eitherOr = [
  ({ campaign, game }: Subject) => (campaign === undefined) !== (game === undefined),
  'Either a campaign or a game is wanted.',
] as const
const fileName = z.string().trim().min(1).max(80)

/** Input schemas of everything the renderer, the terminal and a program may ask for. */
export const procedures = {
  ...gameProcedures,
  'library.list': z.strictObject({ job }),
  'library.create': z.strictObject({
    name: fileName,
    game,
    /** Seed of the program's dice; left out, a fresh one. */
    seed: z.int().min(0).max(0xffffffff).optional(),
  }),
  'library.rename': z.strictObject({ campaign, name: fileName }),
  'library.duplicate': z.strictObject({ campaign, name: fileName }),
  'library.archive': z.strictObject({ campaign, archived: z.boolean() }),
  'library.delete': z.strictObject({ campaign }),
  /** Puts a deleted file back as it was, under its name or one that is free. */
  'library.undelete': z.strictObject({ deleted: z.string().min(1).max(300) }),
  /** A new campaign that begins where this one stood after the entry. */
  'library.branch': z.strictObject({ campaign, entry, name: fileName }),
  'library.snapshots': z.strictObject({ campaign }),
  /** All kept copies of all tours, of damaged, deleted and missing ones too. */
  'library.kept': z.strictObject({ job }),
  /** Lays a copy beside its tour before it is restored. */
  'library.compare': z.strictObject({ copy: z.string().min(1).max(300), job }),
  /** Erases copies for good: of tours that are not in the library all, of others those deleted or put aside. */
  'library.erase': z.strictObject({ copies: z.array(z.string().min(1).max(300)).min(1).max(5000), job }),
  /** When restoring a snapshot of each campaign was last tried, and what came of it, by file; none where it never was. */
  'library.proofs': z.strictObject({}),
  /** What the last check found of files that are not in order, by file; none of those that have changed since. */
  'library.checks': z.strictObject({}),
  /** Restores the latest snapshot of a campaign for trial, to a scratch file. */
  'library.drill': z.strictObject({ campaign, job }),
  /** The second folder, on another disk or synced, that snapshots are copied to. */
  'library.elsewhere': z.strictObject({}),
  /** Has the door ask for it; only the desktop can. */
  'library.chooseElsewhere': z.strictObject({}),
  /** Names it by its whole path, where the door may name any place; null: no copies go anywhere any more. */
  'library.setElsewhere': z.strictObject({ folder: z.string().min(1).max(4096).nullable() }),
  /** Copies the newest snapshot of each campaign there. */
  'library.copyElsewhere': z.strictObject({ job }),
  /**
   * Brings a copy back: in place of its tour where that is broken, deleted or gone, else as a tour of its own with this name.
   * `over`: the broken file whose place it takes, though there may be another of the tour.
   */
  'library.restore': z.strictObject({
    copy: z.string().min(1).max(300),
    name: fileName.optional(),
    over: campaign.optional(),
    job,
  }),
  /** Lays another copy of a campaign beside it: where they part, how they stand differently. Changes nothing. */
  'library.compareTours': z.strictObject({ campaign, other: campaign, job }),
  /** Keeps what the other copy has beyond the campaign as branches of its journal. */
  'library.layTogether': z.strictObject({ campaign, other: campaign, job }),
  /** A tour of some months that the program has played itself, to look around in. */
  'library.sample': z.strictObject({ game, job }),
  /** Tours opened lately, from wherever; only the desktop keeps such a list. */
  'library.recent': z.strictObject({}),
  'library.forget': z.strictObject({ campaign }),
  /** Packs that the system has handed over; each is given out once. */
  'window.handed': z.strictObject({}),
  /** What the windows have remembered; null where their door leaves that to the browser. */
  'window.remembered': z.strictObject({}),
  'window.remember': z.strictObject({ key: z.string().min(1).max(1200), value: z.string().max(1_000_000).nullable() }),
  /** A file from elsewhere comes into the library piece by piece; the caller names the job, which can be cancelled. */
  'library.importBegin': z.strictObject({
    job: named,
    /** As the file is called, ending and all. */
    name: z.string().trim().min(1).max(255),
    size: z.int().min(0).max(500_000_000, 'a file of at most 500 MB is wanted here'),
  }),
  /** Base64 of the next bytes, a megabyte or so. */
  'library.importPiece': z.strictObject({ job: named, bytes: z.base64().max(3_000_000) }),
  /** All of it is there: it is checked, and gets its name. */
  'library.importEnd': z.strictObject({ job: named }),
  /** A text on this program and its files, to be copied: no names, notes or dice but those that are ticked. */
  'program.report': z.strictObject({ ...wantedReport, job }),
  /** A page has met a mistake: it goes into the log. */
  'program.pageMistake': z.strictObject(pageMistake),
  'campaign.overview': z.strictObject({ campaign }),
  /** All that every page shows of it, without what is shown already. */
  'campaign.now': z.strictObject({ campaign, ...showing }),
  'campaign.check': z.strictObject({ campaign, job }),
  /** All that its file holds, as JSON for other programs; `library.import...` takes it in again. */
  'campaign.export': z.strictObject({ campaign, job }),
  'campaign.replay': z.strictObject({ campaign, job }),
  /** What a tour that plays itself does next; the same seed makes the same decisions up. */
  'campaign.autoplay': z.strictObject({
    campaign,
    seed: z.int().min(0).max(0xffffffff),
    /** The player who holds the machine: no other is told a step that names what he has sealed. */
    holder: z.int().positive().nullable().default(null),
  }),
  'job.cancel': z.strictObject({ job: named }),
  /** What has happened in it so far, newest first. */
  'battle.log': z.strictObject({ campaign }),
  /** The tour told as a story. */
  'chronicle.view': z.strictObject({ campaign }),
  /** The dice of the tour, of one man, table or hand where one is named. Sealed dice are not counted. */
  'dice.view': z.strictObject({
    campaign,
    man: z.int().positive().optional(),
    table: z.string().max(80).optional(),
    /** Name of a hand, as the view calls it. */
    hand: z.string().max(80).optional(),
  }),
  'journal.list': z.strictObject({
    campaign,
    before: z.int().positive().optional(),
    limit: z.int().min(1).max(1000).default(100),
  }),
  'journal.undo': z.strictObject(changing),
  'journal.redo': z.strictObject(changing),
  /** Goes to any entry, also one that was undone or amended away; undo and redo walk on from there. */
  'journal.goTo': z.strictObject({ ...changing, entry }),
  /** Where a number comes from: the lines about a row and, if named, one of its fields. */
  'journal.why': z.strictObject({
    campaign,
    collection: z.string().max(40),
    id: z.int().positive(),
    field: z.string().max(40).optional(),
  }),
  /** The entries that fit all that is asked for, newest first; words are looked for in titles, lines and notes. */
  'journal.search': z.strictObject({
    campaign,
    text: z.string().max(200).default(''),
    date: z.string().max(40).optional(),
    step: z.string().max(40).optional(),
    man: z.int().positive().optional(),
    by: z.enum(['program', 'player']).optional(),
    /** Only what was put right: corrections by hand, and entries that were amended. */
    corrections: z.boolean().default(false),
    /** Undone and replaced entries too. */
    undone: z.boolean().default(false),
    /** Only entries older than this one: those that follow the last one shown. */
    before: z.int().positive().optional(),
    limit: z.int().min(1).max(1000).default(200),
  }),
  /** One entry with its lines and all that it changed, before and after. */
  'journal.changes': z.strictObject({ campaign, entry }),
  /** What can be amended of an entry: what it was told, and the fields of its own input. */
  'journal.amendForm': z.strictObject({ campaign, entry }),
  /** What would come out differently if a past entry were another; changes nothing. */
  'journal.preview': z.strictObject(amendment),
  'journal.amend': z.strictObject(amendment),
  /** What the steps that lead to an entry of another branch come to, played where the campaign stands; changes nothing. */
  'journal.previewBranch': z.strictObject(branch),
  'journal.playBranch': z.strictObject(branch),
  /** Base64 of a PNG or JPEG of at most 8 MB, kept in the campaign's file; a step of the game then shows it. */
  'picture.add': z.strictObject({ campaign, bytes: z.base64().min(1).max(formLetters) }),
  'picture.get': z.strictObject({ campaign, hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  /** The form of a step whose input is made of fields, as it begins. */
  'step.form': z.strictObject({
    campaign,
    step: z.string().min(1).max(80),
    /** The player who holds the machine: what is sealed from him is not offered. */
    holder: z.int().positive().nullable().default(null),
  }),
  /** The step under way: go on with more answers. */
  'pending.answer': z.strictObject({
    ...changing,
    answers: z.array(answer).max(500).default([]),
    /** Throws of the question at hand that the program makes. */
    roll: z.array(z.strictObject(questionAt)).max(500).default([]),
    /** From here on the program rolls the rest of this step. */
    rollTheRest: z.boolean().default(false),
    who: telling.who,
    passOn: telling.passOn,
  }),
  /** What these answers to the question at hand would do: it is tried, and nothing is written. */
  'pending.try': z.strictObject({
    campaign,
    answers: z.array(answer).max(500),
    holder: showing.holder.default(null),
  }),
  /** What one die of a throw of the question at hand shows when the program rolls it; it is not taken yet. */
  'pending.rollDie': z.strictObject({
    ...{ campaign, ...questionAt, die: z.int().min(0).max(200) },
    holder: showing.holder.default(null),
  }),
  'pending.takeBack': z.strictObject(changing),
  'pending.cancel': z.strictObject(changing),
  /** The throws that can be made ahead, to the end of this part of the turn or of the phase named. */
  'slip.foresee': z.strictObject({ campaign, until: z.string().max(40).optional() }),
  /**
   * Does all that needs no word of the player, to the end of this part of the turn or of the phase named: step after
   * step, undone as one, up to the first question. A job that is cancelled stops after the step under way.
   */
  'turn.rest': z.strictObject({ ...stretch, dice: telling.dice }),
  /** Plays that stretch with dice that the player has thrown ahead. */
  'slip.play': z.strictObject({
    ...stretch,
    /** All dice of the slip in one line, in the order of its throws. */
    line: z.array(z.int().min(0).max(99)).max(5000).optional(),
    /** Or the dice throw by throw. */
    throws: z.array(slipDice).max(2000).readonly().default([]),
    /** Who rolls what the slip does not hold. */
    dice: z.enum(['program', 'player']).default('player'),
  }),
  /** What the dice on that slip come to so far: it is tried, and nothing is written. */
  'slip.try': z.strictObject({ campaign, throws: z.array(slipDice).max(2000).readonly() }),
  /** What one die of a throw on it shows when the program rolls it; it is not taken yet. */
  'slip.rollDie': z.strictObject({
    campaign,
    throws: z.array(slipDice).max(2000).readonly(),
    at: z.strictObject({ step: z.string().max(40), subject: z.int(), rank: z.int().min(0) }),
    die: z.int().min(0).max(200),
  }),
  /** Who may look at this campaign from a device of his own, and who does. */
  'friends.view': z.strictObject({ campaign }),
  /** Lets friends look, each by an address of his own; a table that is open already ends, with its keys. */
  'friends.open': z.strictObject({
    campaign,
    seats: z
      .array(
        z.strictObject({
          name: z.string().trim().min(1).max(60),
          man: z.int().positive().nullable(),
          /** He types the dice that are thrown for his man. */
          dice: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(mostFriends)
      .readonly(),
    /** An address of this machine on a local network; null: this machine alone. */
    network: z.string().max(60).nullable().default(null),
  }),
  /** A new key for one of them: the old one opens nothing any more, and who came in by it is sent out. */
  'friends.renew': z.strictObject({
    campaign,
    seat: z
      .int()
      .min(0)
      .max(mostFriends - 1),
  }),
  /** Nobody looks any more; all keys are gone. */
  'friends.close': z.strictObject({ campaign }),
  /** What this campaign plays otherwise than the book. */
  'house.view': z.strictObject({ campaign }),
  /** One table, book and house side by side, with all that may be changed in it. */
  'house.table': z.strictObject({ campaign, table: z.string().min(1).max(80) }),
  /** What of this campaign can be put into a pack. */
  'pack.offer': z.strictObject({ campaign }),
  /** Those parts as the text of a file to share. */
  'pack.save': z.strictObject({
    campaign,
    parts: z.array(z.enum(Object.keys(packParts) as PackPart[])).min(1),
    title: packHead.title,
    note: packHead.note,
  }),
  /** Reads and checks such a file; the step that the answer names then takes it. */
  'pack.read': z.strictObject({ campaign, text: z.string() }),
  /** The tables for spreadsheets that this campaign has. */
  'csv.offer': z.strictObject({ campaign }),
  /** One of them as the text of a CSV file. */
  'csv.make': z.strictObject({ campaign, what: z.enum(csvKinds) }),
  /** How this program reads the book where it is unclear. */
  'help.rulings': z.strictObject({ game }),
  /** What the help pages tell of the game and of this program. */
  'help.view': z.strictObject({ game }),
  /** Of a tour, of a game, or of all games. */
  'tables.list': z
    .strictObject(subject)
    .refine(({ campaign, game }) => campaign === undefined || game === undefined, 'A campaign says its game itself.'),
  /** What a table asks of whoever rolls on it alone. */
  'tables.asks': z.strictObject({ ...subject, table: z.string().min(1).max(80) }).refine(...eitherOr),
  /** What a table alone wants thrown, and what the dice that lie bring; nothing is rolled. */
  'tables.live': z
    .strictObject({ ...subject, ...aloneRoll, faces: z.array(face).max(60).default([]) })
    .refine(...eitherOr),
  /** Rolls on a table alone and writes nothing down. */
  'tables.try': z
    .strictObject({
      ...subject,
      ...aloneRoll,
      /** The player's own dice; empty: the program rolls by `nonce`, which the caller changes from roll to roll. */
      faces: z.array(face).max(60).default([]),
      nonce: z.int().min(0).max(0xffffffff),
    })
    .refine(...eitherOr),
  /** The sheets there are; without a tour, those that need none. */
  'print.offers': z.strictObject(subject).refine(...eitherOr),
  'print.sheets': z
    .strictObject({
      ...subject,
      sheets: z.array(SheetWish).min(1).max(100),
      ...PrintLook.shape,
      /** All of them in one PDF, or each in its own. */
      together: z.boolean().default(true),
      /** What becomes of them; a browser opens, saves and prints by itself. */
      to: z.enum(['open', 'save', 'print']).default('open'),
      job,
    })
    .refine(...eitherOr),
  /** Pages of one sheet as they will come out. */
  'print.preview': z
    .strictObject({
      ...subject,
      sheet: SheetWish,
      ...PrintLook.shape,
      fold: LookedFold,
      /** The first page, from 1, and how many; none only counts them. */
      from: z.int().min(1).default(1),
      count: z.int().min(0).max(20).default(1),
      job,
    })
    .refine(...eitherOr),
  /** The missions, turns, men and set-ups among which a player chooses. */
  'print.choices': z.strictObject({ campaign }),
  /** Where the form is typed in that bears a code. */
  'print.code': z.strictObject({ ...subject, code: z.string().min(1).max(40) }).refine(...eitherOr),
  /** What somebody has filled in on a form that is a PDF; its screen then shows it, and takes it as any other. */
  'print.readForm': z
    .strictObject({
      ...subject,
      /** What the file is called, for what is said of it. */
      name: z.string().min(1).max(300),
      /** Base64. */
      bytes: z.base64().min(1).max(11_184_812),
    })
    .refine(...eitherOr),
}

export type Procedures = typeof procedures

export type ProcedureName = keyof Procedures
/** What a caller sends. */
export type InputOf<P extends ProcedureName> = z.input<Procedures[P]>
/** What main works with, defaults filled in. */
export type ParsedInputOf<P extends ProcedureName> = z.output<Procedures[P]>
