import { ofCampaign } from '../shared/ofCampaign.ts'
import { blankForm } from './blankForm.ts'
import { blankFormSheet } from './blankFormSheet.ts'

export const blankFormOffer = ofCampaign({
  sheet: 'blankForm',
  title: 'Form for the missing tables',
  about: 'What these rules name and do not print, to be copied from the full text and typed in.',
  group: 'blank',
  make: () => blankFormSheet(blankForm),
})
