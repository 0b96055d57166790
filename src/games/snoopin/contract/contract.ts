import { defineContract } from '../../../contract/game.ts'
import { snoopinAbout } from './about.ts'
import { snoopinForms } from './forms.ts'
import { snoopinQueries, type SnoopinAnswers } from './queries.ts'
import { snoopinSteps } from './steps.ts'

/** What Snoopin' & Poopin' and the program agree on. */
export const snoopinContract = defineContract({
  ...snoopinAbout,
  steps: snoopinSteps,
  forms: snoopinForms,
  queries: snoopinQueries,
  bookQueries: {},
  shown: { overview: 'begun', forces: 'begun', turn: 'begun', mission: 'begun' },
  answers: undefined as SnoopinAnswers | undefined,
})
