import * as z from 'zod'
import type { CopyView } from '../../../contract/copy.ts'
import { bookgunForms } from './forms.ts'
import { schemaOf } from '../../../contract/form.ts'
import type { GamesView } from './games.ts'
import type { MovementView } from './movement.ts'
import type { RostersView } from './rosters.ts'
import type { SealedView } from './sealed.ts'
import type { SpottingView } from './spotting.ts'
import type { TurnView } from './turn.ts'

const side = z.int().positive()
const holder = side.nullable().default(null)

/** What can be asked of a campaign. `holder`: the player who holds the machine; null: as anybody may see it. */
export const bookgunQueries = {
  /** The game under way. */
  turn: { holder },
  /** What a unit may do with its move as it is put together on the page, and what came of its last one. */
  movement: { move: schemaOf(bookgunForms.move.fields) },
  spotting: {},
  /** What the player has sealed who holds the machine, for his eyes. */
  sealed: { holder: side },
  rosters: {},
  games: {},
  /** What these rules need from the player's copy. */
  copy: {},
}

/** What each of them answers. */
export interface BookgunAnswers {
  readonly turn: TurnView
  readonly movement: MovementView
  readonly spotting: SpottingView
  readonly sealed: SealedView
  readonly rosters: RostersView
  readonly games: GamesView
  readonly copy: CopyView
}
