import { defineContract } from '../../../contract/game.ts'
import { fngForms } from './forms.ts'
import { fngSteps } from './fng.ts'
import { fngPages } from './pages.ts'
import { fngBookQueries, fngQueries, type FngAnswers } from './queries.ts'

/** What FNG: 2nd Tour and the program agree on. */
export const fngContract = defineContract({
  id: 'fng',
  title: 'FNG: 2nd Tour',
  pages: fngPages,
  steps: fngSteps,
  forms: fngForms,
  queries: fngQueries,
  bookQueries: fngBookQueries,
  answers: undefined as FngAnswers | undefined,
})
