import * as z from 'zod'
import { contracts } from '../games/contracts.ts'
import { aloneRoll } from '../games/fng/contract/fng.ts'
import { Accent, Paper, SheetWish } from './sheets.ts'

/** Names a campaign: the file's name inside the library folder, or, from the terminal and file dialogs, its whole path. */
const campaign = z.string().min(1).max(1000)
/** The games, in the order in which they are offered. */
export const gameIds = contracts.map(({ id }) => id)
/** Where no campaign says it: the game; left out, the first of the list. */
const game = z.enum(gameIds).optional()
const entry = z.int().positive()
const fileName = z.string().trim().min(1).max(80)
/** Named by who calls: `progress` events carry it, and `job.cancel` stops it. */
const named = z.string().min(1).max(80)
const job = named.optional()

const place = {
  key: z.string().max(80),
  subject: z.int(),
  occurrence: z.int().min(0),
  by: z.enum(['program', 'player']),
  /** Name of the player who brought it, where several play. */
  who: z.string().max(60).optional(),
}
/** What a die shows. How many sides it has, and so what it can show, is known where it is asked for. */
const face = z.int().min(1).max(100)
/** Sides of dice that have not six. */
const sides = z
  .int()
  .min(2)
  .max(100)
  .refine((count) => count !== 6, 'Six sides are left unsaid.')
  .optional()

/** Dice that say their sides show nothing else. */
const facesFit: z.core.CheckFn<{ readonly faces: readonly number[]; readonly sides?: number | undefined }> = ({
  value,
  issues,
}) => {
  const most = value.sides ?? 6
  value.faces.forEach((shown, i) => {
    if (shown > most)
      issues.push({
        code: 'custom',
        path: ['faces', i],
        message: `A d${most} cannot show ${shown}; it shows 1 to ${most}.`,
        input: shown,
      })
  })
}

/** One answer to a question of a step: dice, a row picked by hand instead of rolling, a choice, or a card. */
export const answer = z.discriminatedUnion('kind', [
  z
    .strictObject({ ...place, kind: z.literal('dice'), faces: z.array(face).min(1).max(200).readonly(), sides })
    .check(facesFit),
  z.strictObject({ ...place, kind: z.literal('row'), row: z.int().min(0) }),
  z.strictObject({ ...place, kind: z.literal('choice'), value: z.string().max(200) }),
  z.strictObject({ ...place, kind: z.literal('draw'), value: z.int().min(0) }),
  /** A card by what it is called: "KS", "king of spades". */
  z.strictObject({ ...place, kind: z.literal('card'), value: z.string().trim().min(1).max(60) }),
])

/** One answer of a tape, as data. */
export type Answer = z.output<typeof answer>

/** Dice on a slip for one throw, or the row picked in their stead; the names are those of `slip.foresee`. */
const slipDice = z
  .strictObject({
    step: z.string().max(40),
    subject: z.int(),
    rank: z.int().min(0),
    table: z.string().max(80).nullable().default(null),
    faces: z.array(face).max(200).readonly(),
    sides,
    row: z.int().min(0).nullable().default(null),
    why: z.string().max(300).default(''),
  })
  .check(facesFit)
  .refine(({ faces, row }) => (row === null) === faces.length > 0, 'Either dice or a row is told of a throw.')
  .refine(({ row, table }) => row === null || table !== null, 'A row is one of a table.')

/**
 * What a window shows of the campaign. Who says so with a change gets with its reply how the campaign stands now, and of
 * roster and players only what is not shown already.
 */
const shown = z
  .strictObject({
    /** Stamps of the views; null for one that is not shown yet. */
    roster: z.string().max(80).nullable(),
    players: z.string().max(80).nullable(),
    /** The player who holds the machine. */
    holder: z.int().positive().nullable(),
  })
  .optional()

/** How a step gets what its own input does not say. */
const telling = {
  campaign,
  shown,
  /** The head the caller has seen; left out, the present one. */
  head: z.int().positive().nullable().optional(),
  /** `program`: seeded dice for all that is not answered. `player`: the step stops with the next question. */
  dice: z.enum(['program', 'player']).default('program'),
  /** Who decides what only a player can decide; `program` is for simulations. */
  choices: z.enum(['player', 'program']).default('player'),
  answers: z.array(answer).max(5000).default([]),
  /** Plain faces, dealt out in the order asked. */
  faces: z.array(face).max(5000).default([]),
  /** Plain names of cards, dealt out in the order asked. */
  cards: z.array(z.string().trim().min(1).max(60)).max(500).default([]),
  /** Name of the player at the dice, where several play: kept with the answers that carry no name of their own. */
  who: z.string().trim().min(1).max(60).optional(),
  /** Keep the unfinished tape in the file, so that quitting loses no typed die. */
  pending: z.boolean().default(true),
}

type Contract = (typeof contracts)[number]
type ContractOf<Id> = Extract<Contract, { readonly id: Id }>
type Named<Part extends 'steps' | 'queries' | 'bookQueries'> = {
  [Id in Contract['id']]: `${Id}.${keyof ContractOf<Id>[Part] & string}`
}[Contract['id']]
type Fields<Part extends 'queries' | 'bookQueries', Id, Name extends string> =
  ContractOf<Id>[Part] extends Readonly<Record<Name, infer Shape extends z.ZodRawShape>> ? Shape : never

/** Every step of a game is a procedure of its own: `fng.testForContact`. */
export type StepName = Named<'steps'>
/** And so is every query: `fng.roster`. */
export type QueryName = Named<'queries'> | Named<'bookQueries'>

type GameProcedures = {
  [P in StepName]: P extends `${infer Id}.${infer Name}`
    ? ContractOf<Id>['steps'] extends Readonly<Record<Name, infer Input extends z.ZodType>>
      ? z.ZodObject<typeof telling & { input: Input }, z.core.$strict>
      : never
    : never
} & {
  [P in Named<'queries'>]: P extends `${infer Id}.${infer Name}`
    ? z.ZodObject<{ campaign: typeof campaign } & Fields<'queries', Id, Name>, z.core.$strict>
    : never
} & {
  [P in Named<'bookQueries'>]: P extends `${infer Id}.${infer Name}`
    ? z.ZodObject<{ campaign: z.ZodOptional<typeof campaign> } & Fields<'bookQueries', Id, Name>, z.core.$strict>
    : never
}

const procedureOf = (fields: z.ZodRawShape): z.ZodObject => z.strictObject(fields)

/** What each game brings. */
const gameProcedures = Object.fromEntries(
  contracts.flatMap(({ id, steps, queries, bookQueries }) => [
    ...Object.entries(steps).map(([name, input]) => [`${id}.${name}`, procedureOf({ ...telling, input })]),
    ...Object.entries(queries).map(([name, fields]) => [`${id}.${name}`, procedureOf({ campaign, ...fields })]),
    ...Object.entries(bookQueries).map(([name, fields]) => [
      `${id}.${name}`,
      procedureOf({ campaign: campaign.optional(), ...fields }),
    ]),
  ]),
) as unknown as GameProcedures

const amendment = {
  campaign,
  entry,
  /** The entry's own input, corrected; left out, as it was. */
  input: z.unknown().optional(),
  /** The entry does nothing any more: those after it are played without it. */
  leaveOut: z.boolean().default(false),
  /** Answers that replace or add to those on the tapes of this and the later entries, by entry depth. */
  answers: z
    .array(z.strictObject({ depth: z.int().positive(), answer }))
    .max(5000)
    .default([]),
  /** Newly needed dice: rolled, or asked for. */
  dice: z.enum(['program', 'player']).default('program'),
  job,
}

/** How a stretch of the turn is played. */
const stretch = {
  campaign,
  shown,
  /** The head the caller has seen; left out, the present one. */
  head: telling.head,
  until: z.string().max(40).optional(),
  /** Answers to the question of the step under way, before it goes on. */
  answers: z.array(answer).max(500).default([]),
  /** The program rolls what is left of the step under way. */
  rollTheRest: z.boolean().default(false),
  who: telling.who,
  job,
}

/** Input schemas of everything the renderer, the terminal and a program may ask for. */
export const procedures = {
  ...gameProcedures,
  'library.list': z.strictObject({}),
  'library.create': z.strictObject({
    name: fileName,
    game: z.enum(gameIds),
    /** Seed of the program's dice; left out, a fresh one. */
    seed: z.int().min(0).max(0xffffffff).optional(),
  }),
  'library.rename': z.strictObject({ campaign, name: fileName }),
  'library.duplicate': z.strictObject({ campaign, name: fileName }),
  'library.archive': z.strictObject({ campaign, archived: z.boolean() }),
  'library.delete': z.strictObject({ campaign }),
  /** A new campaign that begins where this one stood after the entry. */
  'library.branch': z.strictObject({ campaign, entry, name: fileName }),
  'library.snapshots': z.strictObject({ campaign }),
  /** All kept copies of all tours, of damaged, deleted and missing ones too. */
  'library.kept': z.strictObject({ job }),
  /** Brings a copy back: in place of its tour where that is broken, deleted or gone, else as a tour of its own with this name. */
  'library.restore': z.strictObject({ copy: z.string().min(1).max(300), name: fileName.optional(), job }),
  /** A tour of some months that the program has played itself, to look around in. */
  'library.sample': z.strictObject({ game, job }),
  /** Tours opened lately, from wherever; only the desktop keeps such a list. */
  'library.recent': z.strictObject({}),
  'library.forget': z.strictObject({ campaign }),
  /** What the windows have remembered; null where their door leaves that to the browser. */
  'window.remembered': z.strictObject({}),
  'window.remember': z.strictObject({ key: z.string().min(1).max(1200), value: z.string().max(1_000_000).nullable() }),
  /** A file from elsewhere comes into the library piece by piece; the caller names the job, which can be cancelled. */
  'library.importBegin': z.strictObject({ job: named, name: fileName, size: z.int().min(0).max(500_000_000) }),
  /** Base64 of the next bytes, a megabyte or so. */
  'library.importPiece': z.strictObject({ job: named, bytes: z.base64().max(3_000_000) }),
  /** All of it is there: it is checked, and gets its name. */
  'library.importEnd': z.strictObject({ job: named }),
  'campaign.overview': z.strictObject({ campaign }),
  'campaign.check': z.strictObject({ campaign, job }),
  'campaign.replay': z.strictObject({ campaign, job }),
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
  'journal.undo': z.strictObject({ campaign, shown }),
  'journal.redo': z.strictObject({ campaign, shown }),
  /** Goes to any entry, also one that was undone or amended away; undo and redo walk on from there. */
  'journal.goTo': z.strictObject({ campaign, shown, entry }),
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
  /** Base64 of a PNG or JPEG of at most 8 MB, kept in the campaign's file; `fng.placePicture` then shows it. */
  'picture.add': z.strictObject({ campaign, bytes: z.base64().min(1).max(11_184_812) }),
  'picture.get': z.strictObject({ campaign, hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  /** The step under way: go on with more answers. */
  'pending.answer': z.strictObject({
    campaign,
    shown,
    answers: z.array(answer).max(500).default([]),
    /** Throws of the question at hand that the program makes. */
    roll: z
      .array(z.strictObject({ key: place.key, subject: place.subject, occurrence: place.occurrence }))
      .max(500)
      .default([]),
    /** From here on the program rolls the rest of this step. */
    rollTheRest: z.boolean().default(false),
    who: z.string().trim().min(1).max(60).optional(),
  }),
  'pending.takeBack': z.strictObject({ campaign, shown }),
  'pending.cancel': z.strictObject({ campaign }),
  /** The throws that can be made ahead, to the end of this part of the half-month or of the phase named. */
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
  /** What this campaign plays otherwise than the book. */
  'house.view': z.strictObject({ campaign }),
  /** One table, book and house side by side, with all that may be changed in it. */
  'house.table': z.strictObject({ campaign, table: z.string().min(1).max(80) }),
  /** The campaign's house rules as the text of a small file to share. */
  'house.save': z.strictObject({ campaign }),
  /** Reads and checks such a file; `fng.applyHouseRules` then plays by it. */
  'house.read': z.strictObject({ campaign, text: z.string().max(2_000_000) }),
  /** How this program reads the book where it is unclear. */
  'help.rulings': z.strictObject({ game }),
  /** What the help pages tell of the game and of this program. */
  'help.view': z.strictObject({ game }),
  /** Of a tour, of a game, or of all games. */
  'tables.list': z.strictObject({ campaign: campaign.optional(), game }),
  /** What a table asks of whoever rolls on it alone. */
  'tables.asks': z.strictObject({ campaign: campaign.optional(), game, table: z.string().min(1).max(80) }),
  /** Rolls on a table alone and writes nothing down. */
  'tables.try': z.strictObject({
    campaign: campaign.optional(),
    game,
    ...aloneRoll,
    /** The player's own dice; empty: the program rolls by `nonce`, which the caller changes from roll to roll. */
    faces: z.array(face).max(60).default([]),
    nonce: z.int().min(0).max(0xffffffff),
  }),
  /** The sheets there are; without a tour, those that need none. */
  'print.offers': z.strictObject({ campaign: campaign.optional(), game }),
  'print.sheets': z.strictObject({
    campaign: campaign.optional(),
    game,
    sheets: z.array(SheetWish).min(1).max(100),
    paper: Paper.default('letter'),
    accent: Accent.default(null),
    /** All of them in one PDF, or each in its own. */
    together: z.boolean().default(true),
    /** What becomes of them; a browser opens, saves and prints by itself. */
    to: z.enum(['open', 'save', 'print']).default('open'),
    job,
  }),
  /** Pages of one sheet as they will come out. */
  'print.preview': z.strictObject({
    campaign: campaign.optional(),
    game,
    sheet: SheetWish,
    paper: Paper.default('letter'),
    accent: Accent.default(null),
    /** The first page, from 1, and how many; none only counts them. */
    from: z.int().min(1).default(1),
    count: z.int().min(0).max(20).default(1),
    job,
  }),
  /** The missions, half-months, men and set-ups among which a player chooses. */
  'print.choices': z.strictObject({ campaign }),
  /** Where the form is typed in that bears a code. */
  'print.code': z.strictObject({ campaign: campaign.optional(), game, code: z.string().min(1).max(40) }),
}

export type Procedures = typeof procedures
/** What a window shows of a campaign. */
export type Shown = NonNullable<z.output<typeof shown>>

export type ProcedureName = keyof Procedures
/** What a caller sends. */
export type InputOf<P extends ProcedureName> = z.input<Procedures[P]>
/** What main works with, defaults filled in. */
export type ParsedInputOf<P extends ProcedureName> = z.output<Procedures[P]>
