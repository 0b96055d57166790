import { BesideSeals } from '../../../renderer/components/BesideSeals.ts'
import type { GameParts } from '../../../renderer/gameScreens.ts'
import { guideSteps } from './guideSteps.ts'
import { turnKeys } from './turn/turnKeys.ts'

/** What The Book and The Gun adds to the pages of the program. */
export const parts: GameParts = {
  Beside: BesideSeals,
  shortcuts: [
    { keys: 'H', what: 'Cover what is sealed', where: 'Everywhere' },
    ...turnKeys.map((key) => ({ ...key, where: 'Turn' })),
  ],
  guide: guideSteps,
}
