import type { Steps } from '../../../../../main/engine/system.ts'
import type { FngState } from '../../state.ts'
import { correctBillet } from './correctBillet.ts'
import { correctSoldier } from './correctSoldier.ts'
import { moveSoldier, moveUnit } from './moves.ts'
import { muster } from './muster.ts'
import { renameSoldier, rerollName } from './names.ts'
import { nextStar } from './nextStar.ts'
import { takeOver } from './takeOver.ts'

/** The steps that make a platoon and change who stands where. */
export const rosterSteps = {
  muster,
  takeOver,
  renameSoldier,
  rerollName,
  moveSoldier,
  moveUnit,
  correctSoldier,
  correctBillet,
  nextStar,
} satisfies Steps<FngState>
