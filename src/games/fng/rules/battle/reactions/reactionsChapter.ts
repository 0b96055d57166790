import type { Chapter } from '../chapter.ts'
import { cohesionAction } from './cohesionAction.ts'
import { reactionHooks } from './hooks.ts'
import { inSightAction } from './inSight/inSight.ts'
import { letGo } from './letGo.ts'
import { partingShot } from './partingShot.ts'
import { putRight } from './putRight.ts'
import { reactAction } from './reactAction.ts'
import { recoverAction } from './recoverAction.ts'

/** Reactions to what happens, and In Sight (FNG pp. 19-24). */
export const reactions: Chapter = {
  actions: [inSightAction, partingShot, reactAction, cohesionAction, recoverAction, putRight, letGo],
  hooks: reactionHooks,
}
