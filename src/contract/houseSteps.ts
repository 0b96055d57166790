import * as z from 'zod'

/** Input schemas of the steps by which a campaign takes house rules. */

const id = z.string().min(1).max(80)
const place = z.int().min(0).max(500)
const number = z.number().min(-1000).max(1000)
const bound = z.union([
  number,
  z.enum(['less', 'more']),
  z.strictObject({ of: z.string().max(60), plus: z.int().min(-99).max(99) }),
])
const figure = z.union([number, z.string().max(200), z.boolean(), z.null()])
const words = z.string().trim().max(600)

/** What a table is in this campaign: only what differs from the book. */
export const houseTable = z.strictObject({
  table: id,
  rows: z
    .array(
      z.strictObject({
        row: place,
        from: bound.optional(),
        to: bound.optional(),
        then: z.strictObject({ from: bound, to: bound }).optional(),
        outcome: z.union([z.string().max(80), number]).optional(),
        gives: z.record(z.string().max(60), figure).optional(),
        text: words.optional(),
        cells: z.record(z.string().max(200), z.union([words, number])).optional(),
      }),
    )
    .max(500)
    .default([]),
  modifiers: z
    .array(z.strictObject({ modifier: place, by: z.int().min(-99).max(99) }))
    .max(100)
    .default([]),
})

export const chosenSwitch = z.strictObject({ name: id, value: id })

const ownName = z.string().trim().min(1).max(40)

/** Names of the player's own for one list; a half that is empty is the program's own. */
export const namesOfList = z.strictObject({
  list: id,
  first: z.array(ownName).max(2000),
  last: z.array(ownName).max(2000),
})

/** A whole set; what it does not name is by the book. */
export const houseRules = z.strictObject({
  tables: z.array(houseTable).max(500).default([]),
  switches: z.array(chosenSwitch).max(200).default([]),
})

/** A table of the player's own: to be rolled on alone. */
export const ownTable = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens, at most 40 of them')
    .describe('What the table is called in files: small letters, digits and hyphens'),
  title: z.string().trim().min(1).max(80),
  dice: z
    .string()
    .regex(/^(?:[1-9]|1\d|20)d(?:[2-9]|[1-9]\d|100)$/, 'dice are wanted, such as 2d6 or 1d20')
    .describe('How many dice of how many sides; their scores are added up: 2d6'),
  rows: z
    .array(
      z.strictObject({
        from: z.int().min(1).max(2000).describe('The lowest score of this row'),
        to: z.int().min(1).max(2000).describe('The highest score of this row'),
        text: z.string().trim().min(1).max(600).describe('What comes of it'),
      }),
    )
    .min(1)
    .max(500)
    .describe('Every score that the dice can show meets one row'),
})

/** Steps by name. */
export const houseSteps = {
  overrideTable: houseTable,
  resetTable: z.strictObject({ table: id }),
  setSwitch: chosenSwitch,
  setNames: namesOfList,
  applyHouseRules: houseRules,
  /** One of the player's own, new or in place of the one of its id. */
  writeTable: ownTable,
  dropTable: z.strictObject({ table: id }),
}
