import { RuleError } from '../../../../main/engine/errors.ts'
import { citationsOf } from './citation.ts'
import { citationSheet } from './citationSheet.ts'
import { ofTour } from '../shared/ofTour.ts'
import { menNamed } from '../shared/chosenMen.ts'

export const citationOffer = ofTour({
  sheet: 'citation',
  title: 'Citations',
  about: 'A page for each medal: who won it, where and for what. Of all men, or of those you choose.',
  group: 'story',
  takes: ['men'],
  lacking: ({ medals }) => (medals.length === 0 ? 'Nobody has won a medal yet.' : null),
  make: (source, { men }) => {
    const chosen = menNamed(source.state, men)?.map(({ id }) => id)
    const medals = source.state.medals.filter(({ soldierId }) => chosen?.includes(soldierId) ?? true)
    if (medals.length === 0) throw new RuleError('not-now', 'None of these men has won a medal yet.')
    return citationSheet(citationsOf(source, medals))
  },
})
