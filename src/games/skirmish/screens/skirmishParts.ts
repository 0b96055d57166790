import type { GameParts } from '../../../renderer/gameScreens.ts'
import { battleKeys } from './battle/battleKeys.ts'
import { guideSteps } from './guideSteps.ts'

/** What Vietnam Skirmish Rules add to the pages of the program. */
export const parts: GameParts = {
  shortcuts: battleKeys.map((key) => ({ ...key, where: 'Battle' })),
  guide: guideSteps,
}
