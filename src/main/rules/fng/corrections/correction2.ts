import type { Correction } from '../../../engine/corrections.ts'

/** What a season of play found. */
export const correction2: Correction = {
  number: 2,
  mends: [
    {
      pages: [39],
      text: 'The Medic comes with two squads on 1-4, with one of them at random, and with the whole platoon without a die.',
      steps: ['chooseParty', 'act.medicJoins'],
    },
  ],
}
