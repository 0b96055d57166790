import type { Queries } from '../../../main/app/game.ts'
import type { skirmishContract } from '../contract/contract.ts'
import type { SkirmishState } from '../rules/state.ts'
import { copyView } from './copyView.ts'
import { sealedView } from './sealedView.ts'
import { squadsView } from './squadsView.ts'
import { tableView } from './tableView.ts'

/** What can be asked of a campaign. */
export const skirmishAnswers: Queries<typeof skirmishContract, SkirmishState> = {
  table: ({ state }, { holder }) => tableView(state, holder),
  sealed: ({ state }, { holder }) => sealedView(state, holder),
  squads: ({ state }) => squadsView(state),
  copy: ({ state }) => copyView(state),
}
