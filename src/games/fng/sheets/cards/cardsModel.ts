import type { PaperMan } from '../shared/paperManModel.ts'
import type { TestDice } from '../shared/testDice.ts'

/** Soldier cards: a card for each man. */
export interface CardsModel {
  readonly unit: string
  /** "early Sep 67" or "as of early Jun 67", on every card: a card outlives its half-month. */
  readonly date: string
  readonly men: readonly (PaperMan & {
    /** "1st squad, 3": where he stands on the roster. */
    readonly place: string
    readonly tests: readonly TestDice[]
  })[]
}
