import { insurgencyForce } from '../../rules/insurgency.ts'
import { ranksAreSealed } from '../../rules/kept.ts'
import type { SnoopinState } from '../../rules/state.ts'
import { ofCampaign, ofHolder } from '../shared/ofCampaign.ts'
import { blankInsurgencyLog, insurgencyLog } from './insurgencyLog.ts'
import { insurgencyLogSheet } from './insurgencyLogSheet.ts'

const none = (state: SnoopinState): string | null =>
  insurgencyForce(state) === undefined ? 'Nobody runs an insurgency here.' : null

export const insurgencyLogOffer = ofCampaign({
  sheet: 'insurgencyLog',
  title: 'Insurgency Log',
  file: 'Insurgency log',
  about: 'How far the insurgency has come, in words, with its assets, points, and what is rolled when a game starts.',
  group: 'unit',
  usual: true,
  lacking: none,
  make: (state, name) => insurgencyLogSheet(insurgencyLog(state, name, null)),
})

export const ownInsurgencyLogOffer = ofHolder({
  sheet: 'ownInsurgencyLog',
  title: 'Insurgency Log, with sealed ranks',
  file: 'Insurgency log, with sealed ranks',
  about: 'The same for the player who runs it, where ranks are kept from the other side.',
  group: 'unit',
  lacking: (state) => none(state) ?? (ranksAreSealed(state) ? null : 'Ranks are open to both: they stand on the log.'),
  holders: (state) => [insurgencyForce(state)?.sideId ?? 0],
  make: (state, name, holder) => insurgencyLogSheet(insurgencyLog(state, name, holder)),
})

export const blankInsurgencyLogOffer = ofCampaign({
  sheet: 'blankInsurgencyLog',
  title: 'Blank insurgency log',
  about: 'The same with empty lines, for an insurgency that is kept by hand.',
  group: 'blank',
  make: (state) => insurgencyLogSheet(blankInsurgencyLog(state)),
})
