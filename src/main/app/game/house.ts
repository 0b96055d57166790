import type { OverviewView } from '../../../contract/campaign.ts'
import type { HouseTableView, HouseView } from '../../../contract/house.ts'
import type { TablePatch } from '../../engine/houseRules.ts'

/** A game's house rules for the screens; a state's are those of its campaign. */
export interface HouseOf<S> {
  /** What is played otherwise than the book, by id of the table. */
  readonly patches: (state: S) => ReadonlyMap<string, TablePatch>
  readonly view: (state: S) => HouseView
  readonly stamp: (state: S) => OverviewView['house']
  /** @throws RuleError `bad-input` for a table that there is not. */
  readonly table: (state: S, id: string) => HouseTableView
}
