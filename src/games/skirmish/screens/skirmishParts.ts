import type { GameParts } from '../../../renderer/gameScreens.ts'
import { BesideGame } from './BesideGame.ts'
import { battleKeys } from './battle/battleKeys.ts'
import { guideSteps } from './guideSteps.ts'

/** What Vietnam Skirmish Rules add to the pages of the program. */
export const parts: GameParts = {
  Beside: BesideGame,
  shortcuts: [
    { keys: 'H', what: 'Cover what is sealed', where: 'Everywhere' },
    ...battleKeys.map((key) => ({ ...key, where: 'Battle' })),
  ],
  guide: guideSteps,
}
