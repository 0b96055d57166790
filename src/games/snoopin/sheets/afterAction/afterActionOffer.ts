import type { PrintableSheet } from '../../../../main/sheets/offer.ts'
import type { SnoopinState } from '../../rules/state.ts'
import { afterActionModel, lastPlayed, turnShown } from './afterAction.ts'
import { afterActionSheet } from './afterActionSheet.ts'
import { momentsOf } from './whenPlayed.ts'

export const afterActionOffer: PrintableSheet = {
  sheet: 'afterAction',
  title: 'After action report',
  about: 'One turn: missions, both victory lists, teams, casualties, momentum and who came.',
  group: 'folder',
  takes: ['mission'],
  shows: (state) => lastPlayed(state as SnoopinState)?.id,
  lacking(source) {
    if (source === null) return 'It shows a campaign: open one first.'
    return lastPlayed(source.state as SnoopinState) ? null : 'No game has been assessed yet.'
  },
  make(source, { mission }) {
    const { state, name, walk } = source!
    const turn = turnShown(state as SnoopinState, mission)
    return afterActionSheet(afterActionModel(momentsOf(walk(), state as SnoopinState, turn), name, turn))
  },
}
