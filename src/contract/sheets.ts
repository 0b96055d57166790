import * as z from 'zod'
import { mostCopies } from './print.ts'

const id = z.int().positive()

/**
 * Where backs of cards are printed: not at all, on pages of their own for a printer that turns the paper over its `long`
 * edge or its `short` one, or beside their fronts, to `fold`.
 */
export const Backs = z.enum(['none', 'long', 'short', 'fold'])
export type Backs = z.output<typeof Backs>

/** What of a tour a sheet shows; a sheet reads only what its offer says it takes. */
export const SheetChoices = z.strictObject({
  /** The mission of a mission's sheet; without it that of now, else the last one. */
  mission: id.optional(),
  /** The tour as it stood at the end of this turn, counted from 1, and not as it stands now. */
  turn: id.optional(),
  /** Only these men, by id, in this order. */
  men: z.array(id).min(1).max(500).optional(),
  /** Tables for a reference sheet of the player's own, in this order. */
  tables: z.array(z.string().min(1).max(80)).min(1).max(300).optional(),
  /** Id of the drawing on a calendar. */
  picture: z.string().min(1).max(40).optional(),
  /** The player for whose eyes alone it is: id of a player of the game. */
  holder: id.optional(),
  backs: Backs.optional(),
  /** How many of a form that is filled in by hand. */
  count: id.max(mostCopies).optional(),
})
export type SheetChoices = z.output<typeof SheetChoices>
export type SheetChoice = keyof SheetChoices

/** A sheet that is wanted, with what it is to show. */
export const SheetWish = SheetChoices.extend({
  sheet: z.string().min(1).max(40),
  /** Named one by one, or those who go on the mission. */
  men: z.union([z.literal('going'), SheetChoices.shape.men.unwrap()]).optional(),
})
export type SheetWish = z.output<typeof SheetWish>

export const Paper = z.enum(['letter', 'a4'])
/** A colour for heads and rules, or full colour: water and ground besides; null is black and white. */
export const Accent = z.enum(['olive', 'blue', 'red', 'full']).nullable()
export type Accent = z.output<typeof Accent>

/**
 * How pages lie on the paper: one on each (`none`), two side by side and smaller (`twoUp`, but for what is cut out), or as a booklet: page after
 * page at its own size (`pages`), or in the order in which it is folded, for a printer that turns the paper over its
 * `long` edge or its `short` one. Sheets that are no booklets lie as ever.
 */
export const Fold = z.enum(['none', 'twoUp', 'pages', 'long', 'short'])
export type Fold = z.output<typeof Fold>

/** A booklet can be looked at as it lies `open` besides. */
export const LookedFold = z.enum([...Fold.options, 'open']).default('none')

/**
 * How much ink is used: as drawn (`usual`), less of it (`saver`), or black alone, without greys (`mono`), whatever the
 * accent is.
 */
export const InkUse = z.enum(['usual', 'saver', 'mono'])
export type InkUse = z.output<typeof InkUse>

/** How sheets come out of the printer, whatever they show. */
export const PrintLook = z.strictObject({
  paper: Paper.default('letter'),
  accent: Accent.default(null),
  fold: Fold.default('none'),
  ink: InkUse.default('usual'),
  /** A fifth larger, but for what is folded, cut out, or fills its page as it is. */
  large: z.boolean().default(false),
  /** Printed on both sides: each sheet begins on a front, after a blank back where it must. */
  bothSides: z.boolean().default(false),
})
export type PrintLook = z.output<typeof PrintLook>

/**
 * What the player prints together, kept under a name. It is about the day on which it is printed: which mission and
 * which turn are not kept, nor for whose eyes it was.
 */
export const PrintSetup = z.strictObject({
  sheets: z
    .array(SheetWish.omit({ mission: true, turn: true, holder: true }))
    .min(1)
    .max(100),
  paper: Paper,
  accent: Accent,
  together: z.boolean(),
  fold: Fold.optional(),
  ink: InkUse.optional(),
  large: z.boolean().optional(),
  bothSides: z.boolean().optional(),
})
export type PrintSetup = z.output<typeof PrintSetup>

/** Where sheets stand on the print page, and a word for all of them on the command line. */
export const sheetGroups = ['unit', 'folder', 'qrs', 'story', 'blank'] as const
export type SheetGroup = (typeof sheetGroups)[number]

/** A sheet as the print page offers it. */
export interface SheetOffer {
  readonly sheet: string
  readonly title: string
  /** What is on it, in a sentence. */
  readonly about: string
  readonly group: SheetGroup
  /** What the game calls its group: "Mission folder". */
  readonly groupTitle: string
  /** Set for what goes to every table: it is taken where the player has not said what he wants. */
  readonly usual?: true
  /** Its place in the folder for tonight, from 0, and whether it is only of those who go; left out of what is not in it. */
  readonly tonight?: { readonly place: number; readonly men?: 'going' }
  /** Set for a booklet, and for a card of pages that lie on paper twice as large: only these are ever folded. */
  readonly folds?: true
  readonly takes: readonly SheetChoice[]
  /** What must be chosen before it can be printed: a whole group is taken without it until then. */
  readonly needs?: SheetChoice
  /** Players whom a sealed sheet can be for; left out: each of them. */
  readonly holders?: readonly number[]
  /** Why it cannot be printed just now: "There has been no mission yet."; null where it can. */
  readonly lacking: string | null
  /** The drawings among which `picture` chooses; the first is taken where none is named. */
  readonly pictures?: readonly { readonly id: string; readonly title: string }[]
}

/** A sheet that could not be printed while others were. */
export interface SheetLeft {
  readonly sheet: string
  readonly title: string
  /** Why, as a sentence. */
  readonly message: string
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
