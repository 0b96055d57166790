import { notNow } from '../../../../main/engine/mustBe.ts'
import { platoonsOf } from '../../rules/forces.ts'
import { ranksAreSealed } from '../../rules/kept.ts'
import { ofCampaign, ofHolder } from '../shared/ofCampaign.ts'
import { blankPlatoonLog, platoonLogs } from './platoonLog.ts'
import { platoonLogSheet } from './platoonLogSheet.ts'

export const platoonLogOffer = ofCampaign({
  sheet: 'platoonLog',
  title: 'Regular Platoon Log',
  file: 'Platoon log',
  about: 'A page for each platoon: units and leaders, who comes back, advancements, assets, points and both pools.',
  group: 'unit',
  usual: true,
  lacking: (state) => (platoonsOf(state).length === 0 ? 'There is no platoon yet.' : null),
  make: (state, name) => platoonLogSheet(platoonLogs(state, name, null)),
})

export const ownPlatoonLogOffer = ofHolder({
  sheet: 'ownPlatoonLog',
  title: 'Regular Platoon Log, with sealed ranks',
  file: 'Platoon log, with sealed ranks',
  about: 'The same for the player whose platoon it is, where ranks are kept from the other side.',
  group: 'unit',
  lacking: (state) => (ranksAreSealed(state) ? null : 'Ranks are open to both: they stand on the log.'),
  holders: (state) => platoonsOf(state).map(({ sideId }) => sideId),
  make(state, name, holder) {
    const models = platoonLogs(state, name, holder)
    if (models.length === 0) notNow('That side has no platoon.')
    return platoonLogSheet(models)
  },
})

export const blankPlatoonLogOffer = ofCampaign({
  sheet: 'blankPlatoonLog',
  title: 'Blank platoon log',
  about: 'The same with empty lines, for a platoon that is kept by hand.',
  group: 'blank',
  make: (state) => platoonLogSheet([blankPlatoonLog(state)]),
})
