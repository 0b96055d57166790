import type { Chapter } from '../chapter.ts'
import { endBattle } from './endBattle.ts'
import { mayBeOver } from './length.ts'

/** How long the mission lasts, how it ends, and what it brought. */
export const ending: Chapter = { actions: [endBattle], hooks: { turnEnds: mayBeOver } }
