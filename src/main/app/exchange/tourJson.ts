import * as z from 'zod'
import { answer } from '../../../contract/answers.ts'

/** A tour as JSON: all that its file holds, for other programs to read, and to be taken in again. */

/** Of the form, not of the program: a later one says so by a higher number. */
export const tourVersion = 1

const place = z.int().positive().nullable()
/** Of every object there is: no step is called so, and who looks one up by its name must not find these. */
const step = z.string().refine((said) => !(said in Object.prototype), 'that is no step of a game')
/** What a row may hold, by the names of its columns. */
const cell = z.union([z.string(), z.int(), z.boolean(), z.null()])
const row = z.object({ id: z.int().positive() }).catchall(cell)
const name = z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/, 'a name of letters is wanted here')

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 is wanted here, in 64 hexadecimal digits')
const time = z.string().refine(isTime, 'a time is wanted here, such as "1967-03-15T12:00:00.000Z"')

/** As every program writes times that other programs are to read. */
function isTime(said: string): boolean {
  return /^([+-]\d\d)?\d{4}-\d\d-\d\dT/.test(said) && !Number.isNaN(Date.parse(said))
}

const column = z.strictObject({
  type: z.enum(['text', 'integer', 'flag']),
  nullable: z.boolean(),
  /** The collection whose ids it holds. */
  references: z.string().optional(),
})

const change = z.strictObject({
  collection: z.string(),
  id: z.int().positive(),
  before: row.nullable().describe('Null where the row came.'),
  after: row.nullable().describe('Null where the row went.'),
})

const line = z.strictObject({
  text: z.string(),
  about: z
    .strictObject({ collection: z.string(), id: z.int(), field: z.string().optional() })
    .nullable()
    .describe('The row that it tells of.'),
  table: z.string().nullable().describe('Id of the table that was rolled on.'),
  row: z.int().nullable(),
  page: z.int().nullable(),
  faces: z.array(z.int()),
  sides: z.array(z.int()).optional().describe('Sides of each die, where any has not six.'),
  card: z.looseObject({ id: z.string(), name: z.string() }).optional(),
  target: z.number().nullable(),
  score: z.number().nullable(),
  modifiers: z.array(z.looseObject({ text: z.string(), by: z.number() })),
  numbers: z.record(z.string(), z.number()),
  by: z.enum(['program', 'player']).nullable(),
  who: z.string().nullable(),
  picked: z.boolean(),
  house: z.looseObject({}).nullable().describe('The house rules that the table was rolled by.'),
  secret: z.boolean(),
})

const entry = z.strictObject({
  id: z.int().positive(),
  parent: place.describe('The entry that it follows; null for the first.'),
  redo: place.describe('The entry that redo goes to from here.'),
  step,
  title: z.string(),
  moment: z.string().describe('When in the tour, for people.'),
  input: z.unknown(),
  tape: z.array(answer).describe('What the step was told: dice, rows, choices, cards, in their order.'),
  mode: z.string(),
  rulesVersion: z.int().min(0),
  at: time,
  changes: z.array(change),
  lines: z.array(line),
  hash: sha256
    .optional()
    .describe('What its file bears as its hash, by which it is known whether anything of it is not as it was saved.'),
})

export const tourJson = z.strictObject({
  format: z.literal('short-timer-tour'),
  version: z.literal(tourVersion),
  campaign: z.strictObject({
    id: z.guid(),
    name: z.string().min(1).max(200),
    system: z.string().describe('The game.'),
    seed: z.int().min(0).max(0xffffffff),
    head: place.describe('The entry at which the tour stands.'),
    redo: place,
    created: time,
    archived: z.boolean(),
  }),
  collections: z
    .record(name, z.strictObject({ columns: z.record(name, column), rows: z.array(row) }))
    .describe('The state where the tour stands: what the journal makes of it.'),
  entries: z.array(entry).describe('The journal, undone entries too: a tree. Each stands behind the one it follows.'),
  pending: z
    .strictObject({ head: place, step, input: z.unknown(), answers: z.array(answer), mode: z.string() })
    .nullable()
    .describe('The step under way.'),
  pictures: z.array(
    z.strictObject({
      hash: sha256.describe('SHA-256 of the bytes.'),
      mime: z.enum(['image/png', 'image/jpeg']),
      bytes: z.base64(),
    }),
  ),
  seal: sha256
    .optional()
    .describe(
      'Over what no entry has a hash of: what the file says of itself, the tree of the journal, the step under way.',
    ),
})

export type TourJson = z.output<typeof tourJson>
