import { ofCampaign } from '../shared/ofCampaign.ts'
import { blankForm } from './blankForm.ts'
import { blankFormSheet } from './blankFormSheet.ts'

export const blankFormOffer = ofCampaign({
  sheet: 'blankForm',
  title: 'Form for the missing numbers',
  about: 'What the text has lost of spotting, movement and rally, to be copied from the full rules and typed in.',
  group: 'blank',
  make: () => blankFormSheet(blankForm),
})
