import type { GameParts } from '../../../renderer/gameScreens.ts'
import { BesideTour } from './beside/BesideTour.ts'
import { guideSteps } from './beside/guideSteps.ts'
import { menToRollFor } from './beside/menToRollFor.ts'
import { fngShortcuts } from './fngShortcuts.ts'
import MoveUnit from './paper/MoveUnit.vue'
import TableInBattle from './battle/TableInBattle.vue'

/** What FNG: 2nd Tour adds to the pages of the program. */
export const parts: GameParts = {
  Beside: BesideTour,
  SetUp: MoveUnit,
  TablePlay: TableInBattle,
  tableRoll: { step: 'fng.rollTable', subjects: menToRollFor },
  shortcuts: fngShortcuts,
  guide: guideSteps,
}
