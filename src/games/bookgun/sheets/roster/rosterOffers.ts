import type { PrintableSheet } from '../../../../main/sheets/offer.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import { ofCampaign } from '../shared/ofCampaign.ts'
import { blankRosters } from './blankRosters.ts'
import { rosterModels } from './roster.ts'
import { rosterSheet } from './rosterSheet.ts'

export const rosterOffer = ofCampaign({
  sheet: 'roster',
  title: 'Rosters',
  about:
    'Every unit of both sides as it is kept between games, figure by figure, with who leads it and boxes to play from.',
  group: 'unit',
  usual: true,
  lacking: ({ units }) => (units.length === 0 ? 'There is no unit yet.' : null),
  make: (state, name) => rosterSheet(rosterModels(state, name)),
})

/** One for each nation, drawn from its organisation; for insurgents and civilians too. */
export const blankRosterOffers: readonly PrintableSheet[] = blankRosters.map(({ id, title, model }) =>
  ofCampaign({
    sheet: `blank${capital(id)}`,
    title: `Blank roster: ${title}`,
    file: `Blank roster, ${title}`,
    about: model.force === 'army' ? 'Platoon, company and armor with open places for names.' : model.groups[0]!.note,
    group: 'blank',
    make: () => rosterSheet([model]),
  }),
)
