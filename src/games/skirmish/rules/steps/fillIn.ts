import type { FillIn, TakeValues } from '../../../../main/engine/copyCells.ts'
import { copy } from '../copy/blanks.ts'
import { stepOf } from '../scene.ts'

/** Fills in one cell from the player's copy, or takes it back. */
export const fillIn = stepOf<FillIn>((_, input) => copy.title(input), copy.fillIn)

/** Fills in what another campaign has kept as a file. */
export const takeValues = stepOf<TakeValues>('Values from a file', copy.takeValues)
