import { qrsSheet } from '../../../../main/sheets/qrs/qrsSheet.ts'
import { rulesOf } from '../../rules/copy/rulesOf.ts'
import { ofCampaign } from '../shared/ofCampaign.ts'
import { referenceModel } from './reference.ts'

export const referenceOffer = ofCampaign({
  sheet: 'reference',
  title: 'Reference',
  about: 'Every table, with the values that were filled in from your copy.',
  group: 'qrs',
  make: (state, name) => qrsSheet(referenceModel(rulesOf(state), state.tour[0]?.title ?? name)),
})
