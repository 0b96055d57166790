import type { Chapter } from '../chapter.ts'
import { enemyBarrage } from './enemyBarrage.ts'
import { fireMission } from './fireMission.ts'
import { lapse } from './lapse.ts'
import { roundLands } from './roundLands.ts'

/** Mortars, artillery and illumination (FNG pp. 76-79). */
export const artillery: Chapter = { actions: [fireMission, roundLands, enemyBarrage], hooks: { turnEnds: lapse } }
