import { bookgunCopy } from '../../rules/copy.ts'
import { ofCampaign } from '../shared/ofCampaign.ts'
import { referenceModel } from './reference.ts'
import { referenceSheet } from './referenceSheet.ts'

export const referenceOffer = ofCampaign({
  sheet: 'reference',
  title: 'Reference sheet',
  about: 'What is looked up in play on one page, with the values that were filled in from your copy.',
  group: 'qrs',
  make: (state, name) => referenceSheet(referenceModel(bookgunCopy.rulesOf(state), state.tour[0]?.title ?? name)),
})
