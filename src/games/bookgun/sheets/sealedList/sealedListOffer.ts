import { ofHolder } from '../shared/ofCampaign.ts'
import { sealedListModel } from './sealedList.ts'
import { sealedListSheet } from './sealedListSheet.ts'

export const sealedListOffer = ofHolder({
  sheet: 'sealedList',
  title: 'Sealed list',
  about:
    'What lies under the markers of one player, and his Commander-in-Chief: to be folded in three, for his eyes alone.',
  group: 'folder',
  // That something is sealed all may know: its digest stands in the journal.
  lacking: ({ sealed }) => (sealed.some(({ opened }) => !opened) ? null : 'Nothing is sealed just now.'),
  make: (state, name, holder) => sealedListSheet(sealedListModel(state, name, holder)),
})
