import type { Action } from './action.ts'
import type { TurnHooks } from './scene.ts'

/** One chapter of the rules as the battle sees it. */
export interface Chapter {
  /** What can be done, in the order in which it is listed. */
  readonly actions: readonly Action[]
  /** What it does as turns come and go. */
  readonly hooks: TurnHooks
}
