import type { Steps } from '../../../../../main/engine/system.ts'
import type { FngState } from '../../state.ts'
import { act } from './act.ts'
import { beginBattle } from './beginBattle.ts'

/** The steps of a battle that is tracked: it begins, and then goes on action by action. */
export const battleSteps = { beginBattle, act } satisfies Steps<FngState>
