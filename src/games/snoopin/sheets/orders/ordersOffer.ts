import type { SheetSource } from '../../../../main/sheets/offer.ts'
import type { Moments } from '../../rules/moments.ts'
import type { Mission, SnoopinState } from '../../rules/state.ts'
import { turnNow } from '../../rules/turn.ts'
import { ofHolder } from '../shared/ofCampaign.ts'
import { momentsIn } from '../shared/ofTurn.ts'
import { ordersModels } from './orders.ts'
import { ordersSheet } from './ordersSheet.ts'

export const ordersOffer = ofHolder({
  sheet: 'orders',
  title: 'Mission orders',
  about: 'The mission of one side, who goes, and its victory list to tick: folded in three, for its player alone.',
  group: 'folder',
  lacking: (state) => (missionsNow(state).length > 0 ? null : 'No mission is under way.'),
  holders: sidesWithMission,
  make: (state, name, holder, source) => ordersSheet(ordersModels(asItWentOut(state, source), name, holder)),
  opened: {
    is: (state) => missionsNow(state).every(({ known }) => known !== null),
    make(state, name, source) {
      const at = asItWentOut(state, source)
      return ordersSheet(sidesWithMission(state).flatMap((side) => ordersModels(at, name, side)))
    },
  },
})

/** After the game it counts who went, not who is fit since. */
function asItWentOut(state: SnoopinState, source: SheetSource | null): Pick<Moments, 'game' | 'now'> {
  const turn = turnNow(state)
  return source === null || turn === null ? { game: state, now: state } : momentsIn(source, turn)
}

function missionsNow(state: SnoopinState): Mission[] {
  const turn = turnNow(state)
  return state.missions.filter(({ turnId }) => turnId === turn?.id)
}

/** That one was drawn all may know: its digest stands in the journal. */
function sidesWithMission(state: SnoopinState): number[] {
  return missionsNow(state).map(({ sideId }) => sideId)
}
