import type { SnoopinState } from '../../rules/state.ts'
import { turnNow } from '../../rules/turn.ts'
import { ofHolder } from '../shared/ofCampaign.ts'
import { ordersModels } from './orders.ts'
import { ordersSheet } from './ordersSheet.ts'

export const ordersOffer = ofHolder({
  sheet: 'orders',
  title: 'Mission orders',
  about: 'The mission of one side, who goes, and its victory list to tick: folded in three, for its player alone.',
  group: 'folder',
  lacking: (state) => (sidesWithMission(state).length > 0 ? null : 'No mission is under way.'),
  holders: sidesWithMission,
  make: (state, name, holder) => ordersSheet(ordersModels(state, name, holder)),
})

/** That one was drawn all may know: its digest stands in the journal. */
function sidesWithMission(state: SnoopinState): number[] {
  const turn = turnNow(state)
  return state.missions.flatMap(({ turnId, sideId }) => (turnId === turn?.id ? [sideId] : []))
}
