import { defineContract } from '../../../contract/game.ts'
import { skirmishForms } from './forms.ts'
import { skirmishPages } from './pages.ts'
import { skirmishQueries, type SkirmishAnswers } from './queries.ts'
import { skirmishSteps } from './steps.ts'

/** What Vietnam Skirmish Rules and the program agree on. */
export const skirmishContract = defineContract({
  id: 'skirmish',
  title: 'Vietnam Skirmish Rules',
  pages: skirmishPages,
  steps: skirmishSteps,
  forms: skirmishForms,
  queries: skirmishQueries,
  bookQueries: {},
  answers: undefined as SkirmishAnswers | undefined,
})
