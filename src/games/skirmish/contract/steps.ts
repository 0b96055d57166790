import * as z from 'zod'
import { copySteps } from '../../../contract/copy.ts'
import { schemasOf } from '../../../contract/form.ts'
import { skirmishForms } from './forms.ts'

const id = z.int().positive()
const name = z.string().trim().min(1).max(60)
const words = z.string().trim().max(200)
const weapon = z.string().min(1).max(20)
const nothing = z.strictObject({})

const deployed = { hidden: z.boolean(), place: words, radio: z.boolean() }

/** The input of each step, by the name of the step: those with forms of their own here, the others by their fields. */
export const skirmishSteps = {
  ...schemasOf(skirmishForms),
  ...copySteps,
  beginGame: z.strictObject({
    scenario: words,
    hiddenRules: z.enum(['noise', 'alternate']),
    acrossTurns: z.boolean().default(true),
    openNumbers: z.boolean().default(false),
    smokeSpreadInches: z.int().min(0).max(48).default(12),
    /** As the rules stood when the game was begun; what is begun now is of today's. */
    edition: z.literal([2, 3, 4]).nullable().default(null),
    first: id,
    sides: z
      .array(
        z.strictObject({
          side: id,
          shotsPerTurn: z.int().min(0).max(20).default(5),
          supportTurns: z.int().min(0).max(99).default(0),
        }),
      )
      .length(2),
  }),
  deploy: z.strictObject({
    side: id,
    men: z.array(z.strictObject({ man: id, ...deployed })).max(60),
    others: z.array(z.strictObject({ name, weapon, ...deployed })).max(60),
    vehicles: z.array(z.strictObject({ name, weapon: weapon.nullable() })).max(20),
    mortars: z.array(z.strictObject({ name, setUp: z.boolean() })).max(10),
  }),
  startTurn: nothing,
  checkSealed: nothing,
  closeSupport: nothing,
} as const
