import { RuleError } from '../../../engine/errors.ts'
import { isStar } from '../../../rules/fng/people.ts'
import { certificateModel, menGoneHome } from '../../../rules/fng/sheets/certificate.ts'
import { certificateSheet } from '../../../sheets/certificate/certificateSheet.ts'
import { ofTour } from './define.ts'
import { menNamed } from './men.ts'

export const certificate = ofTour({
  sheet: 'certificate',
  title: 'End-of-tour certificates',
  about: 'A page to keep for a man who has gone home: your Star, or whoever went last, or those you choose.',
  group: 'story',
  takes: ['men'],
  lacking: (state) => (menGoneHome(state).length === 0 ? 'Nobody has gone home yet.' : null),
  make: ({ state }, { men }) => {
    const home = menGoneHome(state)
    const stars = home.filter(({ id }) => isStar(state, id))
    const chosen = menNamed(state, men) ?? (stars.length > 0 ? stars : home.slice(-1))
    const ready = chosen.filter((man) => home.includes(man))
    if (ready.length === 0) throw new RuleError('not-now', 'None of these men has gone home yet.')
    return certificateSheet(ready.map(({ id }) => certificateModel(state, id)))
  },
})
