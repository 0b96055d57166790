import { ofCampaign } from '../shared/ofCampaign.ts'
import { countersSheet } from './countersSheet.ts'

export const countersOffer = ofCampaign({
  sheet: 'counters',
  title: 'Counters to cut out',
  about: 'Suppression, noise, who is known, what gets ready, fire support, hidden figures, smoke and claymores.',
  group: 'folder',
  make: () => countersSheet(),
})
