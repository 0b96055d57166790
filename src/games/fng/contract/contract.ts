import { defineContract } from '../../../contract/game.ts'
import { fngAbout } from './about.ts'
import { fngForms } from './forms.ts'
import { fngSteps } from './fng.ts'
import { fngBookQueries, fngQueries, type FngAnswers } from './queries.ts'

/** What FNG: 2nd Tour and the program agree on. */
export const fngContract = defineContract({
  ...fngAbout,
  steps: fngSteps,
  forms: fngForms,
  queries: fngQueries,
  bookQueries: fngBookQueries,
  shown: { turn: 'made', roster: 'begun', players: 'begun' },
  answers: undefined as FngAnswers | undefined,
})
