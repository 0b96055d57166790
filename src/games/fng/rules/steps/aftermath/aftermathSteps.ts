import type { Steps } from '../../../../../main/engine/system.ts'
import type { FngState } from '../../state.ts'
import { adjustPoints } from './adjustPoints.ts'
import { awardMedals } from './awardMedals.ts'
import { bringReplacements } from './bringReplacements.ts'
import { checkShortTimers } from './checkShortTimers.ts'
import { countPoints } from './countPoints.ts'
import { decreaseRep } from './decreaseRep.ts'
import { endCampaign } from './endCampaign.ts'
import { endTurn } from './endTurn.ts'
import { fillPosts } from './fillPosts.ts'
import { improveRep } from './improveRep.ts'
import { judgeMission } from './judgeMission.ts'
import { passTime } from './passTime.ts'
import { recover } from './recover.ts'
import { report } from './report.ts'
import { returnAbsent } from './returnAbsent.ts'
import { sendHome } from './sendHome.ts'

/** After the mission and the end of the half-month (FNG pp. 102-105), in the order in which they are gone through. */
export const aftermathSteps = {
  report,
  recover,
  countPoints,
  adjustPoints,
  judgeMission,
  awardMedals,
  improveRep,
  decreaseRep,
  passTime,
  checkShortTimers,
  sendHome,
  bringReplacements,
  fillPosts,
  returnAbsent,
  endTurn,
  endCampaign,
} satisfies Steps<FngState>
