import type { Steps } from '../../../../../main/engine/system.ts'
import type { FngState } from '../../state.ts'
import { applyHouseRules } from './applyHouseRules.ts'
import { dropTable } from './dropTable.ts'
import { overrideTable, resetTable } from './overrideTable.ts'
import { setNames } from './setNames.ts'
import { setSwitch } from './setSwitch.ts'
import { takePack } from './takePack.ts'
import { writeTable } from './writeTable.ts'

/** How this campaign plays otherwise than the book: tables, and what the book leaves open. */
export const houseSteps = {
  overrideTable,
  resetTable,
  setSwitch,
  setNames,
  applyHouseRules,
  takePack,
  writeTable,
  dropTable,
} satisfies Steps<FngState>
