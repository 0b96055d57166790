import type { ReadyPicture } from '../../../../main/sheets/pictures/unpack.ts'
import type { RecordMan } from '../record/recordModel.ts'
import type { SheetField } from '../roster/rosterModel.ts'
import type { PaperMan } from '../shared/paperManModel.ts'
import type { TestDice } from '../shared/testDice.ts'

/** What stands on the back of a man's card: his service so far. */
export interface CardRecord extends Pick<RecordMan, 'fields' | 'curve' | 'medals' | 'spells'> {
  /** Null of a man without one. */
  readonly portrait: ReadyPicture | null
}

/** A man's card. */
export interface ManCard extends PaperMan {
  /** "1st squad, 3": where he stands on the roster. */
  readonly place: string
  readonly tests: readonly TestDice[]
  /** Null where no backs are printed. */
  readonly record: CardRecord | null
}

/** A squad on the card of its unit. */
export interface UnitSquad {
  /** "1st squad". */
  readonly title: string
  /** Who leads it; empty where nobody does. */
  readonly leader: string
  /** "9 of 11". */
  readonly fit: string
}

/** The card of the whole unit. */
export interface UnitCard {
  readonly force: string
  readonly squads: readonly UnitSquad[]
  readonly facts: readonly SheetField[]
  /** How missions ended: "Good", "3"; for its back. */
  readonly results: readonly SheetField[]
}

/** Soldier cards: one of the unit, and one for each man. */
export interface CardsModel {
  readonly unit: string
  /** "early Sep 67" or "as of early Jun 67", on every card: a card outlives its half-month. */
  readonly date: string
  /** Null where only single men are printed. */
  readonly whole: UnitCard | null
  readonly men: readonly ManCard[]
}
