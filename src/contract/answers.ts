import * as z from 'zod'

/** The question that an answer belongs to. */
export const questionAt = {
  key: z.string().max(80),
  subject: z.int(),
  occurrence: z.int().min(0),
}
const place = {
  ...questionAt,
  by: z.enum(['program', 'player']),
  /** Name of the player who brought it, where several play. */
  who: z.string().max(60).optional(),
}
/** What a die shows. How many sides it has, and so what it can show, is known where it is asked for. */
export const face = z.int().min(1).max(100)
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
export const slipDice = z
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
