import { defineContract } from '../../../contract/game.ts'
import { skirmishAbout } from './about.ts'
import { skirmishForms } from './forms.ts'
import { skirmishQueries, type SkirmishAnswers } from './queries.ts'
import { skirmishSteps } from './steps.ts'

/** What Vietnam Skirmish Rules and the program agree on. */
export const skirmishContract = defineContract({
  ...skirmishAbout,
  steps: skirmishSteps,
  forms: skirmishForms,
  queries: skirmishQueries,
  bookQueries: {},
  shown: { table: 'begun', squads: 'begun' },
  answers: undefined as SkirmishAnswers | undefined,
})
