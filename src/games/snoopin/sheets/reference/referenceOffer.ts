import { qrsSheet } from '../../../../main/sheets/qrs/qrsSheet.ts'
import { ofCampaign } from '../shared/ofCampaign.ts'
import { referenceModel } from './reference.ts'

export const referenceOffer = ofCampaign({
  sheet: 'reference',
  title: 'Reference',
  about: 'Every table with all its words, from the first ratings to the insurgency.',
  group: 'qrs',
  make: (state, name) => qrsSheet(referenceModel(state.tour[0]?.title ?? name)),
})
