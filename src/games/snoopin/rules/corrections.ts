import type { Correction } from '../../../main/engine/corrections.ts'

/** What was put right in the rules since they were first given to players, oldest first. A shipped one never changes. */
export const corrections: readonly Correction[] = [
  {
    number: 2,
    mends: [
      {
        pages: [7, 8],
        text: 'The best die of a side is that of a platoon that goes; a platoon that stays at home draws no Fog of War card, and rolls for no lieutenant and no medic.',
        steps: ['rollOff', 'initiatePlan'],
      },
      {
        pages: [10],
        text: 'Loss of Edge takes what special and leadership developments bring as well.',
        steps: ['initiatePlan', 'startGame', 'use'],
      },
      {
        pages: [10],
        text: 'A random mission is counted by the two lists, in a pack as well.',
        steps: ['assess'],
      },
      {
        pages: [10],
        text: 'Unf**k Yourself is rolled, and where it passes the fatigue of the team does nothing until the game is over.',
        steps: ['use'],
      },
    ],
  },
]
