import type { Chapter } from '../chapter.ts'
import { breakOff } from './breakOff.ts'
import { captivesGoFree } from './captivesGoFree.ts'
import { charge } from './charge.ts'
import { meleeRound } from './meleeRound.ts'
import { subdue } from './subdue.ts'

/** Charges, melee, breaking off, prisoners. */
export const melee: Chapter = { actions: [charge, meleeRound, breakOff, subdue, captivesGoFree], hooks: {} }
