import * as z from 'zod'
import { answer, face } from './answers.ts'

/** Names a campaign: the file's name inside the library folder, or, from the terminal and file dialogs, its whole path. */
export const campaign = z.string().min(1).max(1000)
export const entry = z.int().positive()
/** Named by who calls: `progress` events carry it, and `job.cancel` stops it. */
export const named = z.string().min(1).max(80)
export const job = named.optional()

/** What a window shows of a campaign. */
export const showing = {
  /** Stamps of the views that it holds, by the names of their procedures. */
  stamps: z.record(z.string().max(80), z.string().max(80)),
  /** The player who holds the machine. */
  holder: z.int().positive().nullable(),
  /** A step under way, if only that there is one: who does not know of it must not do another in its place. */
  waits: z.boolean().optional(),
}
export type Shown = z.output<z.ZodObject<typeof showing>>

/** Who says with a change what he shows gets with its reply how the campaign stands now, without what he shows already. */
const shown = z.strictObject(showing).optional()

/**
 * Which campaign a change is for, what of it is shown, and who holds the machine where nothing is: what other players
 * have sealed is not there for him.
 */
export const changing = { campaign, shown, holder: z.int().positive().nullable().optional() }

/** @returns the player who holds the machine, as a call says. */
export const holderOf = ({ shown, holder }: { readonly shown?: Shown | undefined; readonly holder?: unknown }) =>
  typeof holder === 'number' ? holder : (shown?.holder ?? null)

/** How a step gets what its own input does not say. */
export const telling = {
  ...changing,
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
  /** Steps of the turn that come next and neither roll nor ask are taken with this one, and undone with it. */
  passOn: z.boolean().default(false),
  /** The head at which a press came that takes several steps: each of them says the same, and they are undone as one. */
  run: z.int().min(0).optional(),
}

/** How a past entry is put right. */
export const amendment = {
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

/** Which steps of another branch are played where the campaign stands. */
export const branch = {
  campaign,
  /** The last of them. */
  entry,
  /** Newly needed dice: rolled, or the step that needs them is left. */
  dice: amendment.dice,
  job,
}

/** How a stretch of the turn is played. */
export const stretch = {
  ...changing,
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

/** What a table alone is rolled with; which numbers and circumstances it knows is for the rules to check. */
export const aloneRoll = {
  table: z.string().min(1).max(80),
  /** Id of whom or what it is for; null for nobody in particular. */
  subject: z.int().positive().nullable().default(null),
  numbers: z.record(z.string().max(60), z.int().min(-999).max(999)).default({}),
  when: z.record(z.string().max(60), z.union([z.boolean(), z.int().min(-20).max(20)])).default({}),
}
export type AloneRoll = z.output<z.ZodObject<typeof aloneRoll>>
