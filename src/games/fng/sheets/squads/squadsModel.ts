import type { AidBlock } from '../../../../main/sheets/aid/block.ts'
import type { SheetField } from '../roster/rosterModel.ts'
import type { KitItem, PaperMan } from '../shared/paperManModel.ts'
import type { TestDice } from '../shared/testDice.ts'

/** A man as his squad's sheet shows him. */
export interface SquadMan extends PaperMan {
  /** "M-79, .45". */
  readonly weapons: string
  readonly tests: readonly TestDice[]
  /** The die that he needs on each line of Ranged Combat: "3+". */
  readonly toHit: readonly string[]
}

/** What of the player aid a squad needs while it fights. */
export interface SquadAid {
  /** Without rows on a blank sheet: they are written in. */
  readonly arms: AidBlock
  readonly hits: AidBlock
  readonly recovery: AidBlock
  readonly reactions: AidBlock
}

/** A squad for the table. */
export interface SquadPage {
  /** "1st squad". */
  readonly title: string
  /** "open: rifleman". */
  readonly note: string
  readonly fields: readonly SheetField[]
  /** Null for a row that is written in. */
  readonly men: readonly (SquadMan | null)[]
  /** Null where it is written in. */
  readonly kit: readonly KitItem[] | null
  readonly aid: SquadAid
}

/** Squad sheets: a page for the HQ and each squad. */
export interface SquadsModel {
  /** Empty on a blank sheet. */
  readonly unit: string
  readonly force: string
  readonly squads: readonly SquadPage[]
  readonly legend: readonly string[]
  readonly source: string
}
