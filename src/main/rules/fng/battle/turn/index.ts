import type { Chapter } from '../chapter.ts'
import { activate, passOn } from './activate.ts'
import { nextTurn } from './nextTurn.ts'

/** The turn: activation dice, activation, sides, groups. */
export const turn: Chapter = { actions: [nextTurn, activate, passOn], hooks: {} }
