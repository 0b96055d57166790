import { dealtColumns } from '../../../../src/main/engine/dealing.ts'
import { emptyState, integer, reference, text, type StateOf } from '../../../../src/main/engine/state.ts'

export const collections = {
  /** One row, id 1. */
  tour: { ferry: text(), stretch: integer(), yards: integer(), steersman: reference('hands') },
  hands: { name: text() },
  dealt: dealtColumns,
}

export type ToyState = StateOf<typeof collections>
export const empty: ToyState = emptyState(collections)
