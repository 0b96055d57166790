import type { GameParts } from '../../../renderer/gameScreens.ts'
import { BesideSeals } from '../../../renderer/components/BesideSeals.ts'
import { battleKeys } from './battle/battleKeys.ts'
import { guideSteps } from './guideSteps.ts'

/** What Vietnam Skirmish Rules add to the pages of the program. */
export const parts: GameParts = {
  Beside: BesideSeals,
  shortcuts: [
    { keys: 'H', what: 'Cover what is sealed', where: 'Everywhere' },
    ...battleKeys.map((key) => ({ ...key, where: 'Battle' })),
  ],
  guide: guideSteps,
}
