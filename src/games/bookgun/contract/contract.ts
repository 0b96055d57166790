import { defineContract } from '../../../contract/game.ts'
import { bookgunAbout } from './about.ts'
import { bookgunForms } from './forms.ts'
import { bookgunQueries, type BookgunAnswers } from './queries.ts'
import { bookgunSteps } from './steps.ts'

/** What The Book and The Gun and the program agree on. */
export const bookgunContract = defineContract({
  ...bookgunAbout,
  steps: bookgunSteps,
  forms: bookgunForms,
  queries: bookgunQueries,
  bookQueries: {},
  shown: { turn: 'begun', rosters: 'begun' },
  answers: undefined as BookgunAnswers | undefined,
})
