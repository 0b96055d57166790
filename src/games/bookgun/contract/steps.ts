import * as z from 'zod'
import { schemasOf } from '../../../contract/form.ts'
import { bookgunForms } from './forms.ts'

const nothing = z.strictObject({})

/** Values of the player's copy as a file keeps them, by table, row and figure: the rules check every one of them. */
const values = z.record(
  z.string().max(40),
  z.record(z.string().max(60), z.record(z.string().max(20), z.union([z.string().max(60), z.number()]))),
)

/** The input of each step, by the name of the step: those with forms of their own here, the others by their fields. */
export const bookgunSteps = {
  ...schemasOf(bookgunForms),
  fillIn: z.strictObject({
    tableId: z.string().max(40),
    rowKey: z.string().max(60),
    figure: z.string().max(20),
    value: z.string().trim().min(1).max(40).nullable(),
  }),
  takeValues: z.strictObject({ values }),
  startPlay: nothing,
  drawCard: nothing,
} as const
