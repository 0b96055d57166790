import { BesideSeals } from '../../../renderer/components/BesideSeals.ts'
import type { GameParts } from '../../../renderer/gameScreens.ts'
import { guideSteps } from './guideSteps.ts'

/** What Snoopin' & Poopin' adds to the pages of the program. */
export const parts: GameParts = {
  Beside: BesideSeals,
  shortcuts: [
    { keys: 'H', what: 'Cover what is sealed', where: 'Everywhere' },
    { keys: 'N', what: 'End the turn of the game', where: 'Turn' },
  ],
  guide: guideSteps,
}
