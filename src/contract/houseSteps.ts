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

/** Steps by name. */
export const houseSteps = {
  overrideTable: houseTable,
  resetTable: z.strictObject({ table: id }),
  setSwitch: chosenSwitch,
  setNames: namesOfList,
  applyHouseRules: houseRules,
  /** One of the player's own, which came in a pack. */
  dropTable: z.strictObject({ table: id }),
}
