import type { KitItem, PaperMan } from '../shared/paperManModel.ts'
import type { SheetField } from '../roster/rosterModel.ts'
import type { ArmLine } from '../shared/weaponLines.ts'

/** What a squad carries together, with its figures where it has any. */
export interface SquadKit extends KitItem {
  readonly arm: ArmLine | null
}

/** A squad for the table. */
export interface SquadPage {
  /** "1st squad". */
  readonly title: string
  /** "9 fit of 11; open: rifleman". */
  readonly note: string
  readonly fields: readonly SheetField[]
  readonly men: readonly PaperMan[]
  readonly kit: readonly SquadKit[]
}

/** Squad sheets: a page for the HQ and each squad. */
export interface SquadsModel {
  readonly unit: string
  readonly force: string
  readonly squads: readonly SquadPage[]
  readonly legend: readonly string[]
  readonly source: string
}
