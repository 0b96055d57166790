import * as z from 'zod'
import { schemasOf } from '../../../contract/form.ts'
import { snoopinForms } from './forms.ts'

const nothing = z.strictObject({})

/** The input of each step, by the name of the step: nearly all by their fields, the others take nothing. */
export const snoopinSteps = {
  ...schemasOf(snoopinForms),
  startGame: nothing,
  recoverCasualties: nothing,
  recordPoints: nothing,
  closeDevelopment: nothing,
  returnToDuty: nothing,
} as const
