import type { Queries } from '../../../main/app/game.ts'
import type { bookgunContract } from '../contract/contract.ts'
import type { BookgunState } from '../rules/state.ts'
import { copyView } from './copyView.ts'
import { gamesView } from './gamesView.ts'
import { movementView } from './movementView.ts'
import { rostersView } from './rostersView.ts'
import { sealedView } from './sealedView.ts'
import { spottingView } from './spottingView.ts'
import { turnView } from './turn/turnView.ts'

/** What can be asked of a campaign. */
export const bookgunAnswers: Queries<typeof bookgunContract, BookgunState> = {
  turn: ({ state }, { holder }) => turnView(state, holder),
  movement: ({ state }, { move }) => movementView(state, move),
  spotting: ({ state }) => spottingView(state),
  sealed: ({ state }, { holder }) => sealedView(state, holder),
  rosters: ({ state }) => rostersView(state),
  games: ({ state }) => gamesView(state),
  copy: ({ state }) => copyView(state),
}
