import type { Queries } from '../../../main/app/game.ts'
import type { snoopinContract } from '../contract/contract.ts'
import { inventedNames, namesForNewMen } from '../rules/names.ts'
import type { SnoopinState } from '../rules/state.ts'
import { forcesView } from './forcesView.ts'
import { lackingView } from './lackingView.ts'
import { missionView } from './missionView.ts'
import { overviewView } from './overviewView.ts'
import { turnView } from './turnView.ts'

/** What can be asked of a campaign. */
export const snoopinAnswers: Queries<typeof snoopinContract, SnoopinState> = {
  overview: ({ state }, { holder }) => overviewView(state, holder),
  forces: ({ state }, { holder }) => forcesView(state, holder),
  turn: ({ state }, { holder }) => turnView(state, holder),
  mission: ({ state }, { holder }) => missionView(state, holder),
  lacking: () => lackingView(),
  names: ({ state, tour }, { list, count }) => ({ names: inventedNames(state, list, count, tour.file.info().seed) }),
  newNames: ({ state, tour }) => ({ men: namesForNewMen(state, tour.file.info().seed) }),
}
