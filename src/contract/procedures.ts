import * as z from 'zod'
import { fngSteps } from './fng.ts'

/** Names a campaign: the file's name inside the library folder, or, from the terminal and file dialogs, its whole path. */
const campaign = z.string().min(1).max(1000)
const entry = z.int().positive()
const fileName = z.string().trim().min(1).max(80)

const place = {
  key: z.string().max(80),
  subject: z.int(),
  occurrence: z.int().min(0),
  by: z.enum(['program', 'player']),
}
/** One answer to a question of a step: dice, a row picked by hand instead of rolling, or a choice. */
export const answer = z.discriminatedUnion('kind', [
  z.strictObject({
    ...place,
    kind: z.literal('dice'),
    faces: z
      .array(z.literal([1, 2, 3, 4, 5, 6]))
      .min(1)
      .max(200)
      .readonly(),
  }),
  z.strictObject({ ...place, kind: z.literal('row'), row: z.int().min(0) }),
  z.strictObject({ ...place, kind: z.literal('choice'), value: z.string().max(200) }),
  z.strictObject({ ...place, kind: z.literal('draw'), value: z.int().min(0) }),
])

/** One answer of a tape, as data. */
export type Answer = z.output<typeof answer>

/** How a step gets what its own input does not say. */
const telling = {
  campaign,
  /** The head the caller has seen; left out, the present one. */
  head: z.int().positive().nullable().optional(),
  /** `program`: seeded dice for all that is not answered. `player`: the step stops with the next question. */
  dice: z.enum(['program', 'player']).default('program'),
  /** Who decides what only a player can decide; `program` is for simulations. */
  choices: z.enum(['player', 'program']).default('player'),
  answers: z.array(answer).max(5000).default([]),
  /** Plain faces, dealt out in the order asked. */
  faces: z.array(z.int().min(1).max(6)).max(5000).default([]),
  /** Keep the unfinished tape in the file, so that quitting loses no typed die. */
  pending: z.boolean().default(true),
}

type FngSteps = typeof fngSteps
type StepProcedures = {
  [K in keyof FngSteps as `fng.${K}`]: z.ZodObject<typeof telling & { input: FngSteps[K] }>
}

/** Every step of a system is a procedure of its own: `fng.testForContact`. */
const stepProcedures = Object.fromEntries(
  Object.entries(fngSteps).map(([name, input]) => [`fng.${name}`, z.strictObject({ ...telling, input })]),
) as unknown as StepProcedures

const amendment = {
  campaign,
  entry,
  /** The entry's own input, corrected; left out, as it was. */
  input: z.unknown().optional(),
  /** Answers that replace or add to those on the tapes of this and the later entries, by entry depth. */
  answers: z
    .array(z.strictObject({ depth: z.int().positive(), answer }))
    .max(5000)
    .default([]),
  /** Newly needed dice: rolled, or asked for. */
  dice: z.enum(['program', 'player']).default('program'),
}

const sheet = z.enum(['roster', 'blankRoster', 'briefing'])
const paper = z.enum(['letter', 'a4'])

/** Input schemas of everything the renderer, the terminal and a program may ask for. */
export const procedures = {
  ...stepProcedures,
  'library.list': z.strictObject({}),
  'library.create': z.strictObject({
    name: fileName,
    system: z.literal('fng'),
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
  'library.restore': z.strictObject({ campaign, snapshot: z.string().min(1).max(200), name: fileName }),
  /** A file dropped on the window: base64 of its bytes, copied into the library after it has been checked. */
  'library.import': z.strictObject({ name: fileName, bytes: z.string().max(200_000_000) }),
  'campaign.overview': z.strictObject({ campaign }),
  'campaign.check': z.strictObject({ campaign }),
  'campaign.replay': z.strictObject({ campaign }),
  'roster.view': z.strictObject({ campaign }),
  'turn.view': z.strictObject({ campaign }),
  'mission.view': z.strictObject({ campaign, mission: z.int().positive().optional() }),
  'journal.list': z.strictObject({
    campaign,
    before: z.int().positive().optional(),
    limit: z.int().min(1).max(1000).default(100),
  }),
  'journal.undo': z.strictObject({ campaign }),
  'journal.redo': z.strictObject({ campaign }),
  /** Goes to any entry, also one that was undone or amended away; undo and redo walk on from there. */
  'journal.goTo': z.strictObject({ campaign, entry }),
  /** Where a number comes from: the lines about a row and, if named, one of its fields. */
  'journal.why': z.strictObject({
    campaign,
    collection: z.string().max(40),
    id: z.int().positive(),
    field: z.string().max(40).optional(),
  }),
  /** What would come out differently if a past entry were another; changes nothing. */
  'journal.preview': z.strictObject(amendment),
  'journal.amend': z.strictObject(amendment),
  /** The step under way: go on with more answers. */
  'pending.answer': z.strictObject({
    campaign,
    answers: z.array(answer).max(500).default([]),
    /** From here on the program rolls the rest of this step. */
    rollTheRest: z.boolean().default(false),
  }),
  'pending.takeBack': z.strictObject({ campaign }),
  'pending.cancel': z.strictObject({ campaign }),
  'tables.list': z.strictObject({ campaign: campaign.optional() }),
  'print.sheet': z.strictObject({
    campaign: campaign.optional(),
    sheet,
    paper: paper.default('letter'),
    mission: z.int().positive().optional(),
  }),
}

export type Procedures = typeof procedures
export type ProcedureName = keyof Procedures
/** What a caller sends. */
export type InputOf<P extends ProcedureName> = z.input<Procedures[P]>
/** What main works with, defaults filled in. */
export type ParsedInputOf<P extends ProcedureName> = z.output<Procedures[P]>
