import type { Chapter } from '../chapter.ts'
import { activate } from './activate.ts'
import { nextTurn } from './nextTurn.ts'
import { passOn } from './passOn.ts'

/** The turn: activation dice, activation, sides, groups. */
export const turn: Chapter = { actions: [nextTurn, activate, passOn], hooks: {} }
