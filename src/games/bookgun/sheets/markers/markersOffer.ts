import { ofCampaign } from '../shared/ofCampaign.ts'
import { markersSheet } from './markersSheet.ts'

export const markersOffer = ofCampaign({
  sheet: 'markers',
  title: 'Concealment and markers',
  about: 'Numbered markers for concealed groups, with a blank list of them; reload, acted, shaken, routed and others.',
  group: 'folder',
  make: (state, name) =>
    markersSheet(state.tour[0]?.title ?? name, {
      groups: state.troops.filter(({ kind }) => kind === 'marker').length,
      units: state.units.length,
      figures: state.figures.filter(({ kind, lostIn }) => kind === 'man' && lostIn === null).length,
    }),
})
