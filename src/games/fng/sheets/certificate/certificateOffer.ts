import { RuleError } from '../../../../main/engine/errors.ts'
import { certificateModel, menGoneHome, menWithDeeds } from './certificate.ts'
import { certificateSheet } from './certificateSheet.ts'
import { ofTour } from '../shared/ofTour.ts'
import { menNamed } from '../shared/chosenMen.ts'

export const certificateOffer = ofTour({
  sheet: 'certificate',
  title: 'End-of-tour certificates',
  about: 'A page to keep for a man who has gone home: your Star, or the last who did something, or those you choose.',
  group: 'story',
  takes: ['men'],
  lacking: (state) => (menGoneHome(state).length === 0 ? 'Nobody has gone home yet.' : null),
  make: ({ state }, { men }) => {
    const named = menNamed(state, men)
    const ready = named?.filter(({ status }) => status === 'wentHome') ?? menWithDeeds(state)
    if (ready.length === 0) throw new RuleError('not-now', named ? 'None of these men has gone home yet.' : noDeeds)
    return certificateSheet(ready.map(({ id }) => certificateModel(state, id)))
  },
})

const noDeeds = 'Nobody who went home has been on a mission: choose whose certificate is to be printed.'
