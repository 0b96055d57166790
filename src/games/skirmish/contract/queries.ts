import * as z from 'zod'
import type { CopyView } from '../../../contract/copy.ts'
import type { SquadsView } from './squads.ts'
import type { SealedView, TableView } from './table.ts'

const side = z.int().positive()

/** What can be asked of a campaign. */
export const skirmishQueries = {
  /** The game under way, as the player sees it who holds the machine; null: as anybody may see it. */
  table: { holder: side.nullable().default(null) },
  /** What the player has sealed who holds the machine, for his eyes. */
  sealed: { holder: side },
  squads: {},
  /** What these rules need from the player's copy. */
  copy: {},
}

/** What each of them answers. */
export interface SkirmishAnswers {
  readonly table: TableView
  readonly sealed: SealedView
  readonly squads: SquadsView
  readonly copy: CopyView
}
