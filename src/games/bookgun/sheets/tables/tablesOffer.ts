import { qrsSheet } from '../../../../main/sheets/qrs/qrsSheet.ts'
import { bookgunCopy } from '../../rules/copy.ts'
import { ofCampaign } from '../shared/ofCampaign.ts'
import { tablesModel } from './tables.ts'

export const tablesOffer = ofCampaign({
  sheet: 'tables',
  title: 'All tables',
  about: 'Every table with all its words: organisation, rules of engagement, formations, movement and the others.',
  group: 'qrs',
  make: (state, name) => qrsSheet(tablesModel(bookgunCopy.rulesOf(state), state.tour[0]?.title ?? name)),
})
