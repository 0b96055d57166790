import * as z from 'zod'
import { chosenSwitch, houseTable, namesOfList, ownTable } from './houseSteps.ts'

/** The file in which players share what they have made for a game: `*.tourpack.json`. It holds data, never code. */

const id = z.string().min(1).max(80)

/** Names for new men: one list of the game's, or one half of it; what is left out stays as it is. */
export const packNames = z.strictObject({
  list: namesOfList.shape.list.describe('Which of the lists of names of the game'),
  first: namesOfList.shape.first.optional().describe('First names'),
  last: namesOfList.shape.last.optional().describe('Surnames'),
})

const figure = z.union([z.number(), z.string().trim().min(1).max(60)])

/** Figures from the player's copy: by table, row and figure. */
export const packFigures = z.record(id, z.record(z.string().min(1).max(200), z.record(id, figure)))

/** What a pack may hold, part by part. A game takes those that it knows. */
export const packParts = {
  names: z.array(packNames).max(20).describe('Names for new men'),
  tables: z.array(houseTable).max(500).describe('What is played otherwise in tables of the book'),
  switches: z.array(chosenSwitch).max(200).describe('How the book is read, and which optional rules are played'),
  ownTables: z.array(ownTable).max(100).describe('Tables of the player\u2019s own'),
  filledIn: packFigures.describe('Figures from the player\u2019s copy that the program lacks'),
}

/** @returns the list of a part, in which each name may stand once. Packs that are read say so of every row by itself. */
const once = <K extends string, R extends Readonly<Record<K, string>>>(rows: z.ZodType<R[]>, key: K) =>
  rows
    .superRefine((list, found) => {
      const again = list.find((row, i) => list.findIndex((other) => other[key] === row[key]) < i)
      if (again) found.addIssue(`"${again[key]}" is named twice`)
    })
    .optional()

/** The parts as a game's step takes them. */
export const takenParts = {
  names: once(packParts.names, 'list'),
  tables: once(packParts.tables, 'table'),
  switches: once(packParts.switches, 'name'),
  ownTables: once(packParts.ownTables, 'id'),
}

/** What stands above the parts. */
export const packHead = {
  $schema: z.string().max(500).optional(),
  format: z.literal('tourpack'),
  /** Of the file's shape; a later one is refused with a word. */
  version: z.literal(1),
  game: z.string().min(1).max(40).describe('Id of the game that it is for'),
  title: z.string().trim().max(120).default(''),
  note: z.string().trim().max(2000).default('').describe('What its author says of it'),
}

const partial = z.strictObject(packParts).partial()

/** A whole file, for the published schema. */
export const packFile = z.strictObject({ ...packHead, ...partial.shape })

export type PackPart = keyof typeof packParts
/** What stands in a pack, part by part. */
export type PackContent = z.output<typeof partial>

/** Something in a pack that cannot be taken. */
export interface PackFault {
  /** "Names, american, surnames, row 14" */
  readonly place: string
  readonly reason: string
}

/** One thing that a pack would change. */
export interface PackChange {
  readonly title: string
  readonly page: number | null
  /** What of it; empty where the title says all. */
  readonly what: string
  readonly before: string
  readonly after: string
}

/** A pack that has been read and checked; nothing is played by it yet. */
export interface PackView {
  readonly title: string
  readonly note: string
  /** All that is wrong with it, in the order of the file; with one fault nothing of it is taken. */
  readonly faults: readonly PackFault[]
  /** What it holds, with all that it would change; a part without changes is as the campaign has it already. */
  readonly parts: readonly {
    readonly part: PackPart
    readonly title: string
    readonly changes: readonly PackChange[]
  }[]
  /** The step that takes it, and its input; null where there is a fault, or nothing to be changed. */
  readonly take: PackTake | null
}

/** How a game takes a pack. */
export interface PackTake {
  /** Name of one of the game's steps. */
  readonly step: string
  readonly input: unknown
}

/** A part that can be put into a pack of this campaign. */
export interface PackOffer {
  readonly part: PackPart
  readonly title: string
  /** "3 tables"; null where the campaign has nothing of it. */
  readonly holds: string | null
}
