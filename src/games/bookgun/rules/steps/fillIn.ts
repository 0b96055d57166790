import type { FillIn, TakeValues } from '../../../../main/engine/copyCells.ts'
import { bookgunCopy } from '../copy.ts'
import { stepOf } from '../scene.ts'

/** Fills in one cell from the player's copy, or takes it back. */
export const fillIn = stepOf<FillIn>(
  (_, input) => bookgunCopy.title(input),
  (scene, input) => {
    bookgunCopy.fillIn(scene, input)
  },
)

/** Fills in what another campaign has kept as a file. */
export const takeValues = stepOf<TakeValues>('Values from a file', (scene, input) => {
  bookgunCopy.takeValues(scene, input)
})
