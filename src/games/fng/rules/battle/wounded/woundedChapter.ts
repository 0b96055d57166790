import type { Chapter } from '../chapter.ts'
import { firstAidAction } from './firstAid.ts'
import { leaveOnFoot } from './leaveOnFoot.ts'
import { medicJoins } from './medicJoins.ts'
import { pickUp } from './pickUp.ts'
import { setDown } from './setDown.ts'
import { treatmentHooks } from './treat.ts'

/** Retrieving, First Aid, evacuation on foot, the platoon's Medic. */
export const wounded: Chapter = {
  actions: [pickUp, setDown, firstAidAction, leaveOnFoot, medicJoins],
  hooks: treatmentHooks,
}
